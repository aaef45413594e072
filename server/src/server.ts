/** The whole house in one process: pages, tables, sockets, store. */

import type { AddressInfo } from 'node:net';
import { Arena } from './challenges/arena.ts';
import type { Cluster } from './cluster/cluster.ts';
import { moveInCommon } from './cluster/in-common.ts';
import { Forgetting } from './forgetting.ts';
import type { House, Log } from './house.ts';
import { Limits } from './limits/limits.ts';
import type { Desk } from './moderation/desk.ts';
import { WordFilter } from './moderation/filter.ts';
import { folderBox, Mailbox } from './moderation/mailbox.ts';
import { Neighbours } from './moderation/whom.ts';
import { addApi } from './net/api.ts';
import { Doors } from './net/doors.ts';
import { Forwarding } from './net/forwarding.ts';
import { addLocks, httpServer } from './net/http.ts';
import { addPages } from './net/pages.ts';
import { addSchemas } from './net/schemas.ts';
import { Sockets } from './net/sockets.ts';
import { NO_PROXIES, type TrustedProxies, Visitors } from './net/visitors.ts';
import { addWatching, type FigureReaders, NEAR_READERS } from './net/watching.ts';
import type { NoticeOffice } from './notices/open-notices.ts';
import { closeAll, type HouseOptions, type Opened, openHouse } from './open-house.ts';
import { Acquaintances } from './people/acquaintances.ts';
import { Aliases } from './people/aliases.ts';
import { Around } from './people/around.ts';
import type { Guests } from './people/guests.ts';
import { History } from './people/history.ts';
import { WaysBack } from './people/ways-back.ts';
import { ErrorBook, SAMPLE_MILLIS, Status } from './status.ts';
import type { Hall } from './tables/hall.ts';
import { isPlanned } from './tables/planned.ts';
import { switchWebhookOff } from './tables/webhook-commands.ts';

const BEAT_MILLIS = 1_000;
const LOOKING_MILLIS = 200;
const A_MINUTE = 60_000;
export interface ServerOptions extends HouseOptions {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** The built client; null: none. */
  readonly pages: string | null;
  /** Who is believed when they say for whom they ask; nobody if left out. */
  readonly proxies?: TrustedProxies;
  /** How the server is called beside its addresses. */
  readonly publicUrls?: readonly URL[];
  /** What opens the page of whoever looks after the server; left out: there is none. */
  readonly operatorToken?: string;
  /** Who may read the figures; this machine and private networks if left out. */
  readonly readers?: FigureReaders;
}

