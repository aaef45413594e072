/**
 * Kills the server under load, again and again, and takes away what its disk had not synced; asks afterwards whether
 * anything that was promised is missing.
 */

import { GAMES } from '#games';
import { below, type Entry, type Game, LiveMatch, quickChance, sealedChance } from '#tabletop';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { PeoplePromised } from './kill-people.ts';
import { type PlanFindings, PlansPromised } from './kill-plans.ts';
import { checkRoom, RoomsPromised } from './kill-rooms.ts';
import { lastingPort } from './lasting-port.ts';
import { LoadTable, newTraffic } from './load/load-table.ts';
import { quantile } from './load/report.ts';
import { cutPower } from './power-cut.ts';
import { Child } from './processes/child.ts';
import { removeFolder, temporaryFolder, until } from './running.ts';
import { Screen } from './screen.ts';

export interface KillRequest {
  readonly kills: number;
  readonly tables: number;
  readonly seats: number;
  /** Moves a second. */
  readonly rate: number;
  readonly seed: number;
  /** Planted: the server answers before anything is durable. */
  readonly unsynced?: boolean;
  said(progress: string): void;
}

/** How long a client waits before it comes back: at once it would only find the door still shut. */
const RETURN_MILLIS = 400;

export interface KillReport extends PlanFindings {
  readonly kills: number;
  readonly acknowledged: number;
  readonly answeredTwice: number;
  /** Those whose second answer was another than the first: there must be none. */
  readonly answeredOtherwise: number;
  readonly lost: number;
  readonly twice: number;
  readonly outOfOrder: number;
  /** Matches whose entries do not replay. */
  readonly broken: number;
  /** Finished matches that are in the tally of their room, and those that are not. */
  readonly tallied: number;
  readonly untallied: number;
  /** Matches whose rooms are without their screen, or without somebody who played. */
  readonly screensLost: number;
  readonly peopleLost: number;
  /** Rooms that were told that they stand still and who waits, and how many of them forgot it. */
  readonly rooms: number;
  readonly roomsBroken: number;
  /** Recovery words and erasings that were promised, and how many of them did not hold. */
  readonly people: number;
  readonly peopleBroken: number;
  /** Tables that took no move after the last kill. */
  readonly stuck: number;
  /** From the start of the process to the first request being answered, milliseconds. */
  readonly slowestRestart: number;
  /** The middle one of all restarts. */
  readonly usualRestart: number;
  /** What the cuts took away, in bytes. */
  readonly cutBytes: number;
}

export interface Promised {
  readonly match: string;
  readonly seat: number;
  readonly key: string;
  readonly at: number;
}

