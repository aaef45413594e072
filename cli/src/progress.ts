/** A bar on a terminal; nothing where nobody looks. */

const WIDTH = 30;

export class Progress {
  readonly #what: string;
  readonly #total: number;
  #shown = -1;

  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }

  at(done: number): void {
    const percent = Math.floor((100 * done) / this.#total);
    if (!process.stderr.isTTY || percent === this.#shown) return;
    this.#shown = percent;
    const full = Math.round((WIDTH * done) / this.#total);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    process.stderr.write(`\r${bar} ${percent} % of ${this.#total} ${this.#what}${done === this.#total ? '\n' : ''}`);
  }
}
