/** What whoever asked for something is told. */

import type { Accepted, HouseRefusal, Refusal } from '#protocol';
import { type Millis, type Refused, type Seat, sameData } from '#tabletop';
import type { Measures } from '../measures.ts';
import type { Line } from '../tables/line.ts';
import type { Guard } from './guard.ts';
import type { LiveMatch } from './live-match.ts';
import type { Publisher } from './publisher.ts';
import type { Submitted } from './submitted.ts';

export class Replies {
  readonly #match: LiveMatch;
  readonly #publisher: Publisher;
  readonly #guard: Guard;
  readonly #measures: Measures;

  constructor(match: LiveMatch, publisher: Publisher, guard: Guard, measures: Measures) {
    this.#match = match;
    this.#publisher = publisher;
    this.#guard = guard;
    this.#measures = measures;
  }

  /** At once: only what is stored is accepted. */
  accept(line: Line, { seat, key, at }: { seat: Seat; key: string; at: Millis }): void {
    const undo = this.#guard.ask(() => this.#match.mayUndo(seat)) ?? false;
    line.send(JSON.stringify({ type: 'accepted', key, seat, at, undo } satisfies Accepted));
  }

  refuse(line: Line | null, key: string, because: HouseRefusal | Refused): void {
    this.#measures.refusals.inc();
    const { because: reason, rule } = typeof because === 'string' ? { because, rule: null } : because;
    if (line !== null) this.#publisher.say(line, { type: 'refused', key, because: reason, rule });
  }

  /** Sent twice, it counts once: the answer is the same as before. Another move needs another key. */
  wasDone(line: Line | null, { seat, key, move }: Pick<Submitted, 'seat' | 'key' | 'move'>): boolean {
    const done = this.#match.done(seat, key);
    if (done === null) return false;
    if (!sameData(done.move, move)) this.refuse(line, key, 'key-already-used');
    else if (line !== null) this.#publisher.afterwards(() => this.accept(line, { seat, key, at: done.at }));
    return true;
  }

  /** So that nobody sends again what made the table fail. */
  fail({ reply, key }: Submitted): void {
    reply?.send(JSON.stringify({ type: 'refused', key, because: 'table-has-failed', rule: null } satisfies Refusal));
  }
}
