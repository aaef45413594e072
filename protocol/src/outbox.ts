/** Nothing is said before what it rests on is stored, and everything is said in order. */

interface Held {
  isReady: boolean;
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
    if (stored !== null) stored.then(this.hold(say), (error) => this.die(error));
    else if (this.#held.length === 0) say();
    else this.#held.push({ isReady: true, say });
  }

  /** Says it after everything before it, and after what is returned was called. */
  hold(say: () => void): () => void {
    const held: Held = { isReady: false, say };
    if (!this.#isDead) this.#held.push(held);
    return () => {
      held.isReady = true;
      this.#drain();
    };
  }

  /** Says nothing more. */
  shut(): void {
    this.#isDead = true;
    this.#held = [];
  }

  #drain(): void {
    while (this.#held[0]?.isReady === true) this.#held.shift()?.say();
  }

  /** Something could not be stored. */
  die(error: unknown): void {
    if (this.#isDead) return;
    this.shut();
    this.#fail(error);
  }
}
