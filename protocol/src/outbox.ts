/** Nothing is said before what it rests on is stored, and everything is said in order. */

interface Held {
  isReady: boolean;
  readonly say: () => void;
}

export class Outbox {
  readonly #fail: (error: unknown) => void;
  #held: Held[] = [];
  #isDead = false;

  /** `fail`: something could not be stored; nothing more goes out from here. */
  constructor(fail: (error: unknown) => void) {
    this.#fail = fail;
  }

  /** Says it after everything before it, and after `stored`. */
  after(stored: Promise<void> | null, say: () => void): void {
    if (this.#isDead) return;
    if (stored === null) {
      if (this.#held.length === 0) say();
      else this.#held.push({ isReady: true, say });
      return;
    }
    const held: Held = { isReady: false, say };
    this.#held.push(held);
    stored.then(
      () => {
        held.isReady = true;
        this.#drain();
      },
      (error) => this.#die(error),
    );
  }

  /** Says nothing more. */
  shut(): void {
    this.#isDead = true;
    this.#held = [];
  }

  #drain(): void {
    while (this.#held[0]?.isReady === true) this.#held.shift()?.say();
  }

  #die(error: unknown): void {
    if (this.#isDead) return;
    this.shut();
    this.#fail(error);
  }
}
