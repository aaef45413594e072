/** The whole house in one process: pages, tables, sockets, store. */

import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { startBotPool } from '#bots/workers';
import { findGame, GAMES } from '#games';
import type { Game } from '#tabletop';
import { FairBots } from './bots/fair-share.ts';
import { type BotRunner, startedWhenNeeded } from './bots/runner.ts';
import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local-bus.ts';
import { type Clock, HouseClock, machineClock } from './clock.ts';
import { Forgetting } from './forgetting.ts';
import type { House, Log, Shelf } from './house.ts';
import { Incidents } from './incidents.ts';
import { Limits } from './limits/limits.ts';
import { LIMITS, type LimitNumbers } from './limits/numbers.ts';
import { Measures } from './measures.ts';
import { addApi } from './net/api.ts';
import { Doors } from './net/doors.ts';
import { addLocks, httpServer } from './net/http.ts';
import { addPages } from './net/pages.ts';
import { Sockets } from './net/sockets.ts';
import { NO_PROXIES, type TrustedProxies, Visitors } from './net/visitors.ts';
import { addWatching } from './net/watching.ts';
import { Acquaintances } from './people/acquaintances.ts';
import { Aliases } from './people/aliases.ts';
import { Around } from './people/around.ts';
import { Blocks } from './people/blocks.ts';
import { Guests } from './people/guests.ts';
import { History } from './people/history.ts';
import { WaysBack } from './people/ways-back.ts';
import { askedToSignOut } from './store/sign-out.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Hall } from './tables/hall.ts';
import { Watchdog } from './watchdog.ts';

