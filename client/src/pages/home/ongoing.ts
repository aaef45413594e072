/** What is going on: matches on this device, tables at the server. */

import type { TableInfo } from '#protocol';
import { COVERS, isTitle, type Title } from '../../catalogue/titles.ts';
import { noLongerKept } from '../../local/no-longer-kept.ts';
import { forgetMatch, type StoredMatch, storedMatches } from '../../local/stored-matches.ts';
import { addressOf } from '../../router/routes.ts';
import { listedTables, ownTables } from '../../server/api.ts';
import { playerName } from '../../settings/settings.ts';

export interface Ongoing {
  readonly address: string;
  readonly game: Title;
  readonly seats: number;
  /** The names of the others, as far as seats are taken. */
  readonly others: readonly string[];
  /** It is the turn of somebody at this device; it waits for players; it goes on. */
  readonly state: 'your-turn' | 'in-waiting-room' | 'goes-on';
  /** Takes it off this device, where it is nowhere else. */
  readonly remove: (() => Promise<void>) | null;
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
export async function ongoingMatches(most = MOST): Promise<readonly Ongoing[]> {
  const [stored, tables] = await Promise.all([storedMatches().catch(() => []), ownTables()]);
  const dropped = noLongerKept(stored, Date.now());
  const local = stored.filter((match) => !dropped.includes(match));
  for (const { id } of dropped) void forgetMatch(id);
  const here: readonly Ongoing[] = local
    .filter((match) => !match.isFinished)
    .map((match) => ({
      address: addressOf.match(match.id),
      game: match.game,
      seats: match.recording.players.length,
      others: match.recording.players.flatMap(({ name }, seat) => (seat === match.people[0] ? [] : [name])),
      // Against the clock everybody acts at once: nobody's turn comes.
      state: isTurnOf(match) && COVERS[match.game].pace === 'turns' ? 'your-turn' : 'goes-on',
      remove: () => forgetMatch(match.id),
      touchedAt: match.touchedAt,
    }));
  const there: readonly Ongoing[] = tables.flatMap((table) =>
    isTitle(table.game) && table.phase !== 'finished' && table.phase !== 'closed'
      ? [
          {
            address: addressOf.table(table.id),
            game: table.game,
            seats: table.seats.length,
            others: table.seats.flatMap((seat) =>
              seat.kind === 'empty' || seat.name === playerName.peek() ? [] : [seat.name],
            ),
            state: table.phase === 'open' ? 'in-waiting-room' : isTurnAt(table) ? 'your-turn' : 'goes-on',
            remove: null,
            touchedAt: Date.now(),
          },
        ]
      : [],
  );
  return [...there, ...here]
    .sort(
      (one, other) =>
        Number(other.state === 'your-turn') - Number(one.state === 'your-turn') || other.touchedAt - one.touchedAt,
    )
    .slice(0, most);
}

/** A table says whose time runs only where turns have a time. */
const isTurnAt = ({ seats }: TableInfo): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.name === playerName.peek() && seat.turnEnds !== null);

const isTurnOf = ({ acting, people }: StoredMatch): boolean => acting.some((seat) => people.includes(seat));

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
