/** What happened, in order: facts for a client to show and to word. */

import type { Millis, Seat, Viewer } from '#tabletop';
import type { Card } from './components.ts';
import type { Position } from './notation.ts';
import type { CallKind, Reveal, Throw } from './state.ts';

/** When the phase that has just begun ends by itself. */
interface Until {
  readonly deadline: Millis | null;
}

export type Event =
  /** `turnedUp`: the top card of infinity had been lying face down. */
  | ({ readonly type: 'round-began'; readonly round: number; readonly top: Card; readonly turnedUp: boolean } & Until)
  /** `by` null: the table threw by itself. */
  | ({ readonly type: 'thrown'; readonly by: Seat | null; readonly thrown: Throw } & Until)
  | ({ readonly type: 'called'; readonly by: Seat; readonly call: CallKind } & Until)
  | { readonly type: 'followed'; readonly by: Seat }
  /** `follows`: laying it counted as following. */
  | { readonly type: 'joker-laid'; readonly by: Seat; readonly position: Position; readonly follows: boolean }
  | { readonly type: 'chosen'; readonly by: Seat; readonly position: Position }
  | { readonly type: 'said-ready'; readonly by: Seat }
  /** `early`: everybody was ready. */
  | ({ readonly type: 'zero'; readonly early: boolean } & Until)
  | { readonly type: 'revealed'; readonly reveal: Reveal; readonly scores: readonly number[] }
  /** Nobody called: `early` because everybody was ready. */
  | { readonly type: 'fell-silent'; readonly early: boolean }
  | { readonly type: 'captain-changed'; readonly from: Seat; readonly to: Seat }
  /** `from` null: infinity's top card. */
  | { readonly type: 'card-won'; readonly by: Seat; readonly from: Position | null }
  | { readonly type: 'galaxy-filled'; readonly position: Position; readonly card: Card }
  | { readonly type: 'card-left'; readonly card: Card }
  | { readonly type: 'match-ended'; readonly winners: readonly Seat[]; readonly scores: readonly number[] };

export type Tell = (event: Event) => void;

/** [SECRET-1] A choice is told to nobody but who made it. Everything else happens before everybody's eyes. */
export function eventFor(event: Event, viewer: Viewer): Event | null {
  return event.type === 'chosen' && event.by !== viewer ? null : event;
}
