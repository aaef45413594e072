/** This process among the others of the house: who runs which table, and what passes between them. */

import type { MessageTo, TableInfo } from '#protocol';
import type { House } from '../house.ts';
import { Elsewhere, type Glance, type Others } from '../tables/elsewhere.ts';
import type { Hall } from '../tables/hall.ts';
import type { ComingLine, Place } from '../tables/place.ts';
import { refuse } from '../tables/refused.ts';
import type { TableData } from '../tables/table-data.ts';
import { FarLines } from './far-lines.ts';
import { FarTables } from './far-tables.ts';
import { Peers } from './peers.ts';
import { Post } from './post.ts';
import type { Wire } from './wire.ts';

/** Whoever is dead is noticed sooner. */
const TAKING_MILLIS = 10_000;
const GLANCE_MILLIS = 1_000;
/** Tables that are handed over at the same time. */
const AT_ONCE = 6;

interface Owner {
  readonly at: string;
  readonly epoch: number;
}

export class Cluster implements Others {
  readonly post: Post;
  readonly peers: Peers;
  readonly #house: House;
  readonly #hall: Hall;
  readonly #wire: Wire;
  readonly #farLines: FarLines;
  readonly #farTables: FarTables;
  /** As they said themselves; the newest epoch counts. */
  readonly #owners = new Map<string, Owner>();
  readonly #finding = new Map<string, Promise<string | null>>();

  /** Bots of others that wait here to be asked. */
  attending: () => readonly string[] = () => [];
  /** There was nobody to hear of anything from, and now there is. */
  caughtUp: () => Promise<void> = () => this.#hall.keeping.refresh();

  private constructor(house: House, hall: Hall, wire: Wire) {
    this.#house = house;
    this.#hall = hall;
    this.#wire = wire;
    this.post = new Post(house.store.leases.process, wire, house.log);
    const own = () => ({ tables: hall.size, isLeaving: hall.isLeaving, bots: this.attending() });
    this.peers = new Peers(this.post, house.clock, own);
    const means = { post: this.post, peers: this.peers };
    this.#farLines = new FarLines(house, hall, means);
    this.#farTables = new FarTables(means);
  }

  static async open(house: House, hall: Hall, wire: Wire): Promise<Cluster> {
    const cluster = new Cluster(house, hall, wire);
    cluster.#listen();
    await cluster.post.open();
    hall.joinOthers(cluster);
    cluster.peers.tell();
    return cluster;
  }

