/** Who wants nothing to do with whom. Asked at every line that is said: so all of it is known by heart. */

import type { Manners } from '#protocol';
import type { Store } from '../store/store.ts';

const NONE: Manners = { isBlocked: false, isMuted: false };

export class Blocks {
  readonly #byGuest = new Map<string, Map<string, Manners>>();

  /** Other processes know it by heart, too. */
  told: (guest: string, other: string, manners: Manners) => void = () => undefined;

  static async open(store: Store): Promise<Blocks> {
    const blocks = new Blocks();
    await blocks.read(store);
    return blocks;
  }

  async read(store: Store): Promise<void> {
    const all = await store.people.blocks();
    this.#byGuest.clear();
    for (const { guest, other, ...manners } of all) this.hear(guest, other, manners);
  }

  /** Whether `guest` has blocked `other`. */
  has(guest: string, other: string): boolean {
    return this.of(guest, other).isBlocked;
  }

  /** Whether nothing that `other` says is shown to `guest`. */
  isUnheard(guest: string, other: string): boolean {
    const { isBlocked, isMuted } = this.of(guest, other);
    return isBlocked || isMuted;
  }

  of(guest: string, other: string): Manners {
    return this.#byGuest.get(guest)?.get(other) ?? NONE;
  }

  note(guest: string, other: string, manners: Manners): void {
    this.hear(guest, other, manners);
    this.told(guest, other, manners);
  }

  hear(guest: string, other: string, { isBlocked, isMuted }: Manners): void {
    const known = this.#byGuest.get(guest) ?? new Map<string, Manners>();
    if (isBlocked || isMuted) known.set(other, { isBlocked, isMuted });
    else known.delete(other);
    if (known.size > 0) this.#byGuest.set(guest, known);
    else this.#byGuest.delete(guest);
  }

  /** Somebody is gone, or is somebody else now. */
  forget(guest: string, into: string | null): void {
    const own = [...(this.#byGuest.get(guest) ?? [])];
    const by = [...this.#byGuest].flatMap(([one, known]) => {
      const manners = known.get(guest);
      return manners === undefined ? [] : [[one, manners] as const];
    });
    this.#byGuest.delete(guest);
    for (const [one] of by) this.note(one, guest, NONE);
    if (into === null) return;
    for (const [other, manners] of own) if (other !== into) this.note(into, other, manners);
    for (const [one, manners] of by) if (one !== into) this.note(one, into, manners);
  }
}
