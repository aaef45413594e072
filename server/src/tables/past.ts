/** The match that ended last at a table: whoever comes later is shown how it ended. */

import { Streams } from '#protocol';
import { type Viewer, viewersOf } from '#tabletop';
import { drawnId } from '../drawn-id.ts';
import type { House } from '../house.ts';
import { replayed } from '../match/recovery.ts';
import type { Company } from './company.ts';
import type { Line } from './line.ts';
import type { TableData } from './table-data.ts';

type Ended = (line: Line, viewer: Viewer) => void;

interface PastTable {
  readonly id: string;
  readonly data: TableData;
  readonly company: Company;
}

export class Past {
  readonly #house: House;
  readonly #table: PastTable;
  #loaded: { readonly match: string; readonly ended: Promise<Ended | null> } | null = null;

  constructor(house: House, table: PastTable) {
    this.#house = house;
    this.#table = table;
  }

  /** Nothing is sent while a match is on, or before the first. */
  show(line: Line, viewer: Viewer): void {
    const match = this.#match;
    if (match === null) return;
    if (this.#loaded?.match !== match) this.#loaded = { match, ended: endOf(this.#house, match) };
    this.#loaded.ended.then(
      (ended) => {
        if (this.#match === match && this.#table.company.has(line)) ended?.(line, viewer);
      },
      (error: unknown) => {
        this.#loaded = null;
        this.#house.log.error({ err: error, table: this.#table.id }, 'a finished match could not be shown');
      },
    );
  }

  get #match(): string | null {
    const { phase, match } = this.#table.data;
    return phase === 'finished' ? (match?.id ?? null) : null;
  }
}

/** Null when it is not stored, or its rules are no longer here. */
async function endOf(house: House, id: string): Promise<Ended | null> {
  const record = await house.store.match(id);
  const game = record === null ? null : house.shelf.rules(record.game, record.rulesVersion);
  if (record === null || game === null) return null;
  const { match, told } = await replayed(house, game, record);
  const streams = new Streams(game, viewersOf(match.seatCount), () => drawnId(9));
  streams.remember(told.flat());
  return (line, viewer) => {
    // Whoever has sat down since then in a seat that was not there watches.
    const eyes = viewer === 'spectator' || viewer < match.seatCount ? viewer : 'spectator';
    line.send(streams.whole(match.state, eyes));
  };
}
