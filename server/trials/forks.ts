/**
 * Forks of random moments of random matches of every game, at real tables of a server whose time stands still: each
 * must stand exactly where its source stood then, and its recording must lead there, too.
 */

import { findGame, GAME_IDS, GAMES, type GameId } from '#games';
import {
  below,
  type Chance,
  defaultOptions,
  fingerprint,
  type Game,
  LiveMatch,
  type Millis,
  parseRecording,
  quickChance,
  replay,
  sealedChance,
  viewersOf,
} from '#tabletop';
import { nextInput } from '#tabletop/testing';
import { matchInfo } from '../src/net/recordings.ts';
import type { MatchRecord, Store, StoredEntry } from '../src/store/store.ts';
import { GATHERING_MILLIS } from '../src/tables/opening.ts';
import { ManualClock } from './manual-clock.ts';
import { type TrialServer, trialServer, until } from './running.ts';

export const FORK_GAMES = GAME_IDS;

export interface ForkReport {
  readonly forks: number;
  /** Forks that do not stand where their source stood. */
  readonly unequal: readonly string[];
  readonly byGame: { readonly [game: string]: number };
  /** From asking to a table with its match on, in milliseconds, sorted. */
  readonly millis: readonly number[];
}

interface Moment {
  readonly moves: number;
  readonly at: Millis;
  readonly state: object;
}

interface Source {
  readonly id: string;
  readonly game: Game;
  readonly seatCount: number;
  readonly moments: readonly Moment[];
}

const LONGEST = 150;
const FORKS_OF_A_MATCH = 10;
const SMALLEST = 2;
const YOU = { id: 'ada', name: 'Ada' };

export async function runForks({
  count,
  seed,
}: {
  readonly count: number;
  readonly seed: number;
}): Promise<ForkReport> {
  const clock = new ManualClock();
  const server = await trialServer({ startClock: () => clock });
  const chance = quickChance(seed);
  const byGame: { [game: string]: number } = {};
  const unequal: string[] = [];
  const millis: number[] = [];
  try {
    await server.house.store.write({ kind: 'guest', guest: YOU });
    for (let done = 0; done < count; ) {
      const game = GAME_IDS[Math.floor(done / FORKS_OF_A_MATCH) % GAME_IDS.length] as GameId;
      const source = await playedMatch(server, GAMES[game], chance);
      for (let fork = 0; fork < FORKS_OF_A_MATCH && done < count; fork++, done++) {
        const { seated, fault } = await forked(server, clock, source, chance);
        millis.push(seated);
        byGame[game] = (byGame[game] ?? 0) + 1;
        if (fault !== null) unequal.push(`${game}: ${fault}`);
      }
    }
  } finally {
    await server.end();
  }
  return { forks: millis.length, unequal, byGame, millis: millis.toSorted((one, other) => one - other) };
}

/** Random players play for a while; then it is broken off, as a host may. */
async function playedMatch(server: TrialServer, game: Game, chance: Chance): Promise<Source> {
  const seatCount = Math.max(game.seats.min, SMALLEST + below(chance, game.seats.max - SMALLEST + 1));
  const table = { options: defaultOptions<object>(game.options), seatCount };
  const key = fingerprint(String(below(chance, 2 ** 31))).repeat(2);
  const match = new LiveMatch(game, { ...table, chance: sealedChance(key) });
  const moments: Moment[] = [{ moves: 0, at: 0, state: game.copy(match.state) }];
  let now: Millis = 0;
  for (let step = 0; step < LONGEST; step++) {
    const next = nextInput({ game }, { state: match.state, table, now }, chance);
    if (next === null) break;
    now = next.at;
    if (next.by === null) match.pass(now);
    else match.play({ at: now, by: next.by, move: next.move });
    if (match.outcome !== null) break;
    // What is due at this very moment has happened, as in a match that goes on from it.
    match.pass(now);
    if (match.outcome !== null) break;
    moments.push({ moves: match.moves.length, at: now, state: game.copy(match.state) });
  }
  const id = fingerprint(key).slice(0, 22);
  const { outcome } = match;
  const record: MatchRecord = {
    ...{ id, table: '', game: game.id, rulesVersion: game.rulesVersion, options: table.options, key },
    players: Array.from({ length: seatCount }, (_, seat) => ({ name: `Guest ${seat}` })),
    ...{ secret: '', commitment: '', contributions: [], startedAt: 0, asleepAt: null, tellingAt: null, ofDevice: true },
    end: outcome === null ? { at: now, outcome, result: null } : { at: now, outcome, result: {} },
  };
  const entries = match.moves.map((input, at): StoredEntry => ({ kind: 'move', ...input, key: `played-${at}` }));
  await server.house.store.write({ kind: 'whole-match', match: record, entries });
  return { id, game, seatCount, moments };
}

/** How long it took, and what is wrong; null: it stands where its source stood. */
async function forked(
  { hall, house }: TrialServer,
  clock: ManualClock,
  { id, game, seatCount, moments }: Source,
  chance: Chance,
): Promise<{ readonly seated: Millis; readonly fault: string | null }> {
  const { moves, at, state } = moments[below(chance, moments.length)] as Moment;
  const future = below(chance, 2) === 0 ? 'same' : 'new';
  const seats = Array.from({ length: seatCount }, (_, seat) => (seat === 0 ? ('you' as const) : ('rookie' as const)));
  const asked = { game: game.id, start: true, fork: { match: id, moves, at, future, seats } } as const;
  const began = performance.now();
  const table = await hall.create(YOU, asked, '127.0.0.1');
  if (future === 'new') clock.pass(GATHERING_MILLIS);
  const { match, time } = await until('the match is on', () => table.session);
  const seated = performance.now() - began;
  const where = `${id} after ${moves} moves at ${at}, ${future}`;
  const isSame =
    future === 'same'
      ? hashOf(match.state) === hashOf(state)
      : viewersOf(seatCount).every(
          (viewer) => hashOf(game.view(match.state, viewer)) === hashOf(game.view(state as typeof match.state, viewer)),
        ) &&
        match.state.chance.kind === 'sealed' &&
        hashOf(match.state.chance) !== hashOf((state as typeof match.state).chance);
  const fault = isSame ? null : `another state: ${where}`;
  const stands = time.at() === at ? null : `another time: ${where}, ${time.at()}`;
  const stood = hashOf(match.state);
  const own = table.data.match?.id ?? '';
  await table.close();
  const leads = (await ledTo(house.store, own, at)) === stood ? null : `another recording: ${where}`;
  return { seated, fault: fault ?? stands ?? leads };
}

/** Where the recording of a match that is over leads by this moment; null where it can't be played again. */
async function ledTo(store: Store, match: string, until: Millis): Promise<string | null> {
  const read = parseRecording((await matchInfo(store, match)).recording, findGame);
  const replayed = read.ok ? replay({ ...read.value, until }, () => '00') : null;
  return replayed?.ok === true ? hashOf(replayed.match.state) : null;
}

const hashOf = (state: object): string => fingerprint(JSON.stringify(state));
