/** What a first match of Space Bowl says, and when. */

import type { Event, FinishedRound, Move, Reveal, ScoreRule, View } from '#games/space-bowl';
import type { Seat } from '#tabletop';
import { type Hint, type Moment, may } from '../../teaching/hints.ts';
import type { SpaceBowlHintsKey } from '../../words/space-bowl-hints/en.ts';

interface Bowl {
  readonly view: View;
  readonly move: Move;
  readonly event: Event;
  readonly key: SpaceBowlHintsKey;
}

type Now = Moment<Bowl>;

/** So many points before the end it is time to say when that is. */
const NEAR_THE_END = 14;

/** The round that has just been uncovered, until the next throw. */
function uncovered({ view }: Now): FinishedRound | null {
  return view.round.phase === 'pause' ? (view.rounds.at(-1) ?? null) : null;
}

function revealed(moment: Now): Reveal | null {
  const round = uncovered(moment);
  return round === null || round.kind === 'silent' ? null : moment.view.lastReveal;
}

const pointsBy = (moment: Now, rule: ScoreRule): number | null =>
  revealed(moment)?.lines.find((line) => line.seat === moment.you && line.rule === rule)?.points ?? null;

const tookPart = (moment: Now): boolean => revealed(moment)?.lines.some(({ seat }) => seat === moment.you) === true;

const calls = (moment: Now, kind: 'go' | 'doom'): boolean => moment.view.round.call?.kind === kind;

const isBy = (event: Event, type: Event['type'], you: Seat): boolean =>
  event.type === type && 'by' in event && event.by === you;

const byCaller = (key: SpaceBowlHintsKey) => (moment: Now) => ({
  key,
  who: moment.view.round.call?.caller ?? revealed(moment)?.call.caller ?? 0,
});

export const HINTS: readonly Hint<Bowl>[] = [
  // What has just happened, and why.
  { id: 'scored', isNow: (moment) => pointsBy(moment, 'SCORE-2') !== null },
  { id: 'wrong', isNow: (moment) => pointsBy(moment, 'SCORE-6') !== null },
  { id: 'red-right', isRare: true, isNow: (moment) => (pointsBy(moment, 'SCORE-8') ?? 0) > 0 },
  { id: 'red-wrong', isRare: true, isNow: (moment) => (pointsBy(moment, 'SCORE-8') ?? 0) < 0 },
  { id: 'missed', isNow: (moment) => revealed(moment)?.found === true && !tookPart(moment) },
  {
    id: 'in-vain',
    isRare: true,
    isNow: (moment) => uncovered(moment)?.kind === 'go' && revealed(moment)?.found === false && !tookPart(moment),
    says: byCaller('in-vain'),
  },
  {
    id: 'doomed',
    isRare: true,
    isNow: (moment) => uncovered(moment)?.kind === 'doom' && revealed(moment)?.found === false && !tookPart(moment),
    says: byCaller('doomed'),
  },
  { id: 'silent', isRare: true, isNow: (moment) => uncovered(moment)?.kind === 'silent' },
  {
    id: 'last',
    isNow: ({ view }) =>
      view.round.phase !== 'over' && (view.infinity.left === 1 || view.scores.some((score) => score >= NEAR_THE_END)),
    says: ({ view }) => ({ key: view.infinity.left === 1 ? 'last.card' : 'last' }),
  },

  // What to do now.
  { id: 'throw', isNow: (moment) => may(moment, 'throw'), isDone: (event, you) => isBy(event, 'thrown', you) },
  {
    id: 'wait',
    isNow: ({ view, you }) => view.round.phase === 'pause' && view.captain !== you && view.rounds.length === 0,
    says: ({ view }) => ({ key: 'wait', who: view.captain }),
  },
  {
    id: 'choose',
    isNow: (moment) => may(moment, 'place') && moment.view.choice === null && calls(moment, 'go'),
    isDone: (event, you) => isBy(event, 'chosen', you),
    says: ({ view }) => ({ key: view.round.phase === 'placing' ? 'choose.now' : 'choose' }),
  },
  {
    id: 'follow',
    isNow: (moment) => may(moment, 'follow') && calls(moment, 'go'),
    isDone: (event, you) => isBy(event, 'followed', you),
    says: byCaller('follow'),
  },
  {
    id: 'doubt',
    isNow: (moment) => may(moment, 'follow') && may(moment, 'place') && calls(moment, 'doom'),
    isDone: (event, you) => isBy(event, 'followed', you),
    says: byCaller('doubt'),
  },
  { id: 'search', isNow: (moment) => may(moment, 'go'), isDone: (event, you) => isBy(event, 'called', you) },
  {
    id: 'hole',
    isRare: true,
    isNow: (moment) => may(moment, 'go') && (moment.view.round.thrown?.blackHole ?? null) !== null,
  },
  { id: 'rotation', isRare: true, isNow: (moment) => may(moment, 'go') && moment.view.options.rotation },
  { id: 'sphere', isRare: true, isNow: (moment) => may(moment, 'go') && moment.view.options.sphere },
  { id: 'void', isRare: true, isNow: (moment) => may(moment, 'go') && moment.view.galaxy.includes(null) },

  // What the buttons do.
  {
    id: 'go',
    isNow: (moment) => may(moment, 'go'),
    isDone: (event, you) => event.type === 'called' && event.by === you && event.call === 'go',
  },
  {
    id: 'sure',
    isNow: (moment) => may(moment, 'ready') && may(moment, 'place') && moment.view.choice !== null,
    isDone: (event, you) => isBy(event, 'said-ready', you),
  },
  { id: 'joker', isNow: (moment) => may(moment, 'joker'), isDone: (event, you) => isBy(event, 'joker-laid', you) },
  {
    id: 'doom',
    isNow: (moment) => may(moment, 'doom'),
    isDone: (event, you) => event.type === 'called' && event.by === you && event.call === 'doom',
    says: ({ view }) => ({ key: view.options.noJoker ? 'doom.no-joker' : 'doom' }),
  },
  {
    id: 'pass',
    isNow: (moment) => may(moment, 'ready') && may(moment, 'go'),
    isDone: (event, you) => isBy(event, 'said-ready', you),
  },
  { id: 'infinity', isNow: (moment) => uncovered(moment) !== null && moment.view.infinity.left > 1 },
];
