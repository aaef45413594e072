/** What a guest is called at a table: nobody learns from it who somebody is at another. */

import { createHash } from 'node:crypto';

const ALIAS_LENGTH = 12;
const MOST_KNOWN = 64;

export const aliasOf = (table: string, guest: string): string =>
  createHash('sha256').update(`${table} ${guest}`).digest('base64url').slice(0, ALIAS_LENGTH);

/** Those of one table: it is said anew with every change, who sits there. */
export class Aliases {
  readonly #table: string;
  readonly #known = new Map<string, string>();

  constructor(table: string) {
    this.#table = table;
  }

  of(guest: string): string {
    const alias = this.#known.get(guest) ?? aliasOf(this.#table, guest);
    // However many come and go.
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(guest, alias);
    return alias;
  }
}
