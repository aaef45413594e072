/**
 * One guest against everybody: pings that are never read, moves, words and watchers on a hundred sockets, wrong codes,
 * tables by the hundred. The others must hardly notice.
 */

import { Worker } from 'node:worker_threads';
import type WebSocket from 'ws';
import type { TableInfo } from '#protocol';
import { placing } from './builder.ts';
import { quantile } from './load/report.ts';
import { Child } from './processes/child.ts';
import type { PingFlood, PingFlooded } from './processes/pings.worker.ts';
import { removeFolder, temporaryFolder } from './running.ts';
import { Stranger } from './stranger.ts';

export interface FloodReport {
  /**
   * A client that pings, never reads, and comes back when it is cut: after how many milliseconds that was at the latest
   * (null: never), how often, and the megabytes it cost.
   */
  readonly pings: { readonly cutAfter: number | null; readonly cuts: number; readonly megabytes: number };
  /**
   * Milliseconds somebody else waits for an answer, while nobody floods and while somebody does: by turns, so that
   * whatever else the machine does falls on both alike.
   */
  readonly others: { readonly quiet: Waits; readonly flooded: Waits };
  readonly storedMovesPerSecond: number;
  /** Lines of one guest, at one table, in ten seconds. */
  readonly linesSaid: number;
  /** Of a hundred sockets of one guest who watches. */
  readonly watching: number;
  readonly playerComesBack: boolean;
  /** What somebody at the same address is answered after another guest's many wrong codes. */
  readonly neighbourFinds: number;
  readonly tablesOfOnePlace: number;
}

type Waits = Readonly<Record<'p50' | 'p99', number>>;

const MANY = 100;
const PAUSE_MILLIS = 55;

export interface FloodRequest {
  /** The planted fault: a server without any limits. */
  readonly unlimited: boolean;
  /** How often somebody floods with pings, and stops. */
  readonly turns: number;
  /** How many answers somebody else waits for in each. */
  readonly answers: number;
  /** How long moves are sent for. */
  readonly seconds: number;
  /** Milliseconds in which pings must be cut. */
  readonly patience: number;
  /** The disk may take as long as it likes. */
  readonly patient: boolean;
}

/** What is asked of a server on a machine of its own. */
export const WHOLE_FLOOD = { turns: 10, answers: 40, seconds: 4, patience: 2_000, patient: false };

export async function runFlood(request: FloodRequest): Promise<FloodReport> {
  const data = temporaryFolder();
  const server = await Child.start('serve.ts', {
    data,
    port: 0,
    limited: !request.unlimited,
    patient: request.patient,
  });
  try {
    return {
      ...(await floodWithPings(server, request)),
      ...(await floodOneTable(server.port, request.seconds)),
      neighbourFinds: await guessBesideSomebody(server.port),
      tablesOfOnePlace: await openMany(server.port),
    };
  } finally {
    await server.kill();
    removeFolder(data);
  }
}

export const isFloodKept = (report: FloodReport): boolean => {
  const { pings, others, storedMovesPerSecond, linesSaid, watching, playerComesBack } = report;
  const isCut = pings.cutAfter !== null && pings.cutAfter <= WHOLE_FLOOD.patience && pings.megabytes <= 50;
  // Half of what a screen takes to show anything: nobody notices that.
  const isQuick = others.flooded.p99 <= Math.max(2 * others.quiet.p99, 8);
  // Sixty, and first ones of those who have none.
  const isFair = report.neighbourFinds === 200 && report.tablesOfOnePlace <= 180;
  return isCut && isQuick && isFair && storedMovesPerSecond <= 40 && linesSaid <= 4 && watching <= 2 && playerComesBack;
};

async function floodWithPings(
  server: Child,
  { turns, answers, patience }: FloodRequest,
): Promise<Pick<FloodReport, 'pings' | 'others'>> {
  const honest = await Stranger.arrive(server.port, '127.0.7.1', 'Grace');
  const { id } = await honest.must<TableInfo>('/api/tables', { game: 'space-lab' });
  const home = await honest.join(id);
  await home?.isWelcome;
  const socket = home?.socket as WebSocket;
  const waited = { quiet: [] as number[], flooded: [] as number[] };
  const floods: PingFlooded[] = [];
  await askTimes(socket, answers);
  const { memory } = await server.used();
  let most = memory;
  for (let turn = 0; turn < turns; turn++) {
    waited.quiet.push(...(await askTimes(socket, answers)));
    const eve = await Stranger.arrive(server.port, `127.0.8.${turn + 1}`, 'Eve');
    const { port, address, cookie } = eve;
    const worker = new Worker(new URL('./processes/pings.worker.ts', import.meta.url), {
      workerData: { port, address, cookie, patience } satisfies PingFlood,
    });
    await new Promise((resolve) => worker.once('online', resolve));
    waited.flooded.push(...(await askTimes(socket, answers)));
    most = Math.max(most, (await server.used()).memory);
    const told = new Promise<PingFlooded>((resolve) => worker.once('message', resolve));
    worker.postMessage('over');
    floods.push(await told);
    await worker.terminate();
  }
  socket.terminate();
  const longest = floods.map((flood) => flood.longest);
  const cutAfter = longest.some((millis) => millis === null) ? null : Math.max(...longest.map(Number));
  return {
    pings: {
      cutAfter: cutAfter === null ? null : Math.round(cutAfter),
      cuts: floods.reduce((sum, { cuts }) => sum + cuts, 0),
      megabytes: Math.round((most - memory) / 1e6),
    },
    others: { quiet: waitsIn(waited.quiet), flooded: waitsIn(waited.flooded) },
  };
}

