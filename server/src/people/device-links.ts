/** Codes with which a second device becomes the same person: each works once, and for ten minutes. */

import type { Clock } from '../clock.ts';
import type { Commons } from '../cluster/commons.ts';
import { drawnId } from '../drawn-id.ts';
import type { GuestRecord } from '../store/store.ts';
import { refuse } from '../tables/refused.ts';

const LINK_MILLIS = 10 * 60_000;
const MOST_LINKS = 10_000;
/** Of one guest at the same time; a new one takes the oldest one's place. */
const MOST_OF_ONE = 3;

interface Link {
  readonly guest: string;
  readonly until: number;
}

export class DeviceLinks {
  readonly #clock: Clock;
  /** The oldest first. */
  readonly #links: Map<string, Link>;
  readonly #commons: Commons;

  constructor(clock: Clock, commons: Commons) {
    this.#clock = clock;
    this.#commons = commons;
    this.#links = commons.map('links');
  }

  offer(guest: GuestRecord): { readonly code: string; readonly seconds: number } {
    const now = this.#clock.now();
    for (const [code, { until }] of this.#links) if (until < now) this.#links.delete(code);
    const own = [...this.#links].filter(([, link]) => link.guest === guest.id);
    if (own.length >= MOST_OF_ONE) this.#links.delete(own[0]?.[0] ?? '');
    // Nobody's link makes another's invalid.
    if (this.#links.size >= MOST_LINKS) refuse('too-many-requests');
    const code = drawnId(16);
    this.#links.set(code, { guest: guest.id, until: now + LINK_MILLIS });
    return { code, seconds: LINK_MILLIS / 1000 };
  }

  /** Nobody becomes this guest by a link any more. */
  end(guest: string): void {
    for (const [code, link] of this.#links) if (link.guest === guest) this.#links.delete(code);
  }

  /** The guest whose link it is; it does not work again. */
  async follow(code: string): Promise<string | null> {
    const link = this.#links.get(code);
    if (link === undefined || !(await this.#commons.isFirst(`link:${code}`, LINK_MILLIS))) return null;
    this.#links.delete(code);
    return link.until < this.#clock.now() ? null : link.guest;
  }
}
