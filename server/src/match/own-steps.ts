/**
 * What each seat saw before its own last moves, for as long as nothing else has come to its eyes since: whoever pressed
 * then has seen nothing new but what they did themselves.
 */

import type { Seat } from '#tabletop';
import type { Channel } from './outboxes.ts';

const MOST_KEPT = 32;

export class OwnSteps {
  readonly #before = new Map<Channel, string[]>();

  /** `to` was shown something that `by` did; null: the clock. */
  note(to: Channel, by: Seat | null, before: string | null): void {
    if (to !== by || before === null) {
      this.#before.delete(to);
      return;
    }
    const kept = this.#before.get(to);
    if (kept === undefined) this.#before.set(to, [before]);
    else if (kept.push(before) > MOST_KEPT) kept.shift();
  }

  has(seat: Seat, hash: string): boolean {
    return this.#before.get(seat)?.includes(hash) === true;
  }
}
