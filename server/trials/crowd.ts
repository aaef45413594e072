/** A crowd watches one table while others play at theirs: do those notice? */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { GAMES } from '#games';
import { type Chance, type Game, quickChance } from '#tabletop';
import type { CrowdOrder } from './crowd.worker.ts';
import { LoadTable, newTraffic, type Place, type Traffic } from './load/load-table.ts';
import { Child } from './processes/child.ts';
import { removeFolder, temporaryFolder, until } from './running.ts';

export interface CrowdRequest {
  readonly watchers: number;
  readonly tables: number;
  readonly seconds: number;
  /** Moves a second: one of ten at the watched table, the others at the others. */
  readonly rate: number;
  readonly seed: number;
  /** The disk may take as long as it likes. */
  readonly patient?: boolean;
  said(progress: string): void;
}

export interface CrowdReport {
  readonly watchers: number;
  readonly tables: number;
  readonly moves: number;
  /** At the other tables: from when a move was due until the last of its players had heard of it, in milliseconds. */
  readonly others: { readonly median: number; readonly p99: number };
  /** The same before anybody came to watch: how busy the machine is with other things. */
  readonly unwatched: { readonly median: number; readonly p99: number };
  /** Where moves are held so that being first is fair, with the time they are held. */
  readonly held: { readonly median: number; readonly p99: number };
  /** Frames of the match that each watcher got, and moves that were made in it. */
  readonly frames: { readonly least: number; readonly most: number; readonly moves: number };
  /** How many different things they were shown, all frames taken together: 1 where each is made once for all. */
  readonly versions: number;
}

const SEATS = 4;
const AT_ONCE = 10;

export async function runCrowd(request: CrowdRequest): Promise<CrowdReport> {
  const data = temporaryFolder();
  const server = await Child.start('serve.ts', { data, port: 0, patient: request.patient === true });
  const place = { base: `http://127.0.0.1:${server.port}`, socketBase: `ws://127.0.0.1:${server.port}` };
  const chance = quickChance(request.seed);
  const [ofOthers, ofWatched] = [newTraffic(), newTraffic()];
  const watched = await LoadTable.open(place, GAMES['gravity-superstar'], SEATS, chance, () => ofWatched);
  const others = await openOthers(request, place, chance, ofOthers);
  const tables = [watched, ...others];
  let crowd: Worker | null = null;
  try {
    await until('everybody is connected', () => tables.every(({ isConnected }) => isConnected));
    for (let next = 0; next < tables.length; next += AT_ONCE) {
      await Promise.all(tables.slice(next, next + AT_ONCE).map((table) => table.start()));
    }
    await until('every match is on', () => tables.every(({ isPlaying }) => isPlaying));
    request.said('everybody plays, and nobody watches');
    await play(watched, others, { ...request, seconds: request.seconds / 2 });
    await until('the last answers', () => tables.every(({ isWaiting }) => !isWaiting));
    const unwatched = sharesOf(ofOthers.latencies.splice(0));
    ofOthers.held.length = 0;
    request.said(`${request.watchers} come to watch one table`);
    const order: CrowdOrder = { ...place, table: watched.id, watchers: request.watchers };
    crowd = new Worker(new URL('./crowd.worker.ts', import.meta.url), { workerData: order });
    const [{ welcome }] = (await once(crowd, 'message')) as [{ readonly welcome: number }];
    request.said('everybody plays');
    const moves = await play(watched, others, request);
    await until('the last answers', () => tables.every(({ isWaiting }) => !isWaiting));
    crowd.postMessage('frames');
    const [{ frames, versions }] = (await once(crowd, 'message')) as [
      { readonly frames: readonly number[]; readonly versions: number },
    ];
    return {
      ...{ watchers: welcome, tables: others.length, moves: ofOthers.latencies.length + ofOthers.held.length },
      ...{ others: sharesOf(ofOthers.latencies), unwatched, held: sharesOf(ofOthers.held) },
      frames: { least: Math.min(...frames), most: Math.max(...frames), moves },
      versions,
    };
  } finally {
    await crowd?.terminate();
    for (const table of tables) table.leave();
    await server.kill();
    removeFolder(data);
  }
}

async function openOthers(
  { tables: count, said }: CrowdRequest,
  place: Place,
  chance: Chance,
  traffic: Traffic,
): Promise<readonly LoadTable[]> {
  const games: readonly Game[] = Object.values<Game>(GAMES);
  const tables: LoadTable[] = [];
  said(`opening ${count} other tables`);
  while (tables.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, (_, index) => {
      const game = games[(tables.length + index) % games.length] as Game;
      const seats = Math.max(game.seats.min, Math.min(game.seats.max, SEATS));
      return LoadTable.open(place, game, seats, chance, () => traffic);
    });
    tables.push(...(await Promise.all(batch)));
  }
  return tables;
}

/** At their intended moments, whether or not the server keeps up. Gives back how many were made at the watched table. */
async function play(
  watched: LoadTable,
  others: readonly LoadTable[],
  { rate, seconds }: CrowdRequest,
): Promise<number> {
  const begun = performance.now();
  let [next, made] = [0, 0];
  for (let sent = 0; sent < rate * seconds; sent++) {
    const intended = begun + (sent * 1_000) / rate;
    const wait = intended - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    if (sent % 10 === 0) {
      if (watched.play(intended)) made++;
      continue;
    }
    for (let tries = 0; tries < others.length; tries++) {
      next = (next + 1) % others.length;
      if ((others[next] as LoadTable).play(intended)) break;
    }
  }
  return made;
}

function sharesOf(waits: readonly number[]): { readonly median: number; readonly p99: number } {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(10 * (sorted[Math.floor(share * (sorted.length - 1))] ?? 0)) / 10;
  return { median: at(0.5), p99: at(0.99) };
}
