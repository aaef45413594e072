/** The moment before a match: a secret is committed to, every player adds to it, and the match's chance follows. */

import { randomBytes } from 'node:crypto';
import { commitmentTo, type Game, matchKey, SECRET_BYTES, type Seat } from '#tabletop';
import { drawnId } from '../drawn-id.ts';
import type { Shelf } from '../house.ts';
import type { MatchEnd, MatchRecord } from '../store/store.ts';
import { refuse } from './refused.ts';
import { Room } from './room.ts';
import { tallied } from './room-data.ts';
import type { Missed } from './table-calls.ts';
import type { TableData } from './table-data.ts';

/** What the next match at a table will be; the secret stays here until that match is over. */
export interface NextMatch {
  readonly id: string;
  readonly secret: string;
  readonly commitment: string;
}

/** Long enough for a slow line to answer, short enough not to be noticed. */
export const GATHERING_MILLIS = 1_500;

export function drawNextMatch(game: Game): NextMatch {
  const id = drawnId(16);
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  return { id, secret, commitment: commitmentTo(secret, boundTo(id, game)) };
}

/** What a table takes over from rules that are newer than its own; a secret that was meant for others is not used. */
export function newerRules(
  shelf: Shelf,
  { game, rulesVersion }: TableData,
): Partial<Pick<TableData, 'rulesVersion' | 'next'>> {
  const newest = shelf.game(game);
  if (newest === null || newest.rulesVersion === rulesVersion) return {};
  return { rulesVersion: newest.rulesVersion, next: drawNextMatch(newest) };
}

/** A table once its match is over: its room knows how it ended. */
export const withEnd =
  (shelf: Shelf, { outcome }: MatchEnd, wall: number) =>
  (data: TableData): TableData => {
    if (data.match === null) return data;
    const { match, game, seats, room } = data;
    return {
      ...data,
      ...newerRules(shelf, data),
      ...{ phase: 'finished', match: { ...match, outcome }, times: [] },
      room: new Room(room).withMatch(tallied({ id: match.id, game, ended: wall, outcome }, seats)),
    };
  };

/**
 * How a table goes on from what was written down about it. A match ends by the rules it began with, as long as they are
 * here; between matches the newest are taken.
 */
export function goingOn(shelf: Shelf, stored: TableData): { readonly data: TableData; readonly missed: Missed } {
  const { rulesVersion } = shelf.game(stored.game) ?? refuse('no-such-game');
  // A match that goes on from another keeps to its rules before it begins, too.
  const isPlaying = stored.phase === 'playing' || (stored.fork ?? null) !== null;
  const phase = stored.phase === 'starting' ? 'open' : stored.phase;
  const isKnown = rulesVersion === stored.rulesVersion || shelf.rules(stored.game, stored.rulesVersion) !== null;
  if (isPlaying ? isKnown : rulesVersion === stored.rulesVersion) return { data: { ...stored, phase }, missed: null };
  return {
    data: { ...stored, ...newerRules(shelf, stored), phase: isPlaying ? 'open' : phase },
    missed: isPlaying ? { notice: 'rules-have-changed', millis: null } : null,
  };
}

/** A match's own id, not its table's: whoever gets a recording learns no way to the table. */
const boundTo = (id: string, game: Game) => ({ table: id, game: game.id, rulesVersion: game.rulesVersion });

type Given = Required<Pick<MatchRecord, 'table' | 'options' | 'players' | 'startedAt' | 'began' | 'sittings'>> & {
  readonly setup: object | null;
};

export class Gathering {
  readonly #contributions: (string | null)[];
  readonly #wanted: Set<Seat>;

  constructor(seatCount: number, people: readonly Seat[]) {
    this.#contributions = Array.from({ length: seatCount }, () => null);
    this.#wanted = new Set(people);
  }

  get isComplete(): boolean {
    return this.#wanted.size === 0;
  }

  /** The first one counts. */
  add(seat: Seat, bytes: string): void {
    if (this.#wanted.delete(seat)) this.#contributions[seat] = bytes;
  }

  matchOf(next: NextMatch, game: Game, { setup, ...given }: Given): MatchRecord {
    const contributions = this.#contributions;
    return {
      ...given,
      id: next.id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      ...(setup === null ? {} : { setup }),
      key: matchKey(next.secret, contributions, boundTo(next.id, game)),
      secret: next.secret,
      commitment: next.commitment,
      contributions,
      asleepAt: null,
      tellingAt: null,
      end: null,
      ended: null,
    };
  }
}