export interface RunningServer {
  readonly port: number;
  readonly house: House;
  readonly hall: Hall;
  readonly desk: Desk;
  readonly office: NoticeOffice;
  /** Null: this process is alone. */
  readonly cluster: Cluster | null;
  /** Milliseconds from the call to the first request being answered. */
  readonly readyAfter: number;
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const begun = performance.now();
  // What was opened is closed again, the last first, whether the start fails or the server stops.
  const opened: Opened = [];
  try {
    return await open(options, begun, opened);
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

async function open(options: ServerOptions, begun: number, opened: Opened): Promise<RunningServer> {
  const errors = new ErrorBook();
  const log = errors.over(options.log);
  const { office, steward, house, hall, slow, bots, guests, bans, desk, cluster } = await openHouse(
    { ...options, log },
    opened,
  );
  opened.push(() => house.incidents.close());
  const { store, clock } = house;
  const { operatorToken: token } = options;
  const filter = new WordFilter(options.data, log);
  const here = (): readonly { readonly guest: string; readonly address: string }[] => sockets.here;
  const status = new Status({ house, hall, bots, bans, errors, here });
  const limits = new Limits(house.numbers, clock, house.incidents);
  if (cluster?.counted !== undefined) limits.countWith(cluster.counted);
  const visitors = new Visitors({ proxies: options.proxies ?? NO_PROXIES, publicUrls: options.publicUrls ?? [] });
  const server = httpServer(house);
  addLocks(server, visitors);
  const aliases = await Aliases.open(store);
  const around = new Around(house, (guest) => limits.socketsOf(guest));
  office.calls.isLooking = async (guest, room) =>
    around.isLooking(guest, (await askedAnywhere(hall, 'lines', [guest, room], () => hall.linesOf(guest, room))) > 0);
  office.calls.isPlanned = (guest, room) =>
    askedAnywhere(hall, 'planned', [guest, room], () => isPlanned(hall, guest, room));
  office.calls.gaveUp = (room) =>
    void giveUpWebhook(hall, room).catch((err) => log.error({ err }, 'a webhook stays on'));
  const acquaintances = new Acquaintances(house, hall, { aliases, around, notices: office.notices });
  const arena = new Arena({ ...house, clock: steward.clock }, acquaintances);
  const forwarding = cluster === null ? null : new Forwarding(hall, cluster, steward);
  forwarding?.serve(server);
  const api = await addApi(
    server,
    {
      ...{ house, hall, slow, guests, limits, visitors, aliases, bans, filter, around, office, forwarding },
      neighbours: new Neighbours(house, hall),
      history: new History(store, aliases, (guest, table) => hall.register.isSeatedAt(guest, table)),
      ways: new WaysBack(house, guests, hall.register),
      ...{ acquaintances, arena },
    },
    token === undefined ? null : { status, token },
  );
  if (cluster !== null) moveInCommon(cluster, api);
  addWatching(server, { house, hall, bots, visitors, cluster, readers: options.readers ?? NEAR_READERS });
  addSchemas(server);
  await addPages(server, options.pages, api);
  const doors = new Doors(house.numbers.connections, visitors, house.incidents);
  doors.listen(server.server);
  const sockets = new Sockets(house, hall, { guests, limits, visitors, bans });
  desk.here = here;
  desk.announce = (text) => announce(hall, text, cluster);
  sockets.listen(server.server);
  opened.push(() => server.close());
  await server.listen({ port: options.port, host: options.host });
  // Only who serves says so: a start that fails writes nothing.
  opened.push(
    keepBeating(house),
    keepForgetting(house, [hall, arena], guests),
    keepLooking(store.beside?.letters ?? folderBox(options.data), desk, filter),
    keepSampling(status, log),
    () => slow.shut(),
    cluster === null ? () => undefined : keepAround(around, here),
  );
  await slow.start();
  // Where there are others a table is taken up by whoever needs it.
  const takenUp =
    cluster === null
      ? hall.takeUpAll().catch((err) => log.error({ err }, 'could not take up all tables'))
      : Promise.resolve();
  opened.push(async () => {
    await cluster?.handOverAll();
    hall.sendToAll({ type: 'notice', notice: 'server-stops', millis: null });
    // Frames leave at the end of the turn they were written in.
    await new Promise((resolve) => setImmediate(resolve));
    // Whatever still arrives is played and stored; only then do the tables stop.
    await sockets.close();
    hall.shut();
    await takenUp;
    doors.closeAll();
  });
  const { port } = server.server.address() as AddressInfo;
  const close = (): Promise<void> => closeAll(opened);
  return { port, house, hall, desk, office, cluster, readyAfter: performance.now() - begun, close };
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

async function giveUpWebhook(hall: Hall, room: string): Promise<void> {
  const at = (await hall.others?.find(room)) ?? null;
  if (at === null) await switchWebhookOff(await hall.table(room));
  else await hall.others?.ask(at, 'webhook-off', room);
}

/** Something about somebody at a table, of whichever process runs it. */
async function askedAnywhere<T>(
  hall: Hall,
  kind: 'lines' | 'planned',
  about: readonly [guest: string, room: string],
  here: () => T | Promise<T>,
): Promise<T> {
  const [, room] = about;
  const at = hall.has(room) ? null : ((await hall.others?.owner(room).catch(() => null)) ?? null);
  // Who does not answer shows nothing either.
  return at === null || hall.others === null ? here() : hall.others.ask<T>(at, kind, about).catch(here);
}

/** How many rooms hear it. */
function announce(hall: Hall, text: string, cluster: Cluster | null): number {
  hall.sendToAll({ type: 'announced', text });
  cluster?.post.tellAll('announced', text);
  return hall.size;
}

/** Whoever looks after the server asks by its folder or its database, and writes their own list of words in the folder. */
function keepLooking(box: ReturnType<typeof folderBox>, desk: Desk, filter: WordFilter): () => void {
  const mailbox = new Mailbox(box, desk.perform, LOOKING_MILLIS);
  const timer = setInterval(() => filter.look(), A_MINUTE / 6);
  return () => {
    clearInterval(timer);
    mailbox.close();
  };
}

const AROUND_MILLIS = 20_000;

/** Whoever is connected here is there for people at other processes, too. */
function keepAround(around: Around, here: () => readonly { readonly guest: string }[]): () => void {
  const timer = setInterval(() => {
    for (const { guest } of here()) around.noteConnected(guest);
  }, AROUND_MILLIS);
  return () => clearInterval(timer);
}

function keepSampling(status: Status, log: Log): () => void {
  const sample = (): void => void status.sample().catch((err) => log.error({ err }, 'could not take a sample'));
  sample();
  const timer = setInterval(sample, SAMPLE_MILLIS);
  return () => clearInterval(timer);
}

function keepForgetting(
  { clock, log, store }: House,
  [hall, arena]: readonly [Hall, Arena],
  guests: Guests,
): () => void {
  const forgetting = new Forgetting(clock, hall, [guests, arena]);
  // One process at a time, where there are several.
  const look = (): void =>
    void store.leases
      .alone('forgetting', () => forgetting.look())
      .catch((err) => log.error({ err }, 'could not forget'));
  const timer = setInterval(look, A_MINUTE);
  return () => clearInterval(timer);
}