async function askTimes(socket: WebSocket, times: number): Promise<readonly number[]> {
  const waited: number[] = [];
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    socket.send(JSON.stringify({ type: 'sync', sent: begun }));
    await new Promise<void>((resolve) => {
      const heard = (frame: unknown): void => {
        if (!String(frame).startsWith('{"type":"clock"')) return;
        socket.off('message', heard);
        resolve();
      };
      socket.on('message', heard);
    });
    waited.push(performance.now() - begun);
    // Within what one guest may say.
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLIS));
  }
  return waited;
}

function waitsIn(waited: readonly number[]): Waits {
  const sorted = waited.toSorted((one, other) => one - other);
  const tenths = (share: number): number => Math.round(10 * quantile(sorted, share)) / 10;
  return { p50: tenths(0.5), p99: tenths(0.99) };
}

/** A hundred sockets of one guest who plays, and of one who watches, at a table of Space Builder. */
async function floodOneTable(port: number, seconds: number) {
  const ada = await Stranger.arrive(port, '127.0.9.1', 'Ada');
  const eve = await Stranger.arrive(port, '127.0.9.2', 'Eve');
  const { id } = await ada.must<TableInfo>('/api/tables', { game: 'space-builder', seats: 2, listed: true });
  await eve.must(`/api/tables/${id}/sit`, {});
  const mallory = await Stranger.arrive(port, '127.0.9.3', 'Mallory');
  const home = await ada.join(id);
  await home?.isWelcome;
  const watching = (await welcomed(mallory, id)).length;
  home?.socket.terminate();
  const back = await ada.join(id);
  const playerComesBack = (await back?.isWelcome) ?? false;
  if (back === null) throw new Error('the host is not let in again');
  let said = 0;
  back.socket.on('message', (frame) => {
    if (String(frame).startsWith('{"type":"said"')) said++;
  });
  const sockets = await welcomed(eve, id);
  await ada.must(`/api/tables/${id}/start`, {});
  const hello = JSON.stringify({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } });
  for (let time = 0; time < 3; time++) for (const socket of sockets) socket.send(hello);
  await untilMovesCount(port, [back.socket, sockets[0]]);
  const stored = await storedIn(port, async () => {
    const begun = performance.now();
    for (let count = 0; performance.now() - begun < seconds * 1_000; count++) {
      for (const [index, socket] of sockets.entries()) socket.send(build(`${count}-${index}`));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  // What is answered after it has been heard before it.
  await askTimes(back.socket, 1);
  for (const socket of [...sockets, back.socket]) socket.terminate();
  return { storedMovesPerSecond: stored, linesSaid: said, watching, playerComesBack };
}

const say = (key: string, seat: number, move: object): string => JSON.stringify({ type: 'move', key, seat, move });

/** A building, put here and there for ever. */
const build = (name: string): string => say(`flood-key-${name}`, 1, placing(Number(name.split('-')[0])));

/** The plan comes up when both are ready; then the first building counts, too. */
async function untilMovesCount(port: number, sockets: readonly (WebSocket | undefined)[]): Promise<void> {
  const wanted = (await accepted(port)) + sockets.length + 1;
  for (let count = 0; count < 240 && (await accepted(port)) < wanted; count++) {
    for (const [seat, socket] of sockets.entries()) socket?.send(say(`flood-ready-${count}`, seat, { type: 'ready' }));
    sockets[1]?.send(build(`${count}-first`));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** The time it takes to look counts: moves are stored in it, too. */
async function storedIn(port: number, flood: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  const before = await accepted(port);
  await flood();
  const stored = (await accepted(port)) - before;
  return Math.round(stored / ((performance.now() - begun) / 1000));
}

async function accepted(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^starboard_moves_accepted_total (\d+)/m.exec(metrics)?.[1] ?? 0);
}

/** Of so many sockets of one guest those that the table took: it has answered all of them. */
async function welcomed(guest: Stranger, id: string): Promise<readonly WebSocket[]> {
  const joined = await Promise.all(Array.from({ length: MANY }, () => guest.join(id)));
  const taken = await Promise.all(joined.map(async (one) => ((await one?.isWelcome) === true ? one?.socket : null)));
  return taken.filter((socket) => socket !== null && socket !== undefined);
}

async function guessBesideSomebody(port: number): Promise<number> {
  const place = '127.0.9.9';
  const [ada, eve] = [await Stranger.arrive(port, place, 'Ada'), await Stranger.arrive(port, place, 'Eve')];
  const { code } = await ada.must<TableInfo>('/api/tables', { game: 'space-lab' });
  for (let guess = 0; guess < 20; guess++) await eve.ask('GET', '/api/codes/xxxxx');
  return (await ada.ask('GET', `/api/codes/${code}`)).status;
}

async function openMany(port: number): Promise<number> {
  let opened = 0;
  for (let guest = 0; guest < 10; guest++) {
    const eve = await Stranger.arrive(port, '127.0.9.8', `Eve ${guest}`);
    const made = await Promise.all(
      Array.from({ length: 10 }, () => eve.ask('POST', '/api/tables', { game: 'space-lab' })),
    );
    opened += made.filter(({ status }) => status === 201).length;
  }
  return opened;
}
