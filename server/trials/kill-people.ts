/** People who make recovery words, or have themselves erased, while the server is killed: what they were told must hold. */

import { hashOfTyped } from '../src/people/words.ts';
import type { Store } from '../src/store/store.ts';
import { Guest } from './guest.ts';

interface Promised {
  readonly id: string;
  /** Null: nothing of them is left. */
  readonly hash: string | null;
}

export class PeoplePromised {
  readonly #base: string;
  readonly #promised: Promised[] = [];
  #isDone = false;
  #running: Promise<void> = Promise.resolve();

  constructor(base: string) {
    this.#base = base;
  }

  get count(): number {
    return this.#promised.length;
  }

  /** One after the other, until `stop`. */
  begin(): void {
    this.#running = (async () => {
      for (let turn = 0; !this.#isDone; turn++) {
        // Whoever was cut off in the middle was promised nothing.
        await this.#live(turn % 2 === 1).catch(() => new Promise((resolve) => setTimeout(resolve, 20)));
      }
    })();
  }

  async stop(): Promise<void> {
    this.#isDone = true;
    await this.#running;
  }

  /** How many promises were not kept. */
  async broken(store: Store): Promise<number> {
    let broken = 0;
    for (const { id, hash } of this.#promised) {
      const isKept =
        hash === null
          ? (await store.guest(id)) === null && (await store.tokensOf(id)).length === 0
          : (await store.people.guestWithWords(hash)) === id;
      if (!isKept) broken++;
    }
    return broken;
  }

  async #live(isErased: boolean): Promise<void> {
    const guest = await Guest.arrive(this.#base, 'Kept');
    const { words } = await guest.must<{ words: readonly string[] }>('/api/me/words', {});
    if (isErased) await guest.must('/api/me/erase', { sure: true });
    this.#promised.push({ id: guest.id, hash: isErased ? null : hashOfTyped(words.join(' ')) });
  }
}
