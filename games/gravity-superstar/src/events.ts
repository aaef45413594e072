/** What happened, as facts in their order. Only the card of a step is not for everybody. */

import type { Seat, Viewer } from '#tabletop';
import type { Cell, Direction } from './board.ts';
import type { Loot } from './moves.ts';
import type { Card, Colour } from './state.ts';

/** Why all cards of a seat came back to its hand. */
export type Return = 'refill' | 'fifth-card' | 'ejected';

/** Which rule ended the match. */
export type Ending = 'few-stars' | 'goal' | 'no-stars' | 'last-round';

export type Event =
  | { readonly type: 'turn-began'; readonly seat: Seat }
  | { readonly type: 'came-in'; readonly seat: Seat; readonly cell: Cell; readonly up: Direction }
  | { readonly type: 'card-played'; readonly seat: Seat; readonly card: Card; readonly as: Card }
  /** Face down: null for everybody but the seat that played it. */
  | { readonly type: 'card-hidden'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'cards-returned'; readonly seat: Seat; readonly why: Return }
  | { readonly type: 'turned'; readonly seat: Seat; readonly cell: Cell; readonly up: Direction }
  | {
      readonly type: 'entered';
      readonly seat: Seat;
      readonly from: Cell;
      readonly cell: Cell;
      readonly toward: Direction;
      readonly falling: boolean;
    }
  | { readonly type: 'ejected'; readonly seat: Seat; readonly by: Seat; readonly cell: Cell }
  | { readonly type: 'star-taken'; readonly seat: Seat; readonly cell: Cell; readonly colour: Colour }
  | { readonly type: 'token-taken'; readonly seat: Seat; readonly cell: Cell }
  /** `to` is `from` when every other door holds a Superstar. */
  | { readonly type: 'door-moved'; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'landed'; readonly seat: Seat; readonly cell: Cell; readonly up: Direction }
  /** Null: the owner had nothing. */
  | { readonly type: 'stolen'; readonly seat: Seat; readonly from: Seat; readonly take: Loot | null }
  | { readonly type: 'token-spent'; readonly seat: Seat }
  /** Expert end: this table round is the last. */
  | { readonly type: 'goal-reached'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'round-ended'; readonly round: number }
  | {
      readonly type: 'match-ended';
      readonly ending: Ending;
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
    };

/** Null when nobody listens: then no event is even made, which is what playouts want. */
export type Tell = ((event: Event) => void) | null;

/** [SECRET-1] Everybody sees that a card was laid face down; only its owner knows which. */
export function eventFor(event: Event, viewer: Viewer): Event {
  if (event.type !== 'card-hidden') return event;
  return { type: 'card-hidden', seat: event.seat, card: viewer === event.seat ? event.card : null };
}
