import { type Signal, signal } from '@preact/signals';
import type { ToClient } from '#protocol';
import type { Saying } from './host.ts';
import { Listeners } from './listeners.ts';

const MOST = 40;

/** What people said while this page was open; the table itself keeps nothing of it. */
export class Sayings {
  readonly #hear = new Listeners<Saying>();
  /** Oldest first. */
  readonly all: Signal<readonly Saying[]> = signal([]);
  readonly add = this.#hear.add;
  /** What whoever runs the server says to everybody, until it is shown. */
  readonly announced: Signal<string | null> = signal(null);

  heard(message: Extract<ToClient, { type: 'said' | 'announced' }>): void {
    if (message.type === 'announced') {
      this.announced.value = message.text;
      return;
    }
    const { seat, name, what } = message;
    if (seat === null) return;
    const saying = { seat, name, what };
    this.all.value = [...this.all.peek(), saying].slice(-MOST);
    this.#hear.tell(saying);
  }
}
