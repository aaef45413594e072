/** Nothing is said before what it rests on is stored, and everything is said in order. */

/** What something rests on. */
interface Waited {
  isOver: boolean;
}

interface Held {
  readonly waited: Waited;
  readonly say: () => void;
}

const NOTHING: Waited = { isOver: true };

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
      else this.hold(NOTHING, say);
      return;
    }
    const waited = { isOver: false };
    this.hold(waited, say);
    stored.then(
      () => {
        waited.isOver = true;
        this.drain();
      },
      (error) => this.die(error),
    );
  }

  /** Says it after everything before it, in the first `drain` for which what it waits for is over. */
  hold(waited: Waited, say: () => void): void {
    if (!this.#isDead) this.#held.push({ waited, say });
  }

  drain(): void {
    while (this.#held[0]?.waited.isOver === true) this.#held.shift()?.say();
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
