/** What is going on: matches on this device, tables at the server. */

import type { OwnRoom, SeatInfo } from '#protocol';
import { COVERS, isTitle, type Title } from '../../catalogue/titles.ts';
import { noLongerKept } from '../../local/no-longer-kept.ts';
import { forgetMatch, type StoredMatch, storedMatches } from '../../local/stored-matches.ts';
import { addressOf } from '../../router/routes.ts';
import { listedTables, ownTables } from '../../server/api.ts';
import { wallNow } from '../../server/wall.ts';
import { spanWords } from '../../slow/span-words.ts';
import { noteTurnsWaiting } from '../../slow/turns-waiting.ts';
import { listWords } from '../../words/area.ts';
import { shell } from '../../words/shell.ts';

/** Your turn; everybody's at once; somebody else's; a pause; players; whoever starts the next match; or it just goes on. */
export type OngoingState =
  | 'your-turn'
  | 'goes-on'
  | 'their-turn'
  | 'race'
  | 'paused'
  | 'needs-players'
  | 'for-host'
  | 'you-start';

export interface Ongoing {
  readonly address: string;
  readonly game: Title;
  readonly seats: number;
  /** The names of the others, as far as seats are taken. */
  readonly others: readonly string[];
  /** What it waits for. */
  readonly state: OngoingState;
  /** The names of those it waits for, where they are others. */
  readonly waitsFor: readonly string[];
  /** Takes it off this device, where it is nowhere else. */
  readonly remove: (() => Promise<void>) | null;
  readonly touchedAt: number;
  /** Somebody else waits for your move: until this moment of the calendar at a slow table, 0 where it is played now. */
  readonly until: number | null;
}

export interface OpenTable {
  readonly address: string;
  readonly game: Title;
  readonly seats: number;
  readonly taken: number;
  readonly watching: number;
  readonly isRunning: boolean;
  /** How its match stands, for those who may watch it. */
  readonly picture: string | null;
}

const MOST = 6;

/** Whoever plays alone keeps nobody waiting. */
const urgencyOf = ({ until }: Ongoing): number => until ?? Number.MAX_VALUE;

/** Those that wait for you first, the most urgent before the others; then the latest. */
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
      waitsFor: [],
      remove: () => forgetMatch(match.id),
      touchedAt: match.touchedAt,
      until: null,
    }));
  const there: readonly Ongoing[] = tables.flatMap(ongoingRoom);
  noteTurnsWaiting(there.filter(({ until }) => until !== null && until > 0).length);
  return [...there, ...here]
    .sort(
      (one, other) =>
        Number(other.state === 'your-turn') - Number(one.state === 'your-turn') ||
        urgencyOf(one) - urgencyOf(other) ||
        other.touchedAt - one.touchedAt,
    )
    .slice(0, most);
}

function ongoingRoom(table: OwnRoom): readonly Ongoing[] {
  if (!isTitle(table.game) || table.phase === 'closed') return [];
  const isYou = (seat: SeatInfo | undefined): boolean => seat?.kind === 'person' && seat.guest === table.you;
  const isHost = (seat: SeatInfo): boolean => seat.kind === 'person' && seat.guest === table.host;
  const namesOf = (seats: readonly (SeatInfo | undefined)[]): readonly string[] =>
    seats.flatMap((seat) => (seat === undefined || seat.kind === 'empty' || isYou(seat) ? [] : [seat.name]));
  const waiting = table.waits.seats.map((seat) => table.seats[seat]);
  const taken = table.seats.filter(({ kind }) => kind !== 'empty').length;
  const state = stateOf(table, { isYours: waiting.some(isYou), isEnough: taken >= COVERS[table.game].seats.min });
  return [
    {
      address: addressOf.table(table.id),
      game: table.game,
      seats: table.seats.length,
      others: namesOf(table.seats),
      state,
      waitsFor: state === 'for-host' ? namesOf([table.seats.find(isHost)]) : namesOf(waiting),
      remove: null,
      touchedAt: Date.now(),
      until: state === 'your-turn' ? (table.turn?.until ?? 0) : null,
    },
  ];
}

interface Here {
  readonly isYours: boolean;
  /** As many sit as the game needs: others may come, and the match may begin. */
  readonly isEnough: boolean;
}

function stateOf({ waits, host, you }: OwnRoom, { isYours, isEnough }: Here): OngoingState {
  const starting = host === you ? 'you-start' : 'for-host';
  switch (waits.what) {
    case 'move':
      return isYours ? 'your-turn' : 'their-turn';
    case 'race':
      return 'race';
    case 'pause':
      return 'paused';
    case 'players':
      return isEnough ? starting : 'needs-players';
    case 'host':
      return starting;
  }
}

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
            picture: table.phase === 'playing' ? `/previews/tables/${table.id}.svg` : null,
          },
        ]
      : [],
  );
}

/** In true words: what it waits for, and for whom. */
export function ongoingWords({ state, waitsFor, until }: Ongoing): string {
  const { say } = shell;
  if (state === 'your-turn' && until !== null && until > 0) {
    const left = until - wallNow();
    return left <= 0 ? say('your-turn.late') : say('your-turn.left', { time: spanWords(left) });
  }
  if ((state === 'their-turn' || state === 'for-host') && waitsFor.length > 0)
    return say(state, { names: listWords(waitsFor) });
  return say(state === 'their-turn' || state === 'for-host' ? 'goes-on' : state);
}
