/** People who make recovery words, play rounds alone or have themselves erased while the server is killed: what they were told must hold. */

import type { AloneAnswer, ChallengeInfo } from '#protocol';
import { attemptIn } from '../src/challenges/alone.ts';
import { hashOfTyped } from '../src/people/words.ts';
import type { Store } from '../src/store/store.ts';
import { Guest } from './guest.ts';

interface Promised {
  readonly id: string;
  /** Null: nothing of them is left. */
  readonly hash: string | null;
  /** What they did alone, in which challenge. */
  readonly challenge: string;
  readonly at: number;
}

const NEW_CHALLENGE = { game: 'space-bowl', rounds: 1, people: 2, days: 1 };
const ALONE_MOVE = { round: 0, key: 'kept', move: { type: 'go' } };

/** Runs stay, whoever is gone. */
async function isRunKept(store: Store, { challenge, at, id, hash }: Promised): Promise<boolean> {
  const [attempt, ...others] = (await store.challenges.attemptsAt(challenge, 2)).map(attemptIn);
  const runs = attempt?.data.rounds.map(({ run }) => run.map((made) => made.at));
  const isTheirs = attempt?.guest === (hash === null ? null : id);
  return others.length === 0 && isTheirs && JSON.stringify(runs) === JSON.stringify([[at]]);
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
    for (const promised of this.#promised) {
      const { id, hash } = promised;
      const isKept =
        hash === null
          ? (await store.guest(id)) === null && (await store.tokensOf(id)).length === 0
          : (await store.people.guestWithWords(hash)) === id;
      if (!isKept || !(await isRunKept(store, promised))) broken++;
    }
    return broken;
  }

  async #live(isErased: boolean): Promise<void> {
    const guest = await Guest.arrive(this.#base, 'Kept');
    const { id: challenge } = await guest.must<ChallengeInfo>('/api/challenges', NEW_CHALLENGE);
    await guest.must(`/api/challenges/${challenge}/show`, {});
    const { at } = await guest.must<AloneAnswer>(`/api/challenges/${challenge}/moves`, ALONE_MOVE);
    const { words } = await guest.must<{ words: readonly string[] }>('/api/me/words', {});
    if (isErased) await guest.must('/api/me/erase', { sure: true });
    this.#promised.push({ id: guest.id, hash: isErased ? null : hashOfTyped(words.join(' ')), challenge, at });
  }
}
