/** Takes up a match from what was stored about it. */

import { lookingSince, type Told, toldInto } from '#protocol';
import { type Game, isRealTime, LiveMatch, type Millis, type SeatInput, sealedChance, type Tell } from '#tabletop';
import type { House } from '../house.ts';
import type { MatchRecord, Store, StoredEntry } from '../store/store.ts';
import { chanceOf } from './chance-of.ts';
import { movesIn } from './moves-in.ts';
import { type BotMoves, doneByBot, StandIns } from './stand-ins.ts';
import { isSearchingAfter, Lately } from './watchers.ts';

/** A match, what is stored about it, and the moment of the served clock that is its 0. */
export interface Served {
  readonly match: LiveMatch;
  readonly record: MatchRecord;
  readonly startedAt: number;
  /** Where match time stands until everybody has been told what to search; null: it goes on. */
  readonly tellingAt: Millis | null;
  /** Where match time stands because the room has paused it; null: it goes on. */
  readonly pausedAt: Millis | null;
  /** Since when there is something to look at that not everybody may have seen; null: there is nothing. */
  readonly lookingAt: Millis | null;
  /** The last things that happened, for whoever may know of them, entry by entry. */
  readonly told: readonly (readonly Told[])[];
  /** What bots did for people. */
  readonly byBot: BotMoves;
  /** Whether everybody is searching something. */
  readonly isSearching: boolean;
  /** What was played later in the match that this one went on from, for those who play as recorded. */
  readonly following?: readonly SeatInput<unknown>[];
  /** How it stood until now, for those who see it later; null: nobody does. */
  readonly lately?: Lately | null;
}

const MOST_TOLD = 400;
/** Entries that are read in a moment. */
const SLICE = 256;
/** Others wait no longer than about this, in milliseconds: moves of one game take a hundred times as long as another's. */
const TURN_MILLIS = 4;

/** A match as it was recorded, before its first move. Games in real time take nothing back. */
export function begun(game: Game, record: MatchRecord): LiveMatch {
  const { options, players, setup } = record;
  const { key, anew = [] } = chanceOf(record);
  const keepsPast = !isRealTime(game);
  const table = { options, seatCount: players.length };
  const given = setup === undefined ? null : game.parseSetup(setup, table);
  if (given?.ok === false) throw new Error(`the set-up of this match is not one: ${given.error}`);
  return new LiveMatch(game, { ...table, chance: sealedChance(key), anew, setup: given?.value ?? null, keepsPast });
}

/** The same, as it is served from its first moment on. */
export const started = (game: Game, record: MatchRecord): Served => ({
  ...{ match: begun(game, record), record, startedAt: record.startedAt },
  ...{ tellingAt: null, pausedAt: null, lookingAt: null, told: [], byBot: new Map(), isSearching: false },
});

/** A match with everything that was stored of it. `delay`: how many rounds later watchers see it. */
export async function replayed(
  house: House,
  game: Game,
  record: MatchRecord,
  delay = 0,
): Promise<Pick<Served, 'match' | 'told' | 'byBot' | 'isSearching' | 'lookingAt' | 'lately'>> {
  const { store } = house;
  const match = begun(game, record);
  const lately = delay === 0 ? null : new Lately(game, match.seatCount, delay, match.state);
  const told: (readonly Told[])[] = [];
  let isSearching = false;
  let lookingAt: Millis | null = null;
  const note = (now: Told[]): Tell => {
    const tell = toldInto(now);
    return (event, at) => {
      isSearching = isSearchingAfter(game.pace, event, isSearching);
      lookingAt = lookingSince(game.pace, { at, event }, lookingAt);
      tell(event, at);
    };
  };
  const byBot: BotMoves = new Map();
  const standIns = new StandIns(match, byBot);
  const takeUp = (entry: StoredEntry): void => {
    const now: Told[] = [];
    match.recover([entry], note(now));
    lately?.note(match.state, entry.kind === 'undo' ? 'taken-back' : now, match.reached);
    if (entry.kind === 'undo') {
      told.pop();
      return;
    }
    if (entry.byBot === true) standIns.note(entry.by);
    told.push(entry.byBot === true ? doneByBot(now, entry.by) : now);
    if (told.length > 2 * MOST_TOLD) told.splice(0, MOST_TOLD);
  };
  /** What was played in another match is not taken back in this one. */
  const goOnFrom = (at: Millis): void => {
    match.pass(at, note([]));
    match.settle();
  };
  // In slices: however long a match is, nobody else waits while it is taken up.
  let since = performance.now();
  for (let from = 0; ; from += SLICE) {
    const entries = await store.entries(record.id, from, SLICE);
    for (const [index, entry] of entries.entries()) {
      if (from + index === record.fork?.moves) goOnFrom(record.fork.at);
      takeUp(entry);
      if (performance.now() - since < TURN_MILLIS) continue;
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    }
    if (record.fork?.moves === from + entries.length && entries.length < SLICE) goOnFrom(record.fork.at);
    if (entries.length < SLICE) break;
  }
  // The clock alone may have brought the end.
  const last: Told[] = [];
  if (record.end !== null) match.pass(Math.max(record.end.at, match.reached), note(last));
  return { match, told: last.length === 0 ? told : [...told, last], byBot, isSearching, lookingAt, lately };
}

/** Match time goes on where it stood; it never goes back behind anything that was accepted. */
export async function recovered(house: House, game: Game, id: string, delay: number): Promise<Served> {
  const { store, clock } = house;
  const record = await store.match(id);
  if (record === null) throw new Error('the match of this table is not stored');
  const { match, ...found } = await replayed(house, game, record, delay);
  const served = Math.floor(clock.now() - record.startedAt);
  const tellingAt = record.tellingAt ?? null;
  const pausedAt = record.pausedAt ?? null;
  const stoodAt = record.asleepAt ?? tellingAt ?? pausedAt;
  const following = await movesToFollow(store, record);
  const taken = { ...found, match, record, tellingAt, pausedAt, following };
  if (stoodAt === null && served >= match.reached) return { ...taken, startedAt: record.startedAt };
  const startedAt = clock.now() - (stoodAt ?? match.reached);
  await store.write({ kind: 'match', match: { ...record, startedAt, asleepAt: null } });
  return { ...taken, startedAt };
}

async function movesToFollow(store: Store, { fork }: MatchRecord): Promise<readonly SeatInput<unknown>[]> {
  if (fork === undefined || fork.recorded.length === 0) return [];
  return movesIn(await store.entries(fork.match))
    .slice(fork.moves)
    .filter(({ by }) => fork.recorded.includes(by));
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
