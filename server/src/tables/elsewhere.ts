/** What a hall asks of the other processes of the house. */

import type { MessageTo, TableInfo } from '#protocol';
import type { Seat } from '#tabletop';
import type { ComingLine, Place } from './place.ts';
import { HouseRefused } from './refused.ts';
import type { TableData } from './table-data.ts';

/** Another process runs it. */
export class Elsewhere extends HouseRefused {
  readonly at: string;

  constructor(at: string) {
    super('one-moment', 'another process runs this table');
    this.at = at;
  }
}

/** How a table stands, and the seats that can move in its match. */
export interface Glance {
  readonly info: TableInfo;
  readonly canMove: readonly Seat[];
}

export interface Others {
  /** The process that runs a table, or should; null: this one. Nobody's is given to whoever has fewest. */
  find(table: string): Promise<string | null>;
  /** The process that runs it, if any does and it is not this one; nothing is woken for that. */
  owner(table: string): Promise<string | null>;
  come(at: string, line: ComingLine, message: MessageTo<'join'>): Promise<Place>;
  glance(at: string, table: string): Promise<Glance | null>;
  listed(): Promise<readonly TableInfo[]>;
  withCode(code: string): Promise<string | null>;
  /** The same question to all of them; whoever does not answer in time is left out. */
  askAll<T>(kind: string, body: unknown, millis?: number): Promise<readonly T[]>;
  ask<T>(at: string, kind: string, body: unknown): Promise<T>;
  /** What all processes know of a table is another; null: nothing any more. */
  noted(table: string, data: TableData | null): void;
  /** A table is this process's from now on. */
  taken(table: string): void;
}
