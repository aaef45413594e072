/**
 * Bots of others, by name: programs that whoever runs the server has let in, each with a token. Who they are stands in a
 * paper beside the store, which `starboard bots` writes, whether the server runs or not. One that is connected can be
 * given a seat by any host; it is offered the seat, and plays there like everybody else, by the protocol.
 */

import { createHash } from 'node:crypto';
import { looksLike, type NamedBotInfo } from '#protocol';
import type { Seat } from '#tabletop';
import type { Clock } from '../clock.ts';
import { drawnId } from '../drawn-id.ts';
import { FolderPapers, type Papers } from '../store/papers.ts';
import type { Store } from '../store/store.ts';

export interface NamedBot {
  /** How hosts call for it. */
  readonly id: string;
  /** Who it is at tables. */
  readonly guest: string;
  readonly name: string;
  readonly games: readonly string[];
  /** Of its token: whoever reads the folder still is no bot. */
  readonly hash: string;
}

/** Somebody who waits to be asked. */
export interface Attendant {
  offer(seat: { readonly table: string; readonly game: string; readonly seat: Seat }): void;
}

const LOOKING_MILLIS = 1_000;
/** A bot's messages are counted like a person's: at more tables it could not keep up. */
const MOST_TABLES = 8;

const PAPER = 'bots.json';

export async function namedBotsIn(papers: Papers): Promise<readonly NamedBot[]> {
  return JSON.parse((await papers.read(PAPER)) ?? '[]') as NamedBot[];
}

const write = (papers: Papers, bots: readonly NamedBot[]): Promise<void> =>
  papers.write(PAPER, `${JSON.stringify(bots, null, 2)}\n`);

/** The token is told once, and written down nowhere. Null: there is one who looks like it. */
export async function addNamedBot(papers: Papers, name: string, games: readonly string[]): Promise<string | null> {
  const bots = await namedBotsIn(papers);
  if (bots.some((bot) => looksLike(bot.name, name))) return null;
  const token = drawnId(24);
  const hash = createHash('sha256').update(token).digest('hex');
  const [id, guest] = [drawnId(9), drawnId(9)];
  await write(papers, [...bots, { id, guest, name, games, hash }]);
  return token;
}

/** False: there is none of that name. */
export async function removeNamedBot(papers: Papers, name: string): Promise<boolean> {
  const bots = await namedBotsIn(papers);
  const left = bots.filter((bot) => bot.name !== name);
  if (left.length < bots.length) await write(papers, left);
  return left.length < bots.length;
}

/** What a house asks of them. */
export type Named = Pick<NamedBots, 'hereFor' | 'withId' | 'ofGuest' | 'isBusy' | 'attend' | 'leave' | 'offer'>;

export class NamedBots {
  readonly #papers: Papers;
  readonly #house: { readonly store: Store; readonly clock: Clock };
  readonly #attending = new Map<string, Set<Attendant>>();
  readonly #timer: NodeJS.Timeout;
  #bots: readonly NamedBot[] = [];
  #readAt = -1;
  /** Their devices are nobody's any more. */
  removed: (guests: readonly string[]) => Promise<void> = async () => undefined;

  private constructor(folder: string, house: { readonly store: Store; readonly clock: Clock }) {
    this.#papers = house.store.beside?.papers ?? new FolderPapers(folder);
    this.#house = house;
    this.#timer = setInterval(() => void this.#look().catch(() => undefined), LOOKING_MILLIS);
  }

  static async open(folder: string, house: { readonly store: Store; readonly clock: Clock }): Promise<NamedBots> {
    const named = new NamedBots(folder, house);
    await named.#look();
    return named;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Those that wait at other processes. */
  others: { isHere(guest: string): boolean; offer(guest: string, seat: Parameters<Attendant['offer']>[0]): void } = {
    isHere: () => false,
    offer: () => undefined,
  };

  /** Those that wait here. */
  get attending(): readonly string[] {
    return [...this.#attending.keys()];
  }

  #isHere(guest: string): boolean {
    return this.#attending.has(guest) || this.others.isHere(guest);
  }

  /** Those that are here and play this game. */
  hereFor(game: string): readonly NamedBotInfo[] {
    return this.#bots
      .filter(({ guest, games }) => this.#isHere(guest) && games.includes(game))
      .map(({ id, name }) => ({ id, name }));
  }

  /** One that is here and plays this game. */
  withId(id: string, game: string): NamedBot | null {
    const bot = this.#bots.find((one) => one.id === id);
    return bot !== undefined && this.#isHere(bot.guest) && bot.games.includes(game) ? bot : null;
  }

  ofGuest(guest: string): NamedBot | null {
    return this.#bots.find((bot) => bot.guest === guest) ?? null;
  }

  attend(guest: string, attendant: Attendant): void {
    const attendants = this.#attending.get(guest) ?? new Set();
    this.#attending.set(guest, attendants.add(attendant));
  }

  leave(guest: string, attendant: Attendant): void {
    const attendants = this.#attending.get(guest);
    if (attendants?.delete(attendant) === true && attendants.size === 0) this.#attending.delete(guest);
  }

  /** How many tables a bot is at, by the register. */
  seatsOf: (guest: string) => number = () => 0;

  isBusy(guest: string): boolean {
    return this.seatsOf(guest) >= MOST_TABLES;
  }

  offer(guest: string, seat: Parameters<Attendant['offer']>[0]): void {
    // Its newest connection: an older one may be dead and not know it.
    const newest = [...(this.#attending.get(guest) ?? [])].at(-1);
    if (newest === undefined) this.others.offer(guest, seat);
    else newest.offer(seat);
  }

  /** Reads the paper again if it has changed: who is new becomes known, who has gone is nobody. */
  async #look(): Promise<void> {
    const { store, clock } = this.#house;
    if (store.isFailing) return;
    const changed = await this.#papers.changed(PAPER);
    if (changed === this.#readAt) return;
    this.#readAt = changed;
    const before = this.#bots;
    this.#bots = await namedBotsIn(this.#papers);
    for (const { guest, name, hash } of this.#bots) {
      if ((await store.guestWithToken(hash)) !== null) continue;
      await store.write({ kind: 'guest', guest: { id: guest, name } });
      await store.write({ kind: 'token', token: hash, guest, wall: clock.wall() });
    }
    const gone = before.filter(({ guest }) => this.ofGuest(guest) === null).map(({ guest }) => guest);
    if (gone.length > 0) await this.removed(gone);
  }
}
