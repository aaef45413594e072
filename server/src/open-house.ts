/** The house itself, without a door: what is kept, the tables, and those who look after them. */

import { availableParallelism } from 'node:os';
import { startBotPool } from '#bots/workers';
import { findGame, GAMES } from '#games';
import type { Game } from '#tabletop';
import { FairBots } from './bots/fair-share.ts';
import { NamedBots } from './bots/named.ts';
import { type BotRunner, startedWhenNeeded } from './bots/runner.ts';
import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local-bus.ts';
import { type Clock, HouseClock, machineClock } from './clock.ts';
import { Cluster } from './cluster/cluster.ts';
import { Commons } from './cluster/commons.ts';
import { holdInCommon } from './cluster/in-common.ts';
import type { Wire } from './cluster/wire.ts';
import type { House, Log, Shelf } from './house.ts';
import { Incidents } from './incidents.ts';
import { LIMITS, type LimitNumbers } from './limits/numbers.ts';
import { Measures } from './measures.ts';
import { Bans } from './moderation/bans.ts';
import { Desk } from './moderation/desk.ts';
import type { Reach } from './net/outward.ts';
import type { MailSettings } from './notices/mail.ts';
import { type NoticeOffice, openNotices } from './notices/open-notices.ts';
import { Blocks } from './people/blocks.ts';
import { Guests } from './people/guests.ts';
import { Hours } from './people/hours.ts';
import { Steward } from './steward.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Hall } from './tables/hall.ts';
import { SlowWatch } from './tables/slow-watch.ts';
import { Watchdog } from './watchdog.ts';

/** More decisions than these don't wait: those bots are asked again a little later. */
const BOTS_IN_LINE = 2_000;
/** A thousand times what any move takes: only rules that never come back are broken off. */
const LONGEST_CALL = 5_000;

export interface HouseOptions {
  readonly data: string;
  readonly log: Log;
  readonly shelf?: Shelf;
  readonly bots?: BotRunner;
  readonly limits?: Partial<LimitNumbers>;
  /** Who carries mail; left out: nobody. */
  readonly mail?: MailSettings | undefined;
  /** How far notices go that are sent to addresses which others name. */
  readonly reach?: Reach;
  /** The address of a database of PostgreSQL; left out: a file in the folder. */
  readonly store?: string;
  /** Instead of either. */
  readonly openStore?: (folder: string) => Store | Promise<Store>;
  readonly bus?: Bus;
  /** The address of a Redis by which the processes that share the store speak; left out: there is one alone. */
  readonly redis?: string;
  /** Instead of it. */
  readonly openWire?: (log: Log) => Promise<Wire>;
  /** Milliseconds after which a table that does not come back is broken off. */
  readonly longestCall?: number;
  /** Given how long was served before, and whom to tell of an absence. */
  readonly startClock?: (servedBefore: number, absent: (millis: number) => void) => Clock;
  /** What this process holds can't be trusted any more: it should end. */
  readonly broken?: (error: Error) => void;
}

export interface OpenHouse {
  readonly office: NoticeOffice;
  readonly house: House;
  readonly hall: Hall;
  readonly slow: SlowWatch;
  readonly steward: Steward;
  readonly bots: FairBots;
  readonly guests: Guests;
  readonly bans: Bans;
  readonly desk: Desk;
  /** Null: this process is alone. */
  readonly cluster: Cluster | null;
}

/** What closes what was opened, the last first. */
export type Opened = (() => Promise<unknown> | unknown)[];

export const HOUSE_SHELF: Shelf = {
  games: Object.values<Game>(GAMES),
  game: (id) => (Object.hasOwn(GAMES, id) ? ((GAMES as { readonly [id: string]: Game })[id] ?? null) : null),
  rules: findGame,
};

