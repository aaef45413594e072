import type { Clock } from '../clock.ts';
import { sittingsOf } from '../match/sittings.ts';
import type { MatchRecord } from '../store/store.ts';
import type { Gathering } from './opening.ts';
import { setupWith } from './planet.ts';
import type { Table } from './table.ts';

/** What is written down of the match that begins at a table now. */
export function recordOf({ id, data, game, seating }: Table, clock: Clock, gathering: Gathering): MatchRecord {
  const { next, options, planet } = data;
  const { players, all } = seating;
  return gathering.matchOf(next, game, {
    ...{ table: id, options, players, startedAt: clock.now(), setup: setupWith(planet, players.length) },
    ...{ began: clock.wall(), sittings: sittingsOf(all) },
  });
}
