/** What is kept of challenges: read and written here, one thing of a person's after the other. */

import { drawnId } from '../drawn-id.ts';
import type { House } from '../house.ts';
import type { GuestRecord } from '../store/store.ts';
import { refuse } from '../tables/refused.ts';
import { type Attempt, type AttemptData, attemptIn, NOTHING_PLAYED } from './alone.ts';
import { type Series, seriesIn, todays } from './series.ts';

const NO_LIMIT = 1e9;

export class ChallengeRecords {
  readonly #house: House;
  /** For each person: settles when nothing of theirs is under way. */
  readonly #busy = new Map<string, Promise<unknown>>();

  constructor(house: House) {
    this.#house = house;
  }

  async takePlace({ id, data }: Series, { id: guest, name }: GuestRecord): Promise<void> {
    const { store, clock } = this.#house;
    const place = { id: drawnId(16), challenge: id, guest, name, seq: 0, wall: clock.wall(), data: NOTHING_PLAYED };
    await store.write({ kind: 'place', attempt: place, most: data.people ?? NO_LIMIT });
  }

  /** Somebody who played elsewhere at the same moment is asked to try again, and nothing of either is lost. */
  async write(attempt: Attempt, { name }: GuestRecord, data: AttemptData): Promise<void> {
    const { store, clock } = this.#house;
    const next = { ...attempt, name, data, seq: attempt.seq + 1, wall: clock.wall() };
    await store.write({ kind: 'attempt', attempt: next }).catch(() => refuse('one-moment'));
  }

  async attempt({ id }: Series, guest: GuestRecord): Promise<Attempt | null> {
    const record = await this.#house.store.challenges.attempt(id, guest.id);
    return record === null ? null : attemptIn(record);
  }

  async read(id: string): Promise<Series | null> {
    const record = await this.#house.store.challenges.challenge(id);
    return record === null ? null : seriesIn(record);
  }

  async existing(id: string): Promise<Series> {
    return (await this.read(id)) ?? todays(id, this.#house.clock.wall()) ?? refuse('no-such-challenge');
  }

  /** The public one is kept once somebody plays it. */
  async kept(id: string): Promise<Series> {
    const kept = await this.read(id);
    if (kept !== null) return kept;
    const challenge = todays(id, this.#house.clock.wall()) ?? refuse('no-such-challenge');
    await this.#house.store.write({ kind: 'challenge', challenge });
    return (await this.read(id)) ?? refuse('no-such-challenge');
  }

  async alone<T>({ id }: GuestRecord, ask: () => Promise<T>): Promise<T> {
    const before = this.#busy.get(id) ?? Promise.resolve();
    const asked = before.then(ask, ask);
    const settled = asked.catch(() => undefined);
    this.#busy.set(id, settled);
    await settled;
    if (this.#busy.get(id) === settled) this.#busy.delete(id);
    return asked;
  }
}
