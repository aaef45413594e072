/** Builds as people do: one building after another, each in its time, now and then wrong. */

import {
  BUILDINGS,
  isPlacedAlike,
  type Move,
  type Placed,
  type SpaceBuilderWords,
  type View,
} from '#games/space-builder';
import { type Millis, pick, type Seat } from '#tabletop';
import type { Asked, Decision, NamedBot } from '../bot.ts';
import { diceFor, humanTime } from '../dice.ts';
import { SKILLS, type Skill } from './skill.ts';
import { type Deed, timelineOf } from './timeline.ts';

const CHOICE = { median: 2_500, spread: 0.3, least: 800 } as const;
const READINESS = { median: 1_800, spread: 0.3, least: 600 } as const;
const FINISH = { median: 450, spread: 0.2, least: 250 } as const;

/** What the dice are thrown for: each purpose has its own. */
const PURPOSE = { building: 1, opening: 2, readiness: 3, finishing: 4 } as const;

export const spaceBuilderBot: NamedBot<SpaceBuilderWords> = {
  names: { cadet: 'Pebble', rookie: 'Wobble', regular: 'Mason', expert: 'Rosa', master: 'Architect' },
  decide(view, asked) {
    const seat = view.viewer;
    if (seat === 'spectator') return null;
    switch (view.phase) {
      case 'building':
        return view.finished.includes(seat) ? null : building(view, seat, asked);
      case 'choosing':
        return view.rounds.at(-1)?.winner === seat ? opening(view, seat, asked) : readiness(view, seat, asked);
      case 'waiting':
        return readiness(view, seat, asked);
      case 'over':
        return null;
    }
  },
};

function building(view: View, seat: Seat, asked: Asked): Decision<Move> | null {
  if (view.plan === null) return null;
  const held = view.held[seat] ?? [];
  const skill = SKILLS[asked.level];
  const timeline = timelineOf(view.plan, held, skill, diceFor(asked.seed, PURPOSE.building, view.round));
  const start = view.since;
  const board = view.boards[seat] ?? [];
  const next = nextDeed(timeline.building, board, timeline.mending);
  if (next !== null) return deed(next, start, asked.now);
  if (!isFarAhead(view, seat, skill)) {
    const mending = nextDeed(timeline.mending, board, []);
    if (mending !== null) return deed(mending, start, asked.now);
  }
  const dice = diceFor(asked.seed, PURPOSE.finishing, view.round);
  const wait = pause(FINISH, dice);
  const due = start + (isFarAhead(view, seat, skill) ? timeline.builtAt : timeline.checkedAt) + wait;
  return { move: { type: 'finish' }, after: due > asked.now ? due - asked.now : wait };
}

/** The first building that does not stand as it was meant to, or as it was mended since. */
function nextDeed(deeds: readonly Deed[], board: readonly Placed[], mended: readonly Deed[]): Deed | null {
  const stands = ({ placed }: Deed): boolean => board.some((built) => isPlacedAlike(built, placed));
  const isDone = (deed: Deed): boolean =>
    stands(deed) || mended.some((later) => later.placed.building === deed.placed.building && stands(later));
  return deeds.find((deed) => !isDone(deed)) ?? null;
}

/** In its time; and if that is past already (the seat was somebody else's till now) after as long as it takes. */
function deed({ at, took, placed }: Deed, start: Millis, now: Millis): Decision<Move> {
  const due = start + at;
  return { move: { type: 'build', ...placed }, after: due > now ? due - now : took };
}

/** The others lack so many buildings that a fault or two would not matter. */
function isFarAhead(view: View, seat: Seat, { lead }: Skill): boolean {
  if (lead === null) return false;
  return view.held.every((held, other) => other === seat || held.length - (view.placed[other] ?? 0) >= lead);
}

function opening(view: View, seat: Seat, asked: Asked): Decision<Move> {
  const dice = diceFor(asked.seed, PURPOSE.opening, view.round);
  const held = view.held[seat] ?? [];
  const building = pick(
    dice,
    BUILDINGS.filter((number) => !held.includes(number)),
  );
  return { move: { type: 'unlock', building }, after: untilDue(view, asked.now, pause(CHOICE, dice)) };
}

function readiness(view: View, seat: Seat, asked: Asked): Decision<Move> | null {
  if (view.ready[seat] === true) return null;
  const dice = diceFor(asked.seed, PURPOSE.readiness, view.round, view.phase === 'waiting' ? 1 : 0);
  return { move: { type: 'ready' }, after: untilDue(view, asked.now, pause(READINESS, dice)) };
}

function untilDue(view: View, now: Millis, wait: Millis): Millis {
  const due = view.since + wait;
  return due > now ? due - now : wait;
}

function pause(
  { median, spread, least }: { readonly median: number; readonly spread: number; readonly least: number },
  dice: Parameters<typeof humanTime>[0],
): Millis {
  return Math.max(least, Math.round(humanTime(dice, median, spread)));
}
