/** Takes up a match from what was stored about it. */

import type { Game } from '#tabletop';
import type { House } from '../house.ts';
import { LiveMatch, type Served } from './live-match.ts';

export const isRealTime = (house: House, game: string): boolean => house.shelf.pace(game).races.length > 0;

/** Match time goes on where it stood; it never goes back behind anything that was accepted. */
export async function recovered(house: House, game: Game, id: string): Promise<Served> {
  const { store, clock } = house;
  const record = await store.match(id);
  if (record === null) throw new Error('the match of this table is not stored');
  const match = new LiveMatch(game, record, !isRealTime(house, game.id));
  match.recover(await store.entries(id));
  const served = Math.floor(clock.now() - record.startedAt);
  const tellingAt = record.tellingAt ?? null;
  const stoodAt = record.asleepAt ?? tellingAt;
  if (stoodAt === null && served >= match.reached) return { match, startedAt: record.startedAt, tellingAt };
  const startedAt = clock.now() - (stoodAt ?? match.reached);
  await store.write({ kind: 'match', match: { ...record, startedAt, asleepAt: null } });
  return { match, startedAt, tellingAt };
}

/** Counts how often something failed lately. */
export class Patience {
  readonly #house: House;
  #failures: number[] = [];

  constructor(house: House) {
    this.#house = house;
  }

  /** One failure more; true when it has been too many in a minute. */
  isOver(): boolean {
    const now = this.#house.clock.now();
    this.#failures = [...this.#failures.filter((at) => at > now - 60_000), now];
    return this.#failures.length > 3;
  }
}
