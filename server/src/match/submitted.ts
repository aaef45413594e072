import type { Receipt } from '#protocol';
import type { Seat } from '#tabletop';
import type { Ordered } from '../fairness/order.ts';
import type { Callers } from '../fairness/programs.ts';
import type { Line } from '../tables/line.ts';

/** A move on its way to the rules. */
export interface Submitted {
  readonly seat: Seat;
  readonly key: string;
  readonly move: unknown;
  /** Moments of the served clock. */
  readonly arrived: number;
  readonly claimed: number | null;
  readonly delay: number;
  readonly pressed: number;
  /** The same before anybody asked whether a person could have. */
  readonly asPressed: number;
  readonly races: boolean;
  /** Pressed sooner than any person could have: it counts as pressed when a person could. */
  readonly tooFast: boolean;
  /** Where the answer goes; null for bots. */
  readonly reply: Line | null;
}

export const typeOf = (move: unknown): string =>
  typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string' ? move.type : '';

/** How a race was timed; a person's is noted with those who call. */
export function timingOf(
  { seat, arrived, claimed, delay, pressed, asPressed, drawn, tooFast, reply }: Ordered<Submitted>,
  callers: Callers,
  seenAt: number,
): Omit<Receipt, 'seat' | 'move'> {
  if (reply !== null) callers.note(seat, { pressed: asPressed, seenAt });
  return { arrived, claimed, delay, pressed, drawn, tooFast, likeProgram: callers.isLikeProgram(seat) };
}
