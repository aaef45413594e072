/** Who pressed when: everybody who raced shortly after a race that counted is told the order that was settled. */

import type { Receipt } from '#protocol';
import { Alarm, type Clock } from '../clock.ts';

/** How long after the first press others still competed with it. */
const WINDOW = 150;

export class Contest {
  readonly #alarm: Alarm;
  readonly #hold: () => number;
  readonly #say: (receipts: readonly Receipt[]) => void;
  #receipts: Receipt[] = [];

  constructor(clock: Clock, { hold, say }: { hold(): number; say(receipts: readonly Receipt[]): void }) {
    this.#hold = hold;
    this.#say = say;
    this.#alarm = new Alarm(clock, () => this.close());
  }

  /** A race was settled; those before any that counted competed for nothing. */
  note(receipt: Receipt, isAccepted: boolean): void {
    const [first] = this.#receipts;
    if (first !== undefined && receipt.pressed > first.pressed + WINDOW) this.close();
    if (this.#receipts.length === 0) {
      if (!isAccepted) return;
      this.#alarm.set(receipt.pressed + WINDOW + this.#hold());
    }
    this.#receipts.push(receipt);
  }

  close(): void {
    const receipts = this.#receipts;
    this.shut();
    if (receipts.length > 0) this.#say(receipts);
  }

  shut(): void {
    this.#alarm.set(null);
    this.#receipts = [];
  }
}
