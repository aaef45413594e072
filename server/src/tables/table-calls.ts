/** What a table says to the hall it stands in. */

import type { Notice } from '#protocol';
import type { Table } from './table.ts';

export interface TableCalls {
  /** What is known of the table has changed. */
  saved(table: Table): void;
  /** Nobody is here any more: it can be let go from memory. */
  asleep(table: Table): void;
  /** It can't go on, in this run of the server: what was written down stays as it is. */
  failed(table: Table): void;
  /** Another process has it by now. */
  lost(table: Table): void;
}

/** What those who come back should be told. */
export type Missed = { readonly notice: Notice; readonly millis: number | null } | null;