const BEAT_MILLIS = 1_000;
const A_MINUTE = 60_000;
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
  /** Given how long was served before, and whom to tell of an absence. */
  readonly startClock?: (servedBefore: number, absent: (millis: number) => void) => Clock;
  /** Who is believed when they say for whom they ask; nobody if left out. */
  readonly proxies?: TrustedProxies;
  /** How the server is called beside its addresses. */
  readonly publicUrls?: readonly URL[];
  /** What this process holds can't be trusted any more: it should end. */
  readonly broken?: (error: Error) => void;
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
  rules: findGame,
};

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const begun = performance.now();
  // What was opened is closed again, the last first, whether the start fails or the server stops.
  const opened: (() => Promise<unknown> | unknown)[] = [];
  const closeAll = async (): Promise<void> => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  };
  try {
    return await open(options, begun, opened, closeAll);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function open(
  options: ServerOptions,
  begun: number,
  opened: (() => Promise<unknown> | unknown)[],
  close: () => Promise<void>,
): Promise<RunningServer> {
  const { log } = options;
  const store = (options.openStore ?? ((folder) => new SqliteStore(folder)))(options.data);
  opened.push(() => store.close());
  const measures = new Measures();
  const beat = await store.lastBeat();
  const hallCalls: { absent(millis: number): void } = { absent: () => undefined };
  const inner = (options.startClock ?? machineClock)(beat?.served ?? 0, (millis) => hallCalls.absent(millis));
  const clock = new HouseClock(inner);
  const watchdog = new Watchdog(options.longestCall ?? LONGEST_CALL);
  opened.push(() => watchdog.close());
  const bots = fairBots(options.bots);
  opened.push(() => bots.close());
  const house: House = {
    shelf: options.shelf ?? HOUSE_SHELF,
    ...{ clock, store, measures, watchdog, log },
    bus: options.bus ?? new LocalBus((err) => log.error({ err }, 'a listener failed')),
    bots: bots.shareOf('', ''),
    incidents: new Incidents(clock, log, measures),
    numbers: { ...LIMITS, ...options.limits },
    blocks: await Blocks.open(store),
  };
  opened.push(() => house.bus.close());
  const hall = new Hall(house, bots);
  hallCalls.absent = (millis) => hall.sendToAll({ type: 'notice', notice: 'server-was-away', millis });
  watchStore({ house, hall, bots, clock }, options.broken ?? (() => undefined));
  await hall.recover(beat === null ? null : clock.wall() - beat.wall);
  const guests = new Guests(house);
  const limits = new Limits(house.numbers, clock, house.incidents);
  const visitors = new Visitors({ proxies: options.proxies ?? NO_PROXIES, publicUrls: options.publicUrls ?? [] });
  const server = httpServer(house);
  addLocks(server, visitors);
  const aliases = await Aliases.open(store);
  const around = new Around(clock, (guest) => limits.socketsOf(guest));
  await addApi(server, {
    ...{ house, hall, guests, limits, visitors, aliases },
    history: new History(store, aliases, (guest, table) => hall.register.isSeatedAt(guest, table)),
    ways: new WaysBack(house, guests, hall.register),
    acquaintances: new Acquaintances(house, hall, { aliases, around }),
  });
  addWatching(server, { house, hall, bots, visitors });
  await addPages(server, options.pages);
  const doors = new Doors(house.numbers.connections, visitors, house.incidents);
  doors.listen(server.server);
  const sockets = new Sockets(house, hall, { guests, limits, visitors });
  sockets.listen(server.server);
  opened.push(() => server.close());
  await server.listen({ port: options.port, host: options.host });
  const { port } = server.server.address() as AddressInfo;
  // Only who serves says so: a start that fails writes nothing.
  opened.push(keepBeating(house), keepForgetting(house, hall, guests), keepSigningOut(house, guests, options.data));
  const takenUp = hall.takeUpAll().catch((err) => log.error({ err }, 'could not take up all tables'));
  opened.push(async () => {
    // Whatever still arrives is played and stored; only then do the tables stop.
    await sockets.close();
    hall.shut();
    await takenUp;
    doors.closeAll();
  });
  return { port, house, hall, readyAfter: performance.now() - begun, close };
}

function fairBots(given: BotRunner | undefined): FairBots {
  const threads = Math.max(1, availableParallelism() - 1);
  const start = (): BotRunner => startBotPool({ threads, longestQueue: threads });
  return new FairBots(given ?? startedWhenNeeded(start), {
    atOnce: given === undefined ? threads : BOTS_IN_LINE,
    mostWaiting: BOTS_IN_LINE,
  });
}

/** While nothing can be written everything stands still, and everybody is told so. */
function watchStore(
  { house, hall, bots, clock }: { house: House; hall: Hall; bots: FairBots; clock: HouseClock },
  broken: (error: Error) => void,
): void {
  const { log, measures } = house;
  house.store.watch({
    turned(why) {
      measures.storeFailing.set(why === null ? 0 : 1);
      if (why !== null) {
        clock.standStill();
        bots.standStill();
        log.error({ why }, 'the store takes nothing: everything stands still until it does');
        hall.sendToAll({ type: 'notice', notice: 'store-stands-still', millis: null });
        return;
      }
      const millis = Math.round(clock.goOn());
      bots.goOn();
      log.info({ millis }, 'the store takes everything again');
      hall.sendToAll({ type: 'notice', notice: 'store-goes-on', millis });
    },
    broken(error) {
      log.error({ err: error }, 'the store can no longer be trusted: the server ends');
      broken(error);
    },
    unreadable(id, error) {
      measures.failures.inc();
      log.error({ err: error, table: id }, 'a table could not be read: it is left as it is');
    },
  });
}

/** Writes down every second how far the served clock has come, so that a crash costs at most that. */
function keepBeating({ store, clock, log }: House): () => Promise<void> {
  const write = (): Promise<void> =>
    store.isFailing
      ? Promise.resolve()
      : store
          .write({ kind: 'beat', beat: { served: clock.now(), wall: clock.wall() } })
          .catch((err: unknown) => log.error({ err }, 'a beat could not be written'));
  void write();
  const timer = setInterval(() => void write(), BEAT_MILLIS);
  return () => {
    clearInterval(timer);
    return write();
  };
}

/** Whoever runs the server may ask it to by a file in its folder. */
function keepSigningOut({ store, log }: House, guests: Guests, folder: string): () => void {
  let isBusy = false;
  const look = async (): Promise<void> => {
    const asked = isBusy || store.isFailing ? null : askedToSignOut(folder);
    if (asked === null) return;
    isBusy = true;
    await guests.signOut(asked.who).finally(() => {
      isBusy = false;
    });
    asked.done();
  };
  const timer = setInterval(() => void look().catch((err) => log.error({ err }, 'could not sign out')), BEAT_MILLIS);
  return () => clearInterval(timer);
}

function keepForgetting({ clock, log }: House, hall: Hall, guests: Guests): () => void {
  const forgetting = new Forgetting(clock, hall, guests);
  const look = (): void => void forgetting.look().catch((err) => log.error({ err }, 'could not forget'));
  const timer = setInterval(look, A_MINUTE);
  return () => clearInterval(timer);
}
