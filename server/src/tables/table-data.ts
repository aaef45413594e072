/** What is written down about a table. */

import type { LaidPlanet } from '#games/gravity-superstar';
import type { Phase, RematchInfo, TableSettings } from '#protocol';
import { isObject, type Outcome, type Seat } from '#tabletop';
import type { SeatTime } from '../match/slow-turns.ts';
import type { ForkOrigin } from '../store/store.ts';
import type { NextMatch } from './opening.ts';
import type { RoomData } from './room-data.ts';
import type { Sitting } from './seating.ts';

export interface TableData {
  readonly code: string | null;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly settings: TableSettings;
  readonly host: string;
  readonly phase: Phase;
  readonly seats: readonly Sitting[];
  /** The match that is on, or the last one. */
  readonly match: { readonly id: string; readonly commitment: string; readonly outcome: Outcome | null } | null;
  readonly next: NextMatch;
  /** When anything was last changed, in milliseconds since 1970. */
  readonly wall: number;
  /** When somebody was last at it, in milliseconds of service; tables of before know no such moment. */
  readonly served?: number;
  /** Who could move when everybody had gone, in a match in turns. */
  readonly toMove?: readonly Seat[];
  /** Whose turn it is and what they have left, seat by seat, while a match is on that is played over days. */
  readonly times?: readonly SeatTime[];
  /** Who wants another match, where people are not there together. */
  readonly again?: RematchInfo | null;
  /** Laid for the match that comes next; else it is drawn. */
  readonly planet?: LaidPlanet | null;
  /** The match that comes next goes on from the middle of another. */
  readonly fork?: ForkOrigin | null;
  /** Guests whom the host sent away: they come back to this table neither to play nor to watch. */
  readonly sentAway?: readonly string[];
  /** What stays from match to match; tables of before there were rooms have none in the file. */
  readonly room: RoomData;
}

/** As far as others would be harmed who only look through all tables. */
export function isTableData(data: unknown): data is TableData {
  if (!isObject(data)) return false;
  const { host, game, phase, seats, match, next } = data;
  const isNamed = [host, game, phase].every((name) => typeof name === 'string');
  const isSeated = Array.isArray(seats) && seats.every(isObject);
  return isNamed && isSeated && isObject(next) && (match === null || isObject(match));
}

export type OptionValues = { readonly [name: string]: boolean | string | number | null };
