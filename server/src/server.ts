/** The whole house in one process: pages, tables, sockets, store. */

import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import Fastify, { type FastifyInstance } from 'fastify';
import { startBotPool } from '#bots/workers';
import { GAMES } from '#games';
import type { Game } from '#tabletop';
import { type BotRunner, startedWhenNeeded } from './bots/runner.ts';
import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local-bus.ts';
import { type Clock, machineClock } from './clock.ts';
import { paceOf } from './fairness/pace.ts';
import type { House, Log, Shelf } from './house.ts';
import { Measures } from './measures.ts';
import { addApi } from './net/api.ts';
import { LIMITS, type LimitNumbers, Limits } from './net/limits.ts';
import { addPages } from './net/pages.ts';
import { Sockets } from './net/sockets.ts';
import { Guests } from './people/guests.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Hall } from './tables/hall.ts';
import { Watchdog } from './watchdog.ts';

const BEAT_MILLIS = 1_000;
const AN_HOUR = 3_600_000;
const BODY_BYTES = 16_384;
/** More decisions than these don't wait: those bots are asked again a little later. */
const BOTS_IN_LINE = 2_000;
/** A thousand times what any move takes: only rules that never come back are broken off. */
const LONGEST_CALL = 5_000;

export interface ServerOptions {
  readonly data: string;
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  readonly log: Log;
  /** The built client; null: none. */
  readonly pages: string | null;
  readonly shelf?: Shelf;
  readonly bots?: BotRunner;
  readonly limits?: Partial<LimitNumbers>;
  readonly openStore?: (folder: string) => Store;
  readonly bus?: Bus;
  /** Milliseconds after which a table that does not come back is broken off. */
  readonly longestCall?: number;
  /** Given how long was served before. */
  readonly startClock?: (servedBefore: number) => Clock;
}

export interface RunningServer {
  readonly port: number;
  readonly house: House;
  readonly hall: Hall;
  /** Milliseconds from the call to the first request being answered. */
  readonly readyAfter: number;
  close(): Promise<void>;
}

export const HOUSE_SHELF: Shelf = {
  games: Object.values<Game>(GAMES),
  game: (id) => (Object.hasOwn(GAMES, id) ? ((GAMES as { readonly [id: string]: Game })[id] ?? null) : null),
  pace: paceOf,
};

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const begun = performance.now();
  const store = (options.openStore ?? ((folder) => new SqliteStore(folder)))(options.data);
  const beat = await store.lastBeat();
  const clock = (options.startClock ?? machineClock)(beat?.served ?? 0);
  const house: House = {
    shelf: options.shelf ?? HOUSE_SHELF,
    clock,
    store,
    bus: options.bus ?? new LocalBus((err) => options.log.error({ err }, 'a listener failed')),
    bots: options.bots ?? startedWhenNeeded(startBots),
    measures: new Measures(),
    watchdog: new Watchdog(options.longestCall ?? LONGEST_CALL),
    log: options.log,
  };
  const hall = new Hall(house);
  await hall.recover(beat === null ? null : clock.wall() - beat.wall);
  const stopBeating = keepBeating(store, clock, house.log);
  const guests = new Guests(house);
  const forget = async (): Promise<void> => {
    await hall.forget();
    await guests.forget();
  };
  const forgetting = setInterval(
    () => void forget().catch((err) => house.log.error({ err }, 'could not forget')),
    AN_HOUR,
  );
  const limits = new Limits({ ...LIMITS, ...options.limits });
  const sockets = new Sockets(house, hall, guests, limits);
  const server = Fastify({ bodyLimit: BODY_BYTES, forceCloseConnections: true });
  addApi(server, { house, hall, guests, limits });
  addWatching(server, house, hall);
  await addPages(server, options.pages);
  sockets.listen(server.server);
  await server.listen({ port: options.port, host: options.host });
  const { port } = server.server.address() as AddressInfo;
  const takenUp = hall
    .takeUpAll()
    .then(forget)
    .catch((err) => house.log.error({ err }, 'could not take up all tables'));
  return {
    port,
    house,
    hall,
    readyAfter: performance.now() - begun,
    async close() {
      stopBeating();
      clearInterval(forgetting);
      // Whatever still arrives is played and stored; only then do the tables stop.
      await sockets.close();
      hall.shut();
      await takenUp;
      await server.close();
      await house.bots.close();
      await house.bus.close();
      await house.watchdog.close();
      await store.write({ kind: 'beat', beat: { served: clock.now(), wall: clock.wall() } });
      await store.close();
    },
  };
}

const startBots = (): BotRunner =>
  startBotPool({ threads: Math.max(1, availableParallelism() - 1), longestQueue: BOTS_IN_LINE });

/** Writes down every second how far the served clock has come, so that a crash costs at most that. */
function keepBeating(store: Store, clock: Clock, log: Log): () => void {
  const timer = setInterval(() => {
    store.write({ kind: 'beat', beat: { served: clock.now(), wall: clock.wall() } }).catch((error: unknown) => {
      log.error({ err: error }, 'the store does not take anything');
    });
  }, BEAT_MILLIS);
  return () => clearInterval(timer);
}

function addWatching(server: FastifyInstance, house: House, hall: Hall): void {
  house.measures.watchProcess();
  server.get('/health', async () => ({ ok: true, tables: hall.size }));
  server.get('/metrics', async (_request, reply) => {
    house.measures.tables.set(hall.size);
    return reply.type(house.measures.registry.contentType).send(await house.measures.registry.metrics());
  });
}
