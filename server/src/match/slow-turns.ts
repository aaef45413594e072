/** What is written down of whose turn it is at a slow table, seat by seat. Plain data and how it changes. */

import type { OverDays, OwnHours } from '#protocol';
import type { Millis } from '#tabletop';
import { countedBetween, deadlineAfter, LONGEST_WAIT } from '../people/counted-time.ts';

const AN_HOUR = 3_600_000;
/** What somebody may have saved up, at most. */
const MOST_SAVED = 28 * 24 * AN_HOUR;

/** Moments are milliseconds since 1970. */
export interface TurnData {
  /** How many moves the match had when it began, and how many of them were this seat's. */
  readonly from: number;
  readonly made: number;
  readonly since: number;
  /** How much time that counts was left at a moment. */
  readonly left: Millis;
  readonly at: number;
  /** Null: it stands still. */
  readonly until: number | null;
  readonly isLate: boolean;
}

export interface SeatTime {
  readonly turn: TurnData | null;
  /** The last turn, which is on again if its last move is taken back: it was over with so many moves. */
  readonly past: (TurnData & { readonly to: number; readonly saved: Millis }) | null;
  /** What is left of the hours for the whole match, where there are such. */
  readonly saved: Millis;
}

export const newTimes = ({ hours }: OverDays, seats: number): readonly SeatTime[] =>
  Array.from({ length: seats }, () => ({ turn: null, past: null, saved: hours * AN_HOUR }));

/** A turn as it goes on from a moment, with so much left. */
const going = (turn: TurnData, left: Millis, at: number, hours: OwnHours): TurnData => ({
  ...{ ...turn, left, at },
  until: deadlineAfter(at, left, hours),
});

const leftAt = ({ left, at, until }: TurnData, now: number, hours: OwnHours): Millis =>
  until === null ? left : Math.max(0, left - countedBetween(at, Math.max(at, now), hours));

interface Begun {
  readonly moves: number;
  readonly made: number;
  readonly now: number;
  readonly hours: OwnHours;
}

/** Whoever takes the last move of a turn back is in that turn again, with what was left of its time. */
export function opened(time: SeatTime, pace: OverDays, { moves, made, now, hours }: Begun): SeatTime {
  const { past } = time;
  if (past !== null && past.from <= moves && moves < past.to) {
    const { to: _to, saved, ...turn } = past;
    return { ...time, turn: going(turn, turn.left, now, hours), saved };
  }
  const left = pace.addedHours === null ? pace.hours * AN_HOUR : time.saved;
  const turn = { from: moves, made, since: now, left, at: now, until: null, isLate: false };
  return { ...time, turn: going(turn, left, now, hours) };
}

export function closed(
  time: SeatTime,
  pace: OverDays,
  { moves, now, hours }: Pick<Begun, 'moves' | 'now' | 'hours'>,
): SeatTime {
  const { turn, saved } = time;
  if (turn === null) return time;
  const left = leftAt(turn, now, hours);
  // Somebody took back what it began with: it was none.
  if (moves < turn.from) return { ...time, turn: null };
  const gained = Math.min(MOST_SAVED, left + (pace.addedHours ?? 0) * AN_HOUR);
  return { turn: null, past: { ...turn, left, to: moves, saved }, saved: pace.addedHours === null ? saved : gained };
}

/** Whoever's hours these are has others from now on; however often they change, nobody waits for ever. */
export function withHours(
  turn: TurnData,
  { now, before, hours }: { readonly now: number; readonly before: OwnHours; readonly hours: OwnHours },
): TurnData {
  if (turn.until === null) return turn;
  const goesOn = going(turn, leftAt(turn, now, before), now, hours);
  return { ...goesOn, until: Math.min(goesOn.until ?? 0, Math.max(turn.until, turn.since + LONGEST_WAIT)) };
}

export const stopped = (turn: TurnData, now: number, hours: OwnHours): TurnData =>
  turn.until === null ? turn : { ...turn, left: leftAt(turn, now, hours), at: now, until: null };

export const resumed = (turn: TurnData, now: number, hours: OwnHours): TurnData =>
  turn.until === null ? going(turn, turn.left, now, hours) : turn;

/**
 * The calendar showed `before` and shows `now` at the same moment. Whoever had time left has it; a deadline that was
 * given while the calendar was right stays if it is later; a turn that began in a future that there is not goes on from now.
 */
export function afterJump(
  turn: TurnData,
  { before, now, hours }: { readonly before: number; readonly now: number; readonly hours: OwnHours },
): TurnData {
  if (turn.until === null) return turn;
  const goesOn = going(turn, leftAt(turn, before, hours), now, hours);
  if (turn.at > now) return { ...goesOn, since: Math.min(turn.since, now) };
  return (goesOn.until ?? 0) > turn.until ? goesOn : turn;
}
