/**
 * One way out for each who looks: what is said there waits until what it rests on is stored, and for nothing that
 * somebody else did in secret, be it for a moment.
 */

import { type Held, Outbox } from '#protocol';
import { type Viewer, viewersOf } from '#tabletop';

/** A viewer, or the screens of those who play. */
export type Channel = Viewer | 'screen';

export interface Said extends Held {
  readonly to: Channel;
}

export class Outboxes {
  readonly #boxes: ReadonlyMap<Channel, Outbox>;

  constructor(seatCount: number, fail: (error: unknown) => void) {
    const channels: readonly Channel[] = [...viewersOf(seatCount), 'screen'];
    this.#boxes = new Map(channels.map((channel) => [channel, new Outbox(fail)]));
  }

  after(channel: Channel, stored: Promise<void> | null, say: () => void): void {
    this.#boxes.get(channel)?.after(stored, say);
  }

  /** To each their own, as soon as one thing is stored; whoever looks with two pairs of eyes hears it in this order. */
  afterEach(stored: Promise<void>, said: readonly Said[]): void {
    for (const one of said) this.#boxes.get(one.to)?.hold(one);
    stored.then(
      () => {
        for (const one of said) {
          one.isOver = true;
          this.#boxes.get(one.to)?.drain();
        }
      },
      (error) => {
        for (const { to } of said) this.#boxes.get(to)?.die(error);
      },
    );
  }

  /** Once everybody has been told everything before it; whatever comes later waits for it. */
  afterAll(stored: Promise<void> | null, say: () => void): void {
    let left = this.#boxes.size;
    const isReached = new Promise<void>((resolve) => {
      for (const box of this.#boxes.values()) {
        box.after(stored, () => {
          if (--left > 0) return;
          say();
          resolve();
        });
      }
    });
    if (left > 0) for (const box of this.#boxes.values()) box.after(isReached, () => undefined);
  }

  shut(): void {
    for (const box of this.#boxes.values()) box.shut();
  }
}
