/** Moves of a round that is played alone, on their way to the server: one after the other, each until it is answered. */

import type { AloneAnswer } from '#protocol';
import { pageNow } from '../host/host.ts';
import { randomHex } from '../host/random-hex.ts';
import { playAlone } from '../server/challenge-api.ts';

const AGAIN_AFTER = 400;
/** A line that was lost and a disk that stands still come back; anything else is an answer. */
const MEANWHILE: readonly string[] = ['offline', 'one-moment', 'too-many-requests'];

export class MoveSender {
  readonly #id: string;
  readonly #round: number;
  #last: Promise<AloneAnswer | null> = Promise.resolve(null);
  #isGone = false;

  constructor(id: string, round: number) {
    this.#id = id;
    this.#round = round;
  }

  /** Null: the server will have none of it. */
  send(move: object): Promise<AloneAnswer | null> {
    const pressed = pageNow();
    const key = randomHex(8);
    this.#last = this.#last.then(() => this.#ask(move, key, Math.round(pageNow() - pressed)));
    return this.#last;
  }

  stop(): void {
    this.#isGone = true;
  }

  async #ask(move: object, key: string, waited: number): Promise<AloneAnswer | null> {
    while (!this.#isGone) {
      const asked = { round: this.#round, key, move: { ...move }, waited: Math.min(waited, 60_000) };
      const answer = await playAlone(this.#id, asked);
      if (answer.ok) return answer.value;
      if (!MEANWHILE.includes(answer.because)) return null;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
    return null;
  }
}
