/** The seats played by programs: whom to ask, and when they have said they will move. */

import type { Millis, Seat } from '#tabletop';

export interface Plan {
  readonly move: object;
  readonly after: Millis;
}

/** What a bot would do on this view at this moment. */
export type Decide = (seat: Seat, view: object, now: Millis) => Plan | null;

interface Planned {
  readonly seen: string;
  readonly move: object | null;
  readonly at: Millis;
}

export class BotSeats {
  readonly #decide: Decide;
  readonly #plans: Map<Seat, Planned>;

  constructor(seats: readonly Seat[], decide: Decide) {
    this.#decide = decide;
    this.#plans = new Map(seats.map((seat) => [seat, { seen: '', move: null, at: 0 }]));
  }

  /** A bot is asked again whenever its view has changed. */
  look(viewOf: (seat: Seat) => object, now: Millis): void {
    for (const [seat, plan] of this.#plans) {
      const view = viewOf(seat);
      const seen = JSON.stringify(view);
      if (seen === plan.seen) continue;
      const decision = this.#decide(seat, view, now);
      this.#plans.set(seat, { seen, move: decision?.move ?? null, at: now + (decision?.after ?? 0) });
    }
  }

  /** When the next of them moves. */
  get nextAt(): Millis | null {
    const moments = [...this.#plans.values()].flatMap((plan) => (plan.move === null ? [] : [plan.at]));
    return moments.length === 0 ? null : Math.min(...moments);
  }

  /** The earliest move that is due, taken off the list. */
  takeDue(now: Millis): { readonly seat: Seat; readonly move: object; readonly at: Millis } | null {
    let due: { seat: Seat; move: object; at: Millis } | null = null;
    for (const [seat, { move, at }] of this.#plans) {
      if (move !== null && at <= now && (due === null || at < due.at)) due = { seat, move, at };
    }
    if (due !== null) {
      // Whoever has moved is asked again, even if they see nothing new.
      this.#plans.set(due.seat, { seen: '', move: null, at: 0 });
    }
    return due;
  }
}
