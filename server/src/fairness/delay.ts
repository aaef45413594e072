/**
 * The server's own estimate of the way to a client. It rests on the smallest round trips, of pings and of messages that
 * a client answers at once: nobody can make those smaller than they are. Pongs that are slow while messages are quick
 * are so left out of account.
 */

const KEPT = 15;
/** A line longer than this can't be made up for in full. */
const SLOW_MILLIS = 60;
const MOST_QUESTIONS = 8;
/** The first pings may have waited for the page. */
const LEAST_PONGS = 3;

export class DelayEstimate {
  readonly #pongs: number[] = [];
  readonly #answers: number[] = [];
  readonly #questions = new Map<string | number, number>();
  #nextPong = 0;
  #nextAnswer = 0;
  #estimate = 0;

  /** Half the smallest round trip of the last ones. */
  get millis(): number {
    return this.#estimate;
  }

  /** How many pings it rests on. */
  get samples(): number {
    return this.#pongs.length;
  }

  /** By its pongs, be they trusted or not: everybody may know. */
  get looksSlow(): boolean {
    return this.#pongs.length >= LEAST_PONGS && Math.min(...this.#pongs) / 2 > SLOW_MILLIS;
  }

  add(roundTrip: number): void {
    if (!(roundTrip >= 0)) return;
    this.#pongs[this.#nextPong] = roundTrip;
    this.#nextPong = (this.#nextPong + 1) % KEPT;
    this.#settle();
  }

  /** The client was told something that it answers at once; `what` names it. */
  asked(what: string | number, now: number): void {
    this.#questions.set(what, now);
    const [oldest] = this.#questions.keys();
    if (this.#questions.size > MOST_QUESTIONS && oldest !== undefined) this.#questions.delete(oldest);
  }

  /** It has answered. To answer before it was asked would only make its line look shorter. */
  answered(what: string | number, now: number): void {
    const asked = this.#questions.get(what);
    if (asked === undefined) return;
    this.#questions.delete(what);
    this.#answers[this.#nextAnswer] = now - asked;
    this.#nextAnswer = (this.#nextAnswer + 1) % KEPT;
    this.#settle();
  }

  #settle(): void {
    this.#estimate = Math.min(...this.#pongs, ...this.#answers) / 2;
  }
}