async function openedStore({ data, store, openStore }: HouseOptions): Promise<Store> {
  if (openStore !== undefined) return openStore(data);
  if (store === undefined) return new SqliteStore(data);
  // Whoever keeps everything in a file need not load it.
  const { PostgresStore } = await import('./store/postgres.ts');
  return PostgresStore.open(store);
}

async function openedWire({ redis, openWire }: HouseOptions, log: Log): Promise<Wire | null> {
  if (openWire !== undefined) return openWire(log);
  if (redis === undefined) return null;
  const { RedisWire } = await import('./cluster/redis-wire.ts');
  return RedisWire.open(redis, log);
}

/** What is opened is added to `opened`, whether it comes to an end or not. */
export async function openHouse(options: HouseOptions, opened: Opened): Promise<OpenHouse> {
  const { log } = options;
  const store = await openedStore(options);
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
  const named = await NamedBots.open(options.data, { store, clock });
  opened.push(() => named.close());
  const house: House = {
    shelf: options.shelf ?? HOUSE_SHELF,
    ...{ clock, store, measures, watchdog, log, named },
    bus: options.bus ?? new LocalBus((err) => log.error({ err }, 'a listener failed')),
    bots: bots.shareOf('', ''),
    incidents: new Incidents(clock, log, measures),
    numbers: { ...LIMITS, ...options.limits },
    blocks: await Blocks.open(store),
    hours: await Hours.open(store),
    commons: new Commons(),
  };
  opened.push(() => house.bus.close());
  const hall = new Hall(house, bots);
  const office = await openNotices(house, options, (guest) => house.hours.of(guest));
  opened.push(() => office.close());
  hall.register.noted = office.note;
  hallCalls.absent = (millis) => hall.sendToAll({ type: 'notice', notice: 'server-was-away', millis });
  watchStore({ house, hall, bots, clock }, options.broken ?? (() => undefined));
  const wire = await openedWire(options, log);
  const cluster = wire === null ? null : await Cluster.open(house, hall, wire);
  if (cluster !== null) opened.push(() => cluster.close());
  opened.push(await keepRenewing(house, hall));
  const steward = new Steward(house);
  opened.push(() => steward.close());
  office.calls.isTeller = steward.isHere;
  steward.add(office.dutyFor(() => hall.register.all));
  await steward.look();
  await hall.recover(beat === null || cluster !== null ? null : clock.wall() - beat.wall);
  const slow = new SlowWatch(house, hall, steward.isHere);
  steward.add({ begin: () => slow.goOn(), rest: () => undefined });
  const guests = new Guests(house);
  named.removed = (gone) => guests.signOut(gone);
  named.seatsOf = (guest) => hall.register.seatsOfProgram(guest).length;
  const bans = await Bans.open(store, clock);
  if (cluster !== null) holdInCommon(cluster, { house, hall, slow, guests, bans, named });
  const desk = new Desk(house, hall, { guests, bans });
  return { office, steward, house, hall, slow, bots, guests, bans, desk, cluster };
}

const RENEW_MILLIS = 500;

/** This process has what it has as long as it says so in time. */
async function keepRenewing(house: House, hall: Hall): Promise<() => void> {
  const { store, clock, log } = house;
  const { leases } = store;
  let isRenewing = false;
  const renew = async (): Promise<void> => {
    if (isRenewing) return;
    isRenewing = true;
    try {
      hall.lose(await leases.renew(clock.now()));
      if (leases.isSure) hall.mendSilence();
    } catch (err) {
      log.warn({ err }, 'the leases of this process could not be renewed');
    } finally {
      isRenewing = false;
    }
  };
  await leases.renew(clock.now());
  const timer = setInterval(() => void renew(), RENEW_MILLIS);
  return () => clearInterval(timer);
}

export async function closeAll(opened: Opened): Promise<void> {
  for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
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
    fenced(id) {
      measures.fenced.inc();
      hall.lose([id]);
      log.warn({ table: id }, 'a table belongs to another process: nothing of it is written here');
    },
  });
}
