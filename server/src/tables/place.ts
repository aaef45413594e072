/** A table as a line sees it: one of this process, or one that another process runs. */

import type { MessageTo, ToServer } from '#protocol';
import type { House } from '../house.ts';
import { hear, join, part } from './hearing.ts';
import type { Line } from './line.ts';
import type { Table } from './table.ts';

export type Heard = Exclude<ToServer, { type: 'join' | 'attend' }>;

/** A line that may be closed while its table wakes up. */
export interface ComingLine extends Line {
  readonly isOpen: boolean;
}

export interface Place {
  /** Whether what is said there may be shown: the table is still this process's, or another has looked after that. */
  readonly isSure: boolean;
  /** A promise where something has to be written first. */
  hear(message: Heard): Promise<void> | undefined;
  /** More is known of how long the line is. */
  measured(): void;
  part(): void;
}

export class PlaceHere implements Place {
  readonly #house: House;
  readonly #table: Table;
  readonly #line: Line;
  readonly #isSure: () => boolean;
  #toldSlow = false;

  constructor(
    { house, isSure }: { readonly house: House; isSure(): boolean },
    table: Table,
    line: Line,
    message: MessageTo<'join'>,
  ) {
    this.#house = house;
    this.#isSure = isSure;
    this.#table = table;
    this.#line = line;
    join(house, table, line, message);
  }

  get isSure(): boolean {
    return this.#isSure();
  }

  hear(message: Heard): Promise<void> | undefined {
    return hear(this.#house, this.#table, this.#line, message);
  }

  /** Everybody may know, and nobody is told again what they know. */
  measured(): void {
    if (this.#line.looksSlow === this.#toldSlow) return;
    this.#toldSlow = this.#line.looksSlow;
    this.#table.tellEverybody();
  }

  part(): void {
    part(this.#table, this.#line);
  }
}
