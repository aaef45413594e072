/** Who got how much of a head start at the last reveal: it and the credit for a press share one budget. */

import { creditOf, headStartOf } from '../fairness/budget.ts';
import type { Line } from './line.ts';

export class HeadStarts {
  #given = new Map<Line, number>();
  /** Of whoever sees it, on whichever line. */
  #byGuest = new Map<string, number>();

  /** A reveal goes out to these; gives back the largest of their head starts. */
  give(lines: readonly Line[]): number {
    this.#given = new Map(lines.map((line) => [line, headStartOf(line.delay + (line.far?.way ?? 0))]));
    this.#byGuest = new Map();
    for (const [{ guest }, millis] of this.#given) {
      this.#byGuest.set(guest, Math.max(millis, this.#byGuest.get(guest) ?? 0));
    }
    return Math.max(0, ...this.#given.values());
  }

  of(line: Line): number {
    return this.#given.get(line) ?? 0;
  }

  /** A moment of another process may be wrong by as much as the way there is long: that counts for whoever pressed. */
  creditOf({ guest, delay, far }: Line): number {
    return creditOf(delay + (far?.way ?? 0), this.#byGuest.get(guest) ?? 0);
  }
}
