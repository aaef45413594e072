/**
 * Many tables at once against a server in a process of its own, and the same traffic against a bare echo: in turns, so
 * that whatever else the machine does weighs on both.
 */

import { GAMES } from '#games';
import { type Chance, type Game, quickChance } from '#tabletop';
import { Nginx } from '../nginx.ts';
import { Child } from '../processes/child.ts';
import { removeFolder, temporaryFolder, until } from '../running.ts';
import { Echo, type EchoRound } from './echo.ts';
import { LoadTable, newTraffic, type Place, type Traffic } from './load-table.ts';
import { type LoadReport, type Round, reportOn } from './report.ts';

export interface LoadRequest {
  readonly tables: number;
  /** Players at each table, as far as its game allows. */
  readonly seats: number;
  /** Moves a second, all tables together. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: number;
  /** The disk may take as long as it likes. */
  readonly patient?: boolean;
  /** Everybody comes through nginx, from many addresses, and every limit is on. */
  readonly proxied?: boolean;
  said(progress: string): void;
}

/** The server plays, the echo carries the same, and so on. */
const ROUNDS = 3;

export async function runLoad(request: LoadRequest): Promise<LoadReport> {
  const data = temporaryFolder();
  const proxied = request.proxied === true ? { limited: true, trusts: '127.0.0.1' } : {};
  const server = await Child.start('serve.ts', { data, port: 0, patient: request.patient === true, ...proxied });
  const nginx = request.proxied === true ? await Nginx.start({ port: server.port }) : null;
  const port = nginx?.port ?? server.port;
  const place = { base: `http://127.0.0.1:${port}`, socketBase: `ws://127.0.0.1:${port}` };
  let traffic = newTraffic();
  const tables: LoadTable[] = [];
  let echo: Echo | null = null;
  try {
    await openTables(tables, request, place, () => traffic);
    request.said('warming up');
    await drive(tables, { ...request, seconds: Math.min(3, request.seconds) });
    traffic = newTraffic();
    const rounds: Round[] = [];
    const before = nginx?.cpu ?? 0;
    let proxyCpu = 0;
    const echoes: EchoRound[] = [];
    for (let count = 1; count <= ROUNDS; count++) {
      request.said(`round ${count} of ${ROUNDS}: the server plays`);
      const played = await playRound(tables, server, traffic, { ...request, seconds: request.seconds / ROUNDS });
      const { framesIn, framesOut, seconds } = played.carried;
      proxyCpu = (nginx?.cpu ?? 0) - before;
      // As many as are told of a move sit in a room, so that all of them hear it.
      const inRoom = Math.max(request.seats, Math.ceil(framesIn / framesOut));
      echo ??= await Echo.open(request.tables, inRoom, { pingsPerSecond: played.pings / seconds });
      request.said('the same traffic through a bare echo');
      rounds.push(played);
      echoes.push(await echo.run(played.carried));
    }
    return reportOn(tables, traffic, rounds, { echoes, proxyCpu });
  } finally {
    for (const table of tables) table.leave();
    await echo?.close();
    await nginx?.stop();
    await server.kill();
    removeFolder(data);
  }
}

async function playRound(
  tables: readonly LoadTable[],
  server: Child,
  traffic: Traffic,
  request: LoadRequest,
): Promise<Round> {
  const bytes = bytesHeard(tables);
  const pings = pingsHeard(tables);
  const { framesIn, framesOut, bytesOut } = traffic;
  const before = await server.used();
  const begun = performance.now();
  await drive(tables, request);
  const seconds = (performance.now() - begun) / 1000;
  // With everything that was still on its way: the processor time and the frames are of the same moves.
  await quiet(tables);
  const after = await server.used();
  return {
    carried: {
      seconds,
      framesIn: traffic.framesIn - framesIn,
      framesOut: traffic.framesOut - framesOut,
      bytesIn: bytesHeard(tables) - bytes,
      bytesOut: traffic.bytesOut - bytesOut,
    },
    pings: pingsHeard(tables) - pings,
    cpu: after.cpu - before.cpu,
    commits: after.commits - before.commits,
    ...{ memory: after.memory, stall: after.stall },
  };
}

/** More than one address may open, and have, tables and guests for: a hundred tables are of a dozen addresses. */
const TABLES_OF_AN_ADDRESS = 8;
const addressOf = (table: number): string => `127.0.1.${1 + Math.floor(table / TABLES_OF_AN_ADDRESS)}`;

export async function openTables(
  tables: LoadTable[],
  request: Pick<LoadRequest, 'tables' | 'seats' | 'seed' | 'proxied' | 'said'>,
  place: Place,
  traffic: () => Traffic,
): Promise<void> {
  const games: readonly Game[] = Object.values<Game>(GAMES);
  const chance: Chance = quickChance(request.seed);
  request.said(`opening ${request.tables} tables`);
  while (tables.length < request.tables) {
    const batch = Array.from({ length: Math.min(10, request.tables - tables.length) }, (_, index) => {
      const game = games[(tables.length + index) % games.length] as Game;
      const seats = Math.max(game.seats.min, Math.min(game.seats.max, request.seats));
      const from = request.proxied === true ? { from: addressOf(tables.length + index) } : {};
      return LoadTable.open({ ...place, ...from }, game, seats, chance, traffic);
    });
    tables.push(...(await Promise.all(batch)));
  }
  await until('everybody is connected', () => tables.every(({ isConnected }) => isConnected));
  for (let next = 0; next < tables.length; next += 20) {
    await Promise.all(tables.slice(next, next + 20).map((table) => table.start()));
  }
  await until('every match is on', () => tables.every(({ isPlaying }) => isPlaying));
}

/** Moves at their intended moments, whether or not the server keeps up: a late one counts from when it was due. */
export async function drive(
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

/** Until every move has been answered, and everybody had time to hear of it. */
export async function quiet(tables: readonly LoadTable[]): Promise<void> {
  await until('the last answers', () => tables.every(({ isWaiting }) => !isWaiting));
  await new Promise((resolve) => setTimeout(resolve, 250));
  for (const table of tables) table.note();
}
