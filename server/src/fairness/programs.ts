/**
 * Calls that look like a program's: again and again sooner than people find anything, or as even as no person is. It is
 * a mark and no proof: somebody who presses blindly at every throw gets it, too.
 */

import type { Seat } from '#tabletop';

/** So many in a row. */
const SERIES = 5;
/** Each within this after the throw or plan. */
const QUICK_MILLIS = 1_500;
/** All of them this close together, as a share of how long they took. */
const EVEN_SHARE = 0.04;

/** `after`: how long after a throw or plan each of somebody's calls was made, the last one last. */
export function looksLikeProgram(after: readonly number[]): boolean {
  const last = after.slice(-SERIES);
  if (last.length < SERIES) return false;
  const [least, most] = [Math.min(...last), Math.max(...last)];
  return most <= QUICK_MILLIS || most - least <= EVEN_SHARE * most;
}

/** Sooner after a throw or a plan nobody can have seen it and pressed: such a press counts as made then. */
const LEAST_HUMAN_MILLIS = 300;
/** The same, at tables that are open to everybody, for whoever's calls look like a program's. */
const LEAST_PROGRAM_MILLIS = 3_000;

/** Who called how soon, in a match. */
export class Callers {
  readonly #isOpenToAll: () => boolean;
  readonly #series = new Map<Seat, { readonly after: number[]; seenAt: number }>();

  constructor(isOpenToAll: () => boolean) {
    this.#isOpenToAll = isOpenToAll;
  }

  /** How soon after a throw or plan a race of this seat may count. */
  leastMillis(seat: Seat): number {
    return this.#isOpenToAll() && this.isLikeProgram(seat) ? LEAST_PROGRAM_MILLIS : LEAST_HUMAN_MILLIS;
  }

  /** A race of a person: how long after what there is to see it was pressed; the first after each counts. */
  note(seat: Seat, { pressed, seenAt }: { readonly pressed: number; readonly seenAt: number }): void {
    const series = this.#series.get(seat) ?? { after: [], seenAt: Number.NEGATIVE_INFINITY };
    this.#series.set(seat, series);
    if (seenAt === series.seenAt || !Number.isFinite(seenAt)) return;
    series.seenAt = seenAt;
    series.after.push(Math.max(0, pressed - seenAt));
    if (series.after.length > SERIES) series.after.shift();
  }

  isLikeProgram(seat: Seat): boolean {
    return looksLikeProgram(this.#series.get(seat)?.after ?? []);
  }
}
