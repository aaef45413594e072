/** Who played in a match, from its record: one row for each person, so that their matches are found without reading all. */

import type { MatchRecord, Sat } from './store.ts';

export interface PlayedRow {
  readonly guest: string;
  readonly match: string;
  /** What lists are sorted by, in milliseconds since 1970; 0: nobody knows when it was. */
  readonly at: number;
  readonly game: string;
  readonly state: PlayedState;
  readonly ended: number | null;
  readonly won: boolean;
  readonly score: number | null;
  readonly seats: number;
  readonly ofDevice: boolean;
  readonly name: string;
}

export type PlayedState = 'running' | 'finished' | 'broken-off';

/** As they are written in the file. */
export const STATES: readonly PlayedState[] = ['running', 'finished', 'broken-off'];

/** The seat that is somebody's own: the first they took. The others on the same device are somebody else's. */
export const ownSeat = (sittings: readonly Sat[], guest: string): Sat | null =>
  sittings.find((sat) => sat.guest === guest) ?? null;

export function playedIn(match: MatchRecord): readonly PlayedRow[] {
  const { id, game, sittings = [], end, began = null, ended = null, players } = match;
  const guests = new Set(sittings.flatMap(({ guest }) => guest ?? []));
  const state: PlayedState = end === null ? 'running' : end.outcome === null ? 'broken-off' : 'finished';
  return [...guests].map((guest) => {
    const own = ownSeat(sittings, guest) as Sat;
    // What a seat came to belongs to whoever sat there last.
    const last = sittings.findLast(({ seat }) => seat === own.seat);
    const outcome = last?.guest === guest ? (end?.outcome ?? null) : null;
    return {
      ...{ guest, match: id, game, state, ended, name: own.name, seats: players.length },
      at: began ?? ended ?? 0,
      won: outcome?.winners.includes(own.seat) ?? false,
      score: outcome?.scores[own.seat] ?? null,
      ofDevice: match.ofDevice === true,
    };
  });
}

/** In the order of the file's columns. */
export const columnsOf = (row: PlayedRow): readonly (string | number | null)[] => [
  ...[row.guest, row.match, row.at, row.game, STATES.indexOf(row.state), row.ended, row.won ? 1 : 0, row.score],
  ...[row.seats, row.ofDevice ? 1 : 0, row.name],
];
