/**
 * A planted fault: promises are kept before anything is durable. What is "written" waits in memory, as it would in a
 * disk's cache, and is lost when the process is killed: the power cut that SQLite's sync protects from.
 */

import type { Change, Store } from '../src/store/store.ts';

const SYNC_MILLIS = 250;

export class UnsyncedStore implements Store {
  readonly #disk: Store;
  #cache: Change[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(disk: Store) {
    this.#disk = disk;
    this.#timer = setInterval(() => void this.#sync(), SYNC_MILLIS);
  }

  async write(change: Change): Promise<void> {
    this.#cache.push(change);
  }

  async guest(id: string) {
    await this.#sync();
    return this.#disk.guest(id);
  }

  async guestWithToken(token: string) {
    await this.#sync();
    return this.#disk.guestWithToken(token);
  }

  table = (id: string) => this.#disk.table(id);
  openTables = () => this.#disk.openTables();
  match = (id: string) => this.#disk.match(id);
  entries = (match: string) => this.#disk.entries(match);
  lastBeat = () => this.#disk.lastBeat();

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sync();
    await this.#disk.close();
  }

  async #sync(): Promise<void> {
    const changes = this.#cache;
    this.#cache = [];
    await Promise.all(changes.map((change) => this.#disk.write(change)));
  }
}
