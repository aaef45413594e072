/** What is going on: matches on this device, tables at the server. */

import { isTitle, type Title } from '../../catalogue/titles.ts';
import { storedMatches } from '../../local/stored-matches.ts';
import { addressOf } from '../../router/routes.ts';
import { listedTables, ownTables } from '../../server/api.ts';

export interface Ongoing {
  readonly address: string;
  readonly game: Title;
  readonly seats: number;
  /** It waits for somebody at this device. */
  readonly isYours: boolean;
  readonly touchedAt: number;
}

export interface OpenTable {
  readonly address: string;
  readonly game: Title;
  readonly seats: number;
  readonly taken: number;
  readonly watching: number;
  readonly isRunning: boolean;
}

const MOST = 6;

/** Those that wait for you first, then the latest. */
export async function ongoingMatches(): Promise<readonly Ongoing[]> {
  const [local, tables] = await Promise.all([storedMatches().catch(() => []), ownTables()]);
  const here: readonly Ongoing[] = local
    .filter((match) => !match.isFinished)
    .map((match) => ({
      address: addressOf.match(match.id),
      game: match.game,
      seats: match.recording.players.length,
      isYours: match.acting.some((seat) => match.people.includes(seat)),
      touchedAt: match.touchedAt,
    }));
  const there: readonly Ongoing[] = tables.flatMap((table) =>
    isTitle(table.game) && table.phase !== 'finished' && table.phase !== 'closed'
      ? [
          {
            address: addressOf.table(table.id),
            game: table.game,
            seats: table.seats.length,
            isYours: true,
            touchedAt: Date.now(),
          },
        ]
      : [],
  );
  return [...there, ...here]
    .sort((one, other) => Number(other.isYours) - Number(one.isYours) || other.touchedAt - one.touchedAt)
    .slice(0, MOST);
}

export async function openTables(): Promise<readonly OpenTable[]> {
  const tables = await listedTables();
  return tables.slice(0, MOST).flatMap((table) =>
    isTitle(table.game)
      ? [
          {
            address: addressOf.table(table.id),
            game: table.game,
            seats: table.seats.length,
            taken: table.seats.filter((seat) => seat.kind !== 'empty').length,
            watching: table.watching,
            isRunning: table.phase === 'playing',
          },
        ]
      : [],
  );
}
