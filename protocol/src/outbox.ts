/** Nothing is said before what it rests on is stored, and everything is said in order. */

/** To be said once what it rests on is over. */
export interface Held {
  isOver: boolean;
  readonly say: () => void;
}

export class Outbox {
  readonly #fail: (error: unknown) => void;
  #held: Held[] = [];
  #isDead = false;

  /** `fail`: nothing more goes out from here. */
  constructor(fail: (error: unknown) => void) {
    this.#fail = fail;
  }

  /** Says it after everything before it, and after `stored`. */
  after(stored: Promise<void> | null, say: () => void): void {
    if (this.#isDead) return;
    if (stored === null) {
      if (this.#held.length === 0) say();
      else this.hold({ isOver: true, say });
      return;
    }
    const held = { isOver: false, say };
    this.hold(held);
    stored.then(
      () => {
        held.isOver = true;
        this.drain();
      },
      (error) => this.die(error),
    );
  }

  /** Says it after everything before it, in the first `drain` for which what it rests on is over. */
  hold(held: Held): void {
    if (!this.#isDead) this.#held.push(held);
  }

  drain(): void {
    while (this.#held[0]?.isOver === true) this.#held.shift()?.say();
  }

  /** Says nothing more. */
  shut(): void {
    this.#isDead = true;
    this.#held = [];
  }

  /** Something could not be stored. */
  die(error: unknown): void {
    if (this.#isDead) return;
    this.shut();
    this.#fail(error);
  }
}