export async function runKills(request: KillRequest): Promise<KillReport> {
  const data = temporaryFolder();
  const chance = quickChance(request.seed);
  const promised: Promised[] = [];
  const answered = new Map<string, number>();
  let [answeredTwice, answeredOtherwise] = [0, 0];
  const restarts: number[] = [];
  let cutBytes = 0;
  const moving = new Set<string>();
  const serve = { data, sync: request.unsynced === true ? 'unsynced' : 'noted' } as const;
  let server = await Child.start('serve.ts', { ...serve, port: await lastingPort() });
  const place = { base: `http://127.0.0.1:${server.port}`, socketBase: `ws://127.0.0.1:${server.port}` };
  const traffic = newTraffic();
  const games: readonly Game[] = Object.values<Game>(GAMES);
  const tables: LoadTable[] = [];
  const people = new PeoplePromised(place.base);
  const rooms = new RoomsPromised(place);
  const plans = new PlansPromised(place);
  try {
    while (tables.length < request.tables) {
      const game = games[tables.length % games.length] as Game;
      const seats = Math.max(game.seats.min, Math.min(game.seats.max, request.seats));
      const table = await LoadTable.open(place, game, seats, chance, () => traffic, RETURN_MILLIS);
      tables.push(table);
      table.calls.accepted = ({ key, seat, at }, player) => {
        moving.add(table.id);
        // Sent again, it is answered again: with the same answer, and at any time.
        const before = answered.get(key);
        answered.set(key, at);
        if (before === undefined) promised.push({ match: player.table?.match?.id ?? '', seat, key, at });
        else answeredTwice++;
        if (before !== undefined && before !== at) answeredOtherwise++;
      };
    }
    await until('everybody is connected', () => tables.every(({ isConnected }) => isConnected));
    for (const table of tables) await pairScreen(place.base, table);
    for (const table of tables) await table.start();
    await until('every match is on', () => tables.every(({ isPlaying }) => isPlaying));
    // So that with the planted fault it is moves that are lost, not the people who make them.
    server.tell('write back');
    await server.used();
    const stopDriving = driveOn(tables, request.rate);
    people.begin();
    for (let kill = 0; kill < request.kills; kill++) {
      const before = promised.length;
      const lives = 100 + below(chance, 300);
      const from = performance.now();
      // Before the last one a match has come to its end: its tally may be lost, too.
      const least = request.unsynced !== true && kill === request.kills - 1 ? 1 : 0;
      await until(
        'something to lose',
        () =>
          promised.length > before + request.tables / 2 && traffic.matches >= least && performance.now() - from > lives,
      );
      await rooms.open();
      await plans.open();
      await server.kill();
      cutBytes += cutPower(data);
      moving.clear();
      const begun = performance.now();
      server = await Child.start('serve.ts', { ...serve, port: server.port });
      restarts.push(performance.now() - begun);
      if (kill % 10 === 9) request.said(`${kill + 1} kills, ${promised.length} moves acknowledged`);
    }
    const stuck = await until('every table goes on', () => moving.size === tables.length && 1).then(
      () => 0,
      () => tables.length - moving.size,
    );
    stopDriving();
    await people.stop();
    for (const table of tables) table.leave();
    await server.stop();
    const store = new SqliteStore(data);
    const checked = {
      ...(await checkPromised(store, promised)),
      people: people.count,
      peopleBroken: await people.broken(store),
      rooms: rooms.count,
      roomsBroken: await rooms.broken(store),
      ...(await plans.check(store)),
    };
    await store.close();
    return {
      ...{ kills: request.kills, acknowledged: answered.size, answeredTwice, answeredOtherwise, stuck },
      ...checked,
      slowestRestart: Math.round(Math.max(0, ...restarts)),
      usualRestart: Math.round(
        quantile(
          restarts.toSorted((one, other) => one - other),
          0.5,
        ),
      ),
      cutBytes,
    };
  } finally {
    plans.leave();
    for (const table of tables) table.leave();
    await server.kill();
    await people.stop();
    removeFolder(data);
  }
}

async function pairScreen(base: string, { host, id }: LoadTable): Promise<void> {
  const { code } = await new Screen(base).state();
  await host.must(`/api/tables/${id}/screens`, { code });
}

export function driveOn(tables: readonly LoadTable[], rate: number): () => void {
  let next = 0;
  const timer = setInterval(() => {
    for (let count = 0; count < Math.ceil(rate / 100); count++) {
      next = (next + 1) % tables.length;
      tables[next]?.play(performance.now());
    }
  }, 10);
  return () => clearInterval(timer);
}

export async function checkPromised(store: Store, promised: readonly Promised[]) {
  const found = {
    lost: 0,
    twice: 0,
    outOfOrder: 0,
    broken: 0,
    tallied: 0,
    untallied: 0,
    screensLost: 0,
    peopleLost: 0,
  };
  const byMatch = new Map<string, Promised[]>();
  for (const one of promised) byMatch.set(one.match, [...(byMatch.get(one.match) ?? []), one]);
  for (const [id, moves] of byMatch) {
    const entries = await store.entries(id);
    checkMatch(moves, entries, found);
    if (!(await replays(store, id, entries))) found.broken++;
    await checkRoom(store, id, found);
  }
  return found;
}

function checkMatch(
  moves: readonly Promised[],
  entries: readonly Entry[],
  found: { lost: number; twice: number; outOfOrder: number },
): void {
  const places = placesIn(entries);
  for (const where of places.values()) if (where.length > 1) found.twice++;
  const last = new Map<number, number>();
  for (const { seat, key, at } of moves) {
    const place = places.get(`${seat} ${key}`)?.[0];
    if (place === undefined) found.lost++;
    else if (place < (last.get(seat) ?? 0) || entries[place]?.at !== at) found.outOfOrder++;
    last.set(seat, place ?? 0);
  }
}

function placesIn(entries: readonly Entry[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [index, { by, key }] of entries.entries()) {
    places.set(`${by} ${key}`, [...(places.get(`${by} ${key}`) ?? []), index]);
  }
  return places;
}

async function replays(store: Store, id: string, entries: readonly Entry[]): Promise<boolean> {
  const record = await store.match(id);
  const game = record === null ? undefined : (GAMES as { readonly [id: string]: Game })[record.game];
  if (record === null || game === undefined) return false;
  try {
    const { options, players, key } = record;
    const start = { options, seatCount: players.length, chance: sealedChance(key), keepsPast: true };
    new LiveMatch(game, start).recover(entries);
    return true;
  } catch {
    return false;
  }
}
