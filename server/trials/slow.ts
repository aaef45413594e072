/**
 * Strangers who begin and never end: bodies that drip, upgrades whose refusal they never close, connections that say
 * nothing. Others must come in meanwhile, nothing unfinished may stay open, and the server must stop when it is told to.
 */

import { connect, type Socket } from 'node:net';
import { Child } from './processes/child.ts';
import { removeFolder, temporaryFolder } from './running.ts';
import { Stranger } from './stranger.ts';

export interface SlowReport {
  readonly connections: number;
  /** What somebody at another address is answered while all of them are tried. */
  readonly newcomer: number;
  /** Of those, how many the server had open at first, and how many after all the seconds. */
  readonly openAtFirst: number;
  readonly open: number;
  /** Milliseconds from SIGTERM to the end, with as many tried anew; null: it did not end. */
  readonly stopped: number | null;
}

const KINDS: { readonly [kind: string]: string } = {
  bodies:
    'POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
  upgrades: 'GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  strangers: 'GET /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  heads: 'GET / HTTP/1.1\r\nHost: 127',
  silent: '',
};
const DESCRIPTORS = 1_024;
const DRIP_MILLIS = 1_000;
const LOOK_MILLIS = 250;

/** `unlimited` is the planted fault: a server that waits for everybody. */
export async function runSlow(request: {
  readonly connections: number;
  /** They are looked at until the server has closed all of them, or so many seconds have passed. */
  readonly seconds: number;
  readonly unlimited: boolean;
  /** How long a request may take; as the server has it, if it is not said. */
  readonly requestMillis?: number;
  /** How long a stop is waited for, in milliseconds. */
  readonly patience?: number;
}): Promise<SlowReport> {
  const { connections, seconds, unlimited, requestMillis, patience = 6_000 } = request;
  const data = temporaryFolder();
  const server = await Child.start(
    'serve.ts',
    { data, port: 0, limited: !unlimited, requestMillis },
    { descriptors: DESCRIPTORS },
  );
  const slow = new Map<string, Socket[]>();
  try {
    for (const kind of Object.keys(KINDS)) slow.set(kind, beginMany(server.port, kind, connections));
    await settled([...slow.values()].flat());
    const drip = setInterval(() => {
      for (const socket of slow.get('bodies') ?? []) if (socket.writable) socket.write(' ');
    }, DRIP_MILLIS);
    const newcomer = await new Stranger(server.port, '127.0.6.1').ask('GET', '/health').then(
      ({ status }) => status,
      () => 0,
    );
    // Whoever came before the newcomer was let in, or not, before.
    const { connections: openAtFirst } = await server.used();
    let open = openAtFirst;
    for (const begun = performance.now(); open > 0 && performance.now() - begun < seconds * 1000; ) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MILLIS));
      ({ connections: open } = await server.used());
    }
    clearInterval(drip);
    for (const kind of Object.keys(KINDS)) slow.set(`${kind} again`, beginMany(server.port, kind, 5));
    await settled([...slow.values()].flat());
    const stopped = await server.terminate(patience);
    return {
      connections: connections * Object.keys(KINDS).length,
      newcomer,
      openAtFirst,
      open,
      stopped: stopped === null ? null : Math.round(stopped),
    };
  } finally {
    for (const socket of [...slow.values()].flat()) socket.destroy();
    await server.kill();
    removeFolder(data);
  }
}

export const isSlowKept = ({ newcomer, open, stopped }: SlowReport): boolean =>
  newcomer === 200 && open === 0 && stopped !== null && stopped <= 2_000;

/** They keep their half open, whatever they are told. */
function beginMany(port: number, kind: string, count: number): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: '127.0.5.1', allowHalfOpen: true });
    socket.on('error', () => socket.destroy());
    socket.on('data', () => undefined);
    socket.write(KINDS[kind] ?? '');
    return socket;
  });
}

const settled = async (sockets: readonly Socket[]): Promise<void> => {
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          if (socket.destroyed || !socket.connecting) resolve();
          socket.once('connect', resolve);
          socket.once('close', () => resolve());
        }),
    ),
  );
};
