/** Running tables as those see them who may watch: for the list of tables. */

import { boardPicture, loadStill } from '#pictures';
import type { Clock } from '../clock.ts';
import type { Table } from '../tables/table.ts';

/** Many may look at the list: a picture is drawn anew so often, and no more. */
const FRESH_MILLIS = 3_000;
const MOST_KEPT = 200;

export class TablePictures {
  readonly #clock: Clock;
  readonly #kept = new Map<string, { readonly at: number; readonly svg: Promise<string | null> }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Null: there is nothing that anybody may watch. */
  of(table: Table): Promise<string | null> {
    const now = this.#clock.now();
    const known = this.#kept.get(table.id);
    if (known !== undefined && now - known.at < FRESH_MILLIS) return known.svg;
    const svg = drawn(table);
    this.#kept.delete(table.id);
    this.#kept.set(table.id, { at: now, svg });
    if (this.#kept.size > MOST_KEPT) for (const oldest of [...this.#kept.keys()].slice(0, 1)) this.#kept.delete(oldest);
    return svg;
  }
}

async function drawn({ session, data: { settings, game } }: Table): Promise<string | null> {
  if (session === null || !settings.listed || !settings.spectators) return null;
  const [stillOf, view] = await Promise.all([loadStill(game), session.watched()]);
  return stillOf === null || view === null ? null : boardPicture(stillOf, { view, scores: [], winners: [] });
}
