/**
 * What people are called for one another. Each name means something to one person only: nobody can compare theirs with
 * another's, and none of them is anybody's own id.
 */

import { createHmac } from 'node:crypto';
import type { Store } from '../store/store.ts';

const ALIAS_LENGTH = 16;
const MOST_REMEMBERED = 50_000;

export class Aliases {
  readonly #store: Store;
  readonly #key: string;
  /** Those that were given out lately, by who sees them. */
  readonly #given = new Map<string, string>();

  private constructor(store: Store, key: string) {
    this.#store = store;
    this.#key = key;
  }

  static async open(store: Store): Promise<Aliases> {
    return new Aliases(store, await store.people.houseKey());
  }

  /** What `viewer` calls `person`. */
  of(viewer: string, person: string): string {
    const alias = createHmac('sha256', this.#key)
      .update(`${viewer} ${person}`)
      .digest('base64url')
      .slice(0, ALIAS_LENGTH);
    if (this.#given.size >= MOST_REMEMBERED) this.#given.clear();
    this.#given.set(`${viewer} ${alias}`, person);
    return alias;
  }

  /** Whom `viewer` calls so, of those they may know of; null: nobody. */
  async personCalled(viewer: string, alias: string): Promise<string | null> {
    const given = this.#given.get(`${viewer} ${alias}`);
    if (given !== undefined) return given;
    const { people } = this.#store;
    const [met, known] = await Promise.all([people.metBy(viewer), people.knownBy(viewer)]);
    return [...met, ...known].find(({ other }) => this.of(viewer, other) === alias)?.other ?? null;
  }

  /** Somebody is gone, or is somebody else now. */
  forget(): void {
    this.#given.clear();
  }
}
