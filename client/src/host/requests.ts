/**
 * What was asked for on a line: said again on each new one until it is answered, together with what was seen when it was
 * asked for. The server takes it if it has it already or that still stands; nothing comes true that nobody wants by now.
 */

import type { Judged, MessageTo } from '#protocol';
import type { Refused } from '#tabletop';
import type { TableLine } from './line.ts';

export type Asked = MessageTo<'move'> | MessageTo<'undo'> | MessageTo<'plan'> | MessageTo<'forget-plan'>;

interface Waiting {
  readonly message: Asked;
  readonly judged: Judged | null;
  answer(refusal: Refused | null): void;
}

export class Requests {
  readonly #line: Pick<TableLine, 'say'>;
  readonly #waiting = new Map<string, Waiting>();
  #isLetIn = false;

  constructor(line: Pick<TableLine, 'say'>) {
    this.#line = line;
  }

  /** Null once it is done. */
  ask(message: Asked, judged: Judged | null): Promise<Refused | null> {
    if (this.#isLetIn) this.#line.say(message);
    return new Promise((answer) => this.#waiting.set(message.key, { message, judged, answer }));
  }

  /** A new line: what is asked before the table has let us in would be refused, and waits. */
  hold(): void {
    this.#isLetIn = false;
  }

  /** We are let in: what was on its way when the line broke is said, and what waits. Its key makes it count once. */
  repeat(): void {
    this.#isLetIn = true;
    for (const { message, judged } of this.#waiting.values()) {
      const isJudged = judged !== null && (message.type === 'move' || message.type === 'undo');
      this.#line.say(isJudged ? { ...message, judged } : message);
    }
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
