import type { Receipt } from '#protocol';
import type { Seat } from '#tabletop';
import type { Ordered } from '../fairness/order.ts';
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
  readonly races: boolean;
  /** Where the answer goes; null for bots. */
  readonly reply: Line | null;
}

export const typeOf = (move: unknown): string =>
  typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string' ? move.type : '';

export const receiptFor = ({ seat, move, arrived, claimed, delay, pressed, drawn }: Ordered<Submitted>): Receipt => ({
  seat,
  move: typeOf(move),
  ...{ arrived, claimed, delay, pressed, drawn },
});
