/** Who wants nothing to do with whom. Asked at every line that is said: so all of it is known by heart. */

import type { Store } from '../store/store.ts';

export class Blocks {
  readonly #byGuest = new Map<string, Set<string>>();

  static async open(store: Store): Promise<Blocks> {
    const blocks = new Blocks();
    for (const { guest, other } of await store.people.blocks()) blocks.note(guest, other, true);
    return blocks;
  }

  /** Whether `guest` has blocked `other`. */
  has(guest: string, other: string): boolean {
    return this.#byGuest.get(guest)?.has(other) ?? false;
  }

  note(guest: string, other: string, isBlocked: boolean): void {
    const blocked = this.#byGuest.get(guest) ?? new Set();
    if (isBlocked) blocked.add(other);
    else blocked.delete(other);
    if (blocked.size > 0) this.#byGuest.set(guest, blocked);
    else this.#byGuest.delete(guest);
  }

  /** Somebody is gone, or is somebody else now. */
  forget(guest: string, into: string | null): void {
    const own = [...(this.#byGuest.get(guest) ?? [])];
    const by = [...this.#byGuest].flatMap(([one, blocked]) => (blocked.has(guest) ? [one] : []));
    for (const other of own) this.note(guest, other, false);
    for (const one of by) this.note(one, guest, false);
    if (into === null) return;
    for (const other of own) if (other !== into) this.note(into, other, true);
    for (const one of by) if (one !== into) this.note(one, into, true);
  }
}
