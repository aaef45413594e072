/** The other processes of the house: who is there, how much they have to do, how far away they are, and their clocks. */

import type { Clock } from '../clock.ts';
import type { Post } from './post.ts';

const HERE_MILLIS = 500;
const SOON_MILLIS = 30;
const PING_MILLIS = 1_000;
const FIRST_PINGS = 8;
const FIRST_PING_MILLIS = 60;
/** Not heard of for so long: what they own is asked for elsewhere. The store alone says who owns what. */
const SILENT_MILLIS = 1_600;
/** Long gone: forgotten. */
const GONE_MILLIS = 60_000;
const KEPT = 15;

/** Said by each, now and then. */
interface Here {
  readonly tables: number;
  readonly isLeaving: boolean;
  /** Bots of others that wait there to be asked. */
  readonly bots: readonly string[];
}

interface Sample {
  readonly roundTrip: number;
  /** Their running time, and their served clock, less our running time. */
  readonly time: number;
  readonly clock: number;
}

interface Peer extends Here {
  heardAt: number;
  /** Nothing was heard of it for a while, and that was said. */
  isSilent: boolean;
  samples: readonly Sample[];
  /** What comes of them: asked for with every move, and so not looked for each time. */
  distance: Distance | null;
  slowness: number;
}

/** How another process's clocks stand to ours: milliseconds, and by how much that may be wrong. */
export interface Distance {
  readonly time: number;
  readonly clock: number;
  readonly error: number;
}

export class Peers {
  readonly #post: Post;
  readonly #own: () => Here;
  readonly #peers = new Map<string, Peer>();
  readonly #timers: NodeJS.Timeout[];
  #soon: NodeJS.Timeout | null = null;
  /** Opened or taken since the others last said how many they have. */
  readonly #given = new Map<string, number>();
  /** Somebody came, or was not heard of for a while, or says that they go. */
  changed: () => void = () => undefined;
  /** Nothing was heard for a while of somebody who was there; and then something was, after all. */
  silent: (peer: string) => void = () => undefined;
  returned: (peer: string) => void = () => undefined;

  constructor(post: Post, clock: Clock, own: () => Here) {
    this.#post = post;
    this.#own = own;
    post.hear('here', (here: Here, from) => this.#heard(from, here));
    post.hear('gone', (_: null, from) => this.#left(from));
    post.hear('ping', (sent: number, from) => post.sayNow(from, 'pong', [sent, performance.now(), clock.now()]));
    post.hear('pong', (times: [number, number, number], from) => this.#measured(from, times));
    this.#timers = [setInterval(() => this.tell(), HERE_MILLIS), setInterval(() => this.#pingAll(), PING_MILLIS)];
    this.tell();
  }

  /** Says how it stands here. */
  tell(): void {
    this.#post.tellAll('here', this.#own());
    const now = performance.now();
    for (const [id, peer] of this.#peers) {
      if (now - peer.heardAt > GONE_MILLIS) {
        this.#peers.delete(id);
        this.#post.forget(id);
      }
    }
  }

  /** So that not everybody sends the next table to the same one. */
  tellSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      this.tell();
    }, SOON_MILLIS);
  }

  get alive(): readonly string[] {
    return [...this.#peers.keys()].filter((id) => this.isAlive(id));
  }

  isAlive(id: string): boolean {
    const peer = this.#peers.get(id);
    return peer !== undefined && performance.now() - peer.heardAt < SILENT_MILLIS;
  }

  /** Where a bot waits to be asked; null: nowhere. */
  attendedBy(bot: string): string | null {
    return this.alive.find((id) => this.#peers.get(id)?.bots.includes(bot)) ?? null;
  }

  /** The longest half round trip that is usual to any of them, in milliseconds. */
  get delay(): number {
    return Math.max(0, ...this.alive.map((id) => this.distance(id)?.error ?? 0));
  }

  distance(id: string): Distance | null {
    return this.#peers.get(id)?.distance ?? null;
  }

  /** How long letters to it usually take at most, one way. */
  slowness(id: string): number {
    return this.#peers.get(id)?.slowness ?? 0;
  }

  /** Who should have one table more: this process, unless it has clearly more than its share. Null: this one. */
  get roomiest(): string | null {
    const own = this.#own();
    const others = this.alive
      .map((id) => ({ id, ...(this.#peers.get(id) as Peer) }))
      .filter(({ isLeaving }) => !isLeaving)
      .map(({ id, tables }) => ({ id, tables: tables + (this.#given.get(id) ?? 0) }))
      .sort((one, other) => one.tables - other.tables);
    const [least] = others;
    if (least === undefined) return null;
    const all = others.reduce((sum, { tables }) => sum + tables, own.tables);
    const isWithin = !own.isLeaving && own.tables + 1 <= 1.05 * ((all + 1) / (others.length + 1)) + 0.5;
    if (isWithin || (!own.isLeaving && least.tables >= own.tables)) return null;
    this.#given.set(least.id, (this.#given.get(least.id) ?? 0) + 1);
    return least.id;
  }

  /** Whoever stops says so, and is not waited for. */
  leave(): void {
    this.#post.tellAll('gone', null);
    this.#post.flush();
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#soon ?? undefined);
  }

  #heard(from: string, here: Here): void {
    const known = this.#peers.get(from);
    const isNew = known === undefined || !this.isAlive(from) || known.isLeaving !== here.isLeaving;
    const { samples = [], distance = null, slowness = 0 } = known ?? {};
    this.#peers.set(from, { ...here, heardAt: performance.now(), samples, distance, slowness, isSilent: false });
    this.#given.delete(from);
    if (known === undefined) {
      this.tell();
      for (let count = 0; count < FIRST_PINGS; count++) setTimeout(() => this.#ping(from), count * FIRST_PING_MILLIS);
    }
    if (known?.isSilent === true) this.returned(from);
    if (isNew) this.changed();
  }

  #left(from: string): void {
    const peer = this.#peers.get(from);
    if (peer === undefined) return;
    peer.heardAt = Number.NEGATIVE_INFINITY;
    peer.isSilent = true;
    this.silent(from);
    this.changed();
  }

  #pingAll(): void {
    for (const [id, peer] of this.#peers) {
      const silence = performance.now() - peer.heardAt;
      if (silence < SILENT_MILLIS) this.#ping(id);
      else if (!peer.isSilent) {
        peer.isSilent = true;
        this.silent(id);
      }
    }
  }

  #ping(id: string): void {
    this.#post.sayNow(id, 'ping', performance.now());
  }

  #measured(from: string, [sent, theirTime, theirClock]: [number, number, number]): void {
    const peer = this.#peers.get(from);
    if (peer === undefined) return;
    const now = performance.now();
    const middle = (sent + now) / 2;
    const sample = { roundTrip: now - sent, time: theirTime - middle, clock: theirClock - middle };
    // A clock that stood still meanwhile is another: what was known of it is wrong.
    const fits = (old: Sample): boolean =>
      Math.abs(old.clock - sample.clock) <= (old.roundTrip + sample.roundTrip) / 2 + 1;
    peer.samples = [...peer.samples.filter(fits), sample].slice(-KEPT);
    const sorted = peer.samples.toSorted((one, other) => one.roundTrip - other.roundTrip);
    const [{ roundTrip, time, clock }] = sorted as [Sample];
    peer.distance = { time, clock, error: roundTrip / 2 };
    peer.slowness = sorted[sorted.length >> 1]?.roundTrip ?? 0;
  }
}