  #listen(): void {
    const { post, peers } = this;
    // Either may have missed something of the other: all lines between the two come again.
    const again = (from: string): void => {
      this.#farTables.comeAgain(from);
      this.#farLines.partAll(from);
      post.say(from, 'lines-wanted', null);
    };
    post.missed = (from) => {
      this.#house.measures.lettersMissed.inc();
      again(from);
    };
    peers.returned = again;
    peers.silent = (peer) => {
      this.#farLines.partAll(peer);
      this.#farTables.comeAgain(peer);
      post.giveUp(peer);
    };
    let isNew = true;
    peers.changed = () => {
      if (!isNew || peers.alive.length === 0) return;
      isNew = false;
      this.caughtUp().catch((err) => this.#house.log.error({ err }, 'could not ask the others what they know'));
    };
    this.#wire.turned = (isUp) => this.#turned(isUp);
    post.hear('taken', ([table, epoch]: [string, number], from) => this.#noteOwner(table, { at: from, epoch }));
    post.hear('noted', ([table, data]: [string, TableData | null]) => {
      if (data === null || data.phase === 'closed') this.#owners.delete(table);
      if (data === null) this.#hall.register.strike(table);
      else if (!this.#hall.has(table)) this.#hall.register.note(table, data);
      // Nobody has left it for good who has just changed something there.
      this.#hall.register.noteLeft(table);
    });
    post.answer('take', (table: string) => this.#takeHere(table));
    post.answer('close', async (table: string) => (await this.#hall.table(table)).close());
    post.answer('glance', (table: string) => this.#hall.glances.here(table));
    post.answer('listed', () => this.#hall.listed.map(({ info }) => info));
    post.answer('code', (code: string) => this.#hall.register.withCode(code) ?? null);
  }

  /** What was said meanwhile is lost: everybody's register is read again, and whoever is elsewhere is told to wait. */
  #turned(isUp: boolean): void {
    const { log } = this.#house;
    if (!isUp) {
      this.#farTables.tell({ type: 'notice', notice: 'store-stands-still', millis: null });
      log.warn({}, 'the bus is down: tables go on for whoever is connected to the process that runs them');
      return;
    }
    log.info({}, 'the bus is there');
    this.peers.tell();
    this.caughtUp().catch((err) => log.error({ err }, 'could not read the tables again'));
  }

  #noteOwner(table: string, owner: Owner): void {
    if (owner.epoch < (this.#owners.get(table)?.epoch ?? 0)) return;
    this.#owners.set(table, owner);
    // It may have been this one's a moment ago.
    if (owner.epoch > (this.#house.store.leases.epochOf(table) ?? 0)) this.#hall.lose([table]);
    this.#farTables.moved(table, owner.at);
  }

  async find(table: string): Promise<string | null> {
    if (this.#hall.has(table)) return null;
    const known = this.#owners.get(table)?.at;
    if (known !== undefined && known !== this.post.self && this.peers.isAlive(known)) return known;
    const finding = this.#finding.get(table) ?? this.#find(table).finally(() => this.#finding.delete(table));
    this.#finding.set(table, finding);
    return finding;
  }

  async #find(table: string): Promise<string | null> {
    const owner = await this.#ownerKept(table);
    if (owner === this.post.self) return null;
    // It has not run out yet, or can't be reached.
    if (owner !== null) return this.peers.isAlive(owner) ? owner : refuse('one-moment');
    const to = this.post.isUp ? this.peers.roomiest : null;
    if (to === null) return this.#hall.isLeaving ? refuse('one-moment') : null;
    return this.post.ask<string>(to, 'take', table, TAKING_MILLIS).catch(() => null);
  }

  #ownerKept(table: string): Promise<string | null> {
    return this.#house.store.leases.owner(table).catch(() => refuse('one-moment'));
  }

  async #takeHere(table: string): Promise<string> {
    try {
      await this.#hall.table(table);
      return this.post.self;
    } catch (error) {
      if (error instanceof Elsewhere) return error.at;
      throw error;
    }
  }

  async owner(table: string): Promise<string | null> {
    const known = this.#owners.get(table)?.at;
    if (known !== undefined && known !== this.post.self && this.peers.isAlive(known)) return known;
    const owner = await this.#ownerKept(table);
    return owner === null || owner === this.post.self || !this.peers.isAlive(owner) ? null : owner;
  }

  async come(at: string, line: ComingLine, message: MessageTo<'join'>): Promise<Place> {
    try {
      return await this.#farTables.come(at, line, message);
    } catch (error) {
      // Whoever was thought to run it does not.
      if (this.#owners.get(message.table)?.at === at) this.#owners.delete(message.table);
      if (error instanceof Elsewhere && error.at !== at && error.at !== this.post.self) {
        return this.#farTables.come(error.at, line, message);
      }
      throw error;
    }
  }

  glance(at: string, table: string): Promise<Glance | null> {
    return this.post.ask(at, 'glance', table, GLANCE_MILLIS);
  }

  ask<T>(at: string, kind: string, body: unknown): Promise<T> {
    return this.post.ask(at, kind, body);
  }

  /** The same question to every other process; those that don't answer in time have nothing to say. */
  async askAll<T>(kind: string, body: unknown, millis = GLANCE_MILLIS): Promise<readonly T[]> {
    const asked = this.peers.alive.map((id) => this.post.ask<T>(id, kind, body, millis));
    const answers = await Promise.allSettled(asked);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  }

  /** For what works once, wherever it is tried. */
  isFirst(name: string, millis: number): Promise<boolean> {
    return this.#wire.claim(name, millis).catch(() => refuse('one-moment'));
  }

  noted(table: string, data: TableData | null): void {
    if (data === null || data.phase === 'closed') this.#owners.delete(table);
    if (this.#hall.isSure()) this.post.tellAll('noted', [table, data]);
  }

  taken(table: string): void {
    const epoch = this.#house.store.leases.epochOf(table) ?? 0;
    this.#owners.set(table, { at: this.post.self, epoch });
    this.post.tellAll('taken', [table, epoch]);
    this.peers.tellSoon();
  }

  /** Tables anywhere that anybody may sit down at, or watch. */
  async listed(): Promise<readonly TableInfo[]> {
    return (await this.askAll<readonly TableInfo[]>('listed', null)).flat();
  }

  /** One that was opened a moment ago may not be known here yet. */
  async withCode(code: string): Promise<string | null> {
    return (await this.askAll<string | null>('code', code)).find((id) => id !== null) ?? null;
  }

  /** Everything goes to the others, a few at a time; whoever is there next is told to take it up. */
  async handOverAll(): Promise<void> {
    this.#hall.isLeaving = true;
    this.peers.tell();
    const left = [...this.#hall.tables].map(({ id }) => id);
    const lane = async (): Promise<void> => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) await this.#giveAway(id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }

  async #giveAway(id: string): Promise<void> {
    const to = this.peers.roomiest;
    await this.#hall.handOver(id, async () => {
      this.#owners.delete(id);
      if (to !== null) await this.post.ask(to, 'take', id, TAKING_MILLIS).catch(() => null);
    });
  }

  get counted(): Wire['counted'] {
    return this.#wire.counted;
  }

  async close(): Promise<void> {
    this.peers.leave();
    this.peers.close();
    this.post.close();
    await this.#wire.close();
  }
}
