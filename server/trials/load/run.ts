/** Many tables at once against a server in a process of its own, and the same traffic against a bare echo. */

import { GAMES } from '#games';
import { viewHash } from '#protocol';
import { type Chance, type Game, quickChance } from '#tabletop';
import { Child } from '../processes/child.ts';
import { removeFolder, temporaryFolder, until } from '../running.ts';
import { type EchoFigures, runEcho } from './echo.ts';
import { LoadTable, newTraffic, type Place, type Traffic } from './load-table.ts';

export interface LoadRequest {
  readonly tables: number;
  /** Players at each table, as far as its game allows. */
  readonly seats: number;
  /** Moves a second, all tables together. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: number;
  said(progress: string): void;
}

export interface LoadReport {
  readonly tables: number;
  readonly sockets: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly accepted: number;
  readonly matchesFinished: number;
  /** Refusals by the house. */
  readonly errors: { readonly [because: string]: number };
  /** Moves that the clock was quicker than, by what the rules said. */
  readonly tooLate: { readonly [because: string]: number };
  readonly gaps: number;
  /** Viewers whose view was not the server's at the end. */
  readonly wrongViews: number;
  readonly millisToLastRecipient: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly millisWhenHeld: { readonly p50: number; readonly p99: number };
  readonly server: {
    readonly cpuShare: number;
    readonly megabytes: number;
    readonly longestStall: number;
    readonly movesPerCommit: number;
    readonly cpuMicrosPerFrame: number;
  };
  readonly echo: EchoFigures;
  /** The server's processor time per frame, as a multiple of the echo's. */
  readonly cpuRatio: number;
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const round = (value: number): number => Math.round(value * 100) / 100;

export async function runLoad(request: LoadRequest): Promise<LoadReport> {
  const data = temporaryFolder();
  const server = await Child.start('serve.ts', { data, port: 0 });
  const place = { base: `http://127.0.0.1:${server.port}`, socketBase: `ws://127.0.0.1:${server.port}` };
  let traffic = newTraffic();
  const tables = await openTables(request, place, () => traffic);
  try {
    request.said('warming up');
    await drive(tables, { ...request, seconds: Math.min(3, request.seconds) });
    traffic = newTraffic();
    const bytesBefore = bytesHeard(tables);
    const pingsBefore = pingsHeard(tables);
    const before = await server.used();
    request.said(`playing for ${request.seconds} s`);
    const begun = performance.now();
    await drive(tables, request);
    const seconds = (performance.now() - begun) / 1000;
    await quiet(tables);
    // With everything that was still on its way: the processor time and the frames are of the same moves.
    const after = await server.used();
    const wrongViews = countWrongViews(tables);
    const bytesIn = bytesHeard(tables) - bytesBefore;
    const pings = pingsHeard(tables) - pingsBefore;
    for (const table of tables) table.leave();
    await server.stop();
    request.said('the same traffic through a bare echo');
    const cpu = after.cpu - before.cpu;
    const frames = traffic.framesIn + traffic.framesOut;
    const echo = await runEcho({
      ...request,
      traffic,
      bytesIn,
      pings,
      seconds: Math.min(seconds, 10),
      playedSeconds: seconds,
    });
    const latencies = traffic.latencies.toSorted((one, other) => one - other);
    const held = traffic.held.toSorted((one, other) => one - other);
    const cpuMicrosPerFrame = (cpu * 1000) / frames;
    return {
      tables: tables.length,
      sockets: tables.reduce((sum, { players }) => sum + players.length, 0),
      seconds: round(seconds),
      movesPerSecond: Math.round(traffic.accepted / seconds),
      accepted: traffic.accepted,
      matchesFinished: traffic.matches,
      errors: Object.fromEntries(traffic.errors),
      tooLate: Object.fromEntries(traffic.tooLate),
      gaps: traffic.gaps,
      wrongViews,
      millisToLastRecipient: {
        p50: round(quantile(latencies, 0.5)),
        p99: round(quantile(latencies, 0.99)),
        max: round(latencies.at(-1) ?? 0),
      },
      millisWhenHeld: { p50: round(quantile(held, 0.5)), p99: round(quantile(held, 0.99)) },
      server: {
        cpuShare: round(cpu / (seconds * 1000)),
        megabytes: Math.round(after.memory / 1e6),
        longestStall: round(after.stall),
        movesPerCommit: round(traffic.accepted / Math.max(1, after.commits - before.commits)),
        cpuMicrosPerFrame: round(cpuMicrosPerFrame),
      },
      echo,
      cpuRatio: round(cpuMicrosPerFrame / echo.cpuMicrosPerFrame),
    };
  } finally {
    for (const table of tables) table.leave();
    await server.kill();
    removeFolder(data);
  }
}

async function openTables(request: LoadRequest, place: Place, traffic: () => Traffic): Promise<readonly LoadTable[]> {
  const games: readonly Game[] = Object.values<Game>(GAMES);
  const chance: Chance = quickChance(request.seed);
  const tables: LoadTable[] = [];
  request.said(`opening ${request.tables} tables`);
  while (tables.length < request.tables) {
    const batch = Array.from({ length: Math.min(10, request.tables - tables.length) }, (_, index) => {
      const game = games[(tables.length + index) % games.length] as Game;
      const seats = Math.max(game.seats.min, Math.min(game.seats.max, request.seats));
      return LoadTable.open(place, game, seats, chance, traffic);
    });
    tables.push(...(await Promise.all(batch)));
  }
  await until('everybody is connected', () => tables.every(({ isConnected }) => isConnected), 60_000);
  for (let next = 0; next < tables.length; next += 20) {
    await Promise.all(tables.slice(next, next + 20).map((table) => table.start()));
  }
  await until('every match is on', () => tables.every(({ isPlaying }) => isPlaying), 60_000);
  return tables;
}

/** Moves at their intended moments, whether or not the server keeps up: a late one counts from when it was due. */
async function drive(
  tables: readonly LoadTable[],
  { rate, seconds }: Pick<LoadRequest, 'rate' | 'seconds'>,
): Promise<void> {
  const begun = performance.now();
  const total = Math.round(rate * seconds);
  let next = 0;
  for (let sent = 0; sent < total; sent++) {
    const intended = begun + (sent * 1000) / rate;
    const wait = intended - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    else if (sent % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
    for (let tries = 0; tries < tables.length; tries++) {
      next = (next + 1) % tables.length;
      if ((tables[next] as LoadTable).play(intended)) break;
    }
  }
}

const bytesHeard = (tables: readonly LoadTable[]): number =>
  tables.reduce((sum, { players }) => sum + players.reduce((bytes, player) => bytes + player.bytes, 0), 0);

const pingsHeard = (tables: readonly LoadTable[]): number =>
  tables.reduce((sum, { players }) => sum + players.reduce((pings, player) => pings + player.pings, 0), 0);

/** Until nothing has arrived for a moment. */
async function quiet(tables: readonly LoadTable[]): Promise<void> {
  let last = -1;
  let since = performance.now();
  await until('the last frames', () => {
    const bytes = bytesHeard(tables);
    if (bytes !== last) {
      last = bytes;
      since = performance.now();
    }
    return performance.now() - since > 400;
  });
}

function countWrongViews(tables: readonly LoadTable[]): number {
  let wrong = 0;
  for (const { players } of tables) {
    for (const player of players) {
      for (const { view, hash } of player.seen.values()) if (viewHash(view) !== hash) wrong++;
    }
  }
  return wrong;
}
