/** The last lines that were said at a table, for whoever looks into a report. */

import type { Said } from '#protocol';
import type { SpokenLine } from '../store/moderation-reads.ts';

const MOST_LINES = 60;

export class Spoken {
  readonly #lines: SpokenLine[] = [];

  note(line: { readonly guest: string; readonly name: string; readonly wall: number; readonly what: Said }): void {
    this.#lines.push(line);
    if (this.#lines.length > MOST_LINES) this.#lines.shift();
  }

  get lines(): readonly SpokenLine[] {
    return [...this.#lines];
  }
}
