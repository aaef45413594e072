/** What a first match of Space Builder says, and when. */

import { BUILDINGS, type Event, type Move, type Round, type View } from '#games/space-builder';
import type { Seat } from '#tabletop';
import { type Hint, isBy, type Moment, may } from '../../teaching/hints.ts';
import type { SpaceBuilderHintsKey } from '../../words/space-builder-hints/en.ts';

interface Builder {
  readonly view: View;
  readonly move: Move;
  readonly event: Event;
  readonly key: SpaceBuilderHintsKey;
}

type Now = Moment<Builder>;

/** A plan is up, and one's own board not yet locked. */
const builds = ({ view, you }: Now): boolean => view.phase === 'building' && !view.finished.includes(you);

const placed = ({ view, you }: Now): number => view.placed[you] ?? 0;
const held = ({ view, you }: Now): number => view.held[you]?.length ?? 0;

/** The round that has just been checked, until the next plan comes up. */
const checked = ({ view }: Now): Round | null =>
  view.phase === 'building' || view.phase === 'over' ? null : (view.rounds.at(-1) ?? null);

const endedByTime = ({ events }: Now): boolean => {
  const last = events.findLast(({ type }) => type === 'round-ended');
  return last?.type === 'round-ended' && last.because === 'time-is-up';
};

const wasStopped = (moment: Now): boolean => {
  const round = checked(moment);
  return round !== null && !round.finished.includes(moment.you) && !endedByTime(moment);
};

const winner = (moment: Now): Seat | null => checked(moment)?.winner ?? null;

/** Who needs only one more round. */
const holdsAll = ({ view, you }: Now): Seat | null => {
  const all = view.held.flatMap((buildings, seat) => (buildings.length === BUILDINGS.length ? [seat] : []));
  return all.includes(you) ? you : (all[0] ?? null);
};

const byWinner = (key: SpaceBuilderHintsKey) => (moment: Now) => ({ key, who: winner(moment) ?? 0 });

export const HINTS: readonly Hint<Builder>[] = [
  // What is to be decided.
  {
    id: 'open',
    isNow: (moment) => may(moment, 'unlock'),
    isDone: (event, you) => event.type === 'unlocked' && event.seat === you && event.because === 'chosen',
    marks: 2,
  },

  // What has just happened, and why.
  { id: 'defects', isNow: (moment) => (checked(moment)?.defects[moment.you] ?? 0) > 0 },
  {
    id: 'faster',
    isRare: true,
    isNow: (moment) =>
      checked(moment)?.defects[moment.you] === 0 && winner(moment) !== null && winner(moment) !== moment.you,
    says: byWinner('faster'),
  },
  {
    id: 'stopped',
    isRare: true,
    isNow: wasStopped,
    says: ({ view }) => ({ key: view.held.length === 2 ? 'stopped.two' : 'stopped' }),
  },
  { id: 'time-up', isRare: true, isNow: (moment) => checked(moment) !== null && endedByTime(moment) },
  {
    id: 'lost',
    isNow: (moment) => winner(moment) !== null && winner(moment) !== moment.you,
    says: byWinner('lost'),
  },
  { id: 'nobody', isRare: true, isNow: (moment) => checked(moment) !== null && winner(moment) === null },
  {
    id: 'eight',
    isNow: (moment) => moment.view.phase !== 'over' && holdsAll(moment) !== null,
    says: (moment) => {
      const who = holdsAll(moment) ?? 0;
      return { key: who === moment.you ? 'eight.you' : 'eight', who };
    },
  },

  // What to do now.
  {
    id: 'ready',
    isNow: (moment) => may(moment, 'ready') && moment.view.plan === null,
    isDone: (event, you) => isBy(event, 'ready', you),
    marks: 2,
  },
  {
    id: 'on',
    isNow: (moment) => may(moment, 'ready') && moment.view.phase === 'waiting' && moment.view.plan !== null,
    isDone: (event, you) => isBy(event, 'ready', you),
    marks: 2,
  },
  { id: 'finish', isNow: (moment) => may(moment, 'finish'), isDone: (event, you) => isBy(event, 'finished', you) },
  {
    id: 'plan',
    isNow: (moment) => builds(moment) && placed(moment) === 0,
    says: ({ view }) => ({ key: view.plan?.turned === 0 ? 'plan.straight' : 'plan' }),
    marks: 3,
  },
  {
    id: 'pick',
    isNow: (moment) => builds(moment) && placed(moment) < held(moment),
    isDone: (event, you) => isBy(event, 'built', you),
    marks: 4,
  },
  {
    id: 'turn',
    isNow: (moment) => builds(moment) && placed(moment) > 0,
    isDone: (event, you) => event.type === 'built' && event.seat === you && event.built.turn !== 0,
  },
  {
    id: 'flip',
    isNow: (moment) => builds(moment) && placed(moment) > 0,
    isDone: (event, you) => event.type === 'built' && event.seat === you && event.built.face === 'B',
  },
  {
    id: 'move',
    isNow: (moment) => builds(moment) && placed(moment) > 1,
    isDone: (event, you) =>
      isBy(event, 'took-back', you) || (event.type === 'built' && event.seat === you && event.before !== null),
    marks: 2,
  },
  { id: 'held', isNow: (moment) => builds(moment) && held(moment) < BUILDINGS.length },
  { id: 'clock', isNow: (moment) => builds(moment) && moment.view.deadline !== null && moment.view.round > 0 },
];
