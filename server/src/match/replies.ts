/** What whoever asked for something is told. */

import type { Accepted, HouseRefusal, MessageTo, Refusal } from '#protocol';
import type { LiveMatch, Millis, Refused, Seat } from '#tabletop';
import type { Measures } from '../measures.ts';
import type { Line } from '../tables/line.ts';
import type { Guard } from './guard.ts';
import type { Publisher } from './publisher.ts';
import type { StandIns } from './stand-ins.ts';
import type { Submitted } from './submitted.ts';

/** A press against the clock that is older than this, in milliseconds, was left lying on the way. */
const LONGEST_ON_ITS_WAY = 5_000;

interface Means {
  readonly publisher: Publisher;
  readonly guard: Guard;
  readonly standIns: StandIns;
  readonly measures: Measures;
}

export class Replies {
  readonly #match: LiveMatch;
  readonly #publisher: Publisher;
  readonly #guard: Guard;
  readonly #standIns: StandIns;
  readonly #measures: Measures;

  constructor(match: LiveMatch, { publisher, guard, standIns, measures }: Means) {
    this.#match = match;
    this.#publisher = publisher;
    this.#guard = guard;
    this.#standIns = standIns;
    this.#measures = measures;
  }

  /** At once: only what is stored is accepted. */
  accept(line: Line, { seat, key, at, seq }: { seat: Seat; key: string; at: Millis; seq: number }): void {
    const undo = this.#guard.ask(() => !this.#standIns.isLast(seat) && this.#match.mayUndo(seat)) ?? false;
    line.send(JSON.stringify({ type: 'accepted', key, seat, at, seq, undo } satisfies Accepted));
  }

  refuse(line: Line | null, { seat, key }: Pick<Submitted, 'seat' | 'key'>, because: HouseRefusal | Refused): void {
    const { because: reason, rule } = typeof because === 'string' ? { because, rule: null } : because;
    this.#measures.refusals.inc({ because: reason });
    if (line !== null) this.#publisher.say(line, seat, { type: 'refused', key, because: reason, rule });
  }

  /** Sent twice, it counts once: the answer is the same as before. Another move needs another key. */
  wasDone(line: Line | null, { seat, key, move }: Pick<Submitted, 'seat' | 'key' | 'move'>): boolean {
    const done = this.#match.done({ by: seat, key, move });
    if (done === null) return false;
    if (!done.isSame) this.refuse(line, { seat, key }, 'key-already-used');
    else if (line !== null) {
      const told = { seat, key, at: done.at, seq: this.#publisher.seqFor(seat) };
      this.#publisher.answer(seat, () => this.accept(line, told));
    }
    return true;
  }

  /** Said again on a new line, when its player would see something else by now: refused. What is done stays so. */
  isOutdated(line: Line, { seat, key, judged }: MessageTo<'move'> | MessageTo<'undo'>, age = 0): boolean {
    if (judged === undefined || this.#match.done({ by: seat, key }) !== null) return false;
    if (age <= LONGEST_ON_ITS_WAY && this.#publisher.isStillSeen(seat, judged)) return false;
    this.refuse(line, { seat, key }, 'match-went-on');
    return true;
  }

  /** So that nobody sends again what made the table fail. */
  fail({ reply, key }: Submitted): void {
    reply?.send(JSON.stringify({ type: 'refused', key, because: 'table-has-failed', rule: null } satisfies Refusal));
  }
}
