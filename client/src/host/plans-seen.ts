/** What people at this device have planned, and could plan. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PlanTold, SeatPlan } from '#protocol';
import type { Seat } from '#tabletop';
import type { Ahead } from './ahead.ts';
import type { Asked } from './requests.ts';
import type { SeenMatch } from './seen-match.ts';

export class PlansSeen {
  readonly #seen: SeenMatch;
  /** By the match and the seat they are for. */
  readonly #told: Signal<ReadonlyMap<string, SeatPlan | null>> = signal(new Map());
  /** What whoever looks has planned. */
  readonly own: ReadonlySignal<SeatPlan | null>;
  /** What they could plan now; null: nothing. */
  readonly ahead: ReadonlySignal<Ahead | null>;

  constructor(seen: SeenMatch) {
    this.#seen = seen;
    this.ahead = seen.ahead;
    this.own = computed(() => {
      const viewer = seen.looking.value;
      const match = seen.table.value?.match?.id;
      return this.#told.value.get(`${match} ${viewer}`) ?? null;
    });
  }

  heard({ seat, plan }: PlanTold): void {
    this.#told.value = new Map(this.#told.peek()).set(`${this.#seen.table.peek()?.match?.id} ${seat}`, plan);
  }

  /** Null: for that turn nothing is planned any more. */
  readonly asking =
    (move: object | null) =>
    (key: string, seat: Seat): Asked => {
      const { judged } = this.#seen;
      return move === null || judged === null
        ? { type: 'forget-plan', key, seat }
        : { type: 'plan', key, seat, move, judged };
    };
}
