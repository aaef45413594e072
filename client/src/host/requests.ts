/** What was asked for on a line: said again on each new one until it is answered. */

import type { ToServer } from '#protocol';
import type { Refused } from '#tabletop';
import type { TableLine } from './line.ts';

interface Waiting {
  readonly message: ToServer;
  answer(refusal: Refused | null): void;
}

export class Requests {
  readonly #line: Pick<TableLine, 'say'>;
  readonly #waiting = new Map<string, Waiting>();

  constructor(line: Pick<TableLine, 'say'>) {
    this.#line = line;
  }

  /** Null once it is done. */
  ask(key: string, message: ToServer): Promise<Refused | null> {
    this.#line.say(message);
    return new Promise((answer) => this.#waiting.set(key, { message, answer }));
  }

  /** What was on its way when the line broke; its key makes it count once. */
  repeat(): void {
    for (const { message } of this.#waiting.values()) this.#line.say(message);
  }

  answer(key: string, refusal: Refused | null): void {
    this.#waiting.get(key)?.answer(refusal);
    this.#waiting.delete(key);
  }

  /** Nobody will answer any more. */
  giveUp(): void {
    for (const { answer } of this.#waiting.values()) answer(null);
  }
}
