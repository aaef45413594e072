/** Everybody connected to a table: whose eyes each connection sees with, and who of the players is here. */

import type { TableInfo, TableSettings, ToClient } from '#protocol';
import type { Level, Seat, Viewer } from '#tabletop';
import type { Bus, Frame } from '../bus/bus.ts';
import type { House } from '../house.ts';
import type { Audience } from '../match/audience.ts';
import type { Channel } from '../match/outboxes.ts';
import { STAND_IN } from '../match/robots.ts';
import type { Session } from '../match/session.ts';
import type { Blocks } from '../people/blocks.ts';
import { CrowdNews } from './crowd-news.ts';
import { HeadStarts } from './head-starts.ts';
import type { Line } from './line.ts';
import { Presence, type PresenceRules } from './presence.ts';
import { Reach } from './reach.ts';
import { holderOf, type Seating } from './seating.ts';

type Watching = Pick<TableSettings, 'watchLive' | 'watchDelay' | 'overDays'>;

export class Company implements Audience {
  readonly presence: Presence;
  readonly #reach: Reach;
  readonly #headStarts = new HeadStarts();
  readonly #settings: () => Watching;
  readonly #news: CrowdNews;
  readonly #seating: () => Seating;
  readonly #bus: Bus;
  readonly #blocks: Blocks;
  readonly #table: string;
  readonly #stopListening: () => void;

  constructor(
    { clock, bus, blocks }: Pick<House, 'clock' | 'bus' | 'blocks'>,
    table: string,
    seating: () => Seating,
    { rules, changed, watching }: { rules(): PresenceRules; changed(): void; watching(): Watching },
  ) {
    this.#settings = watching;
    this.#news = new CrowdNews(clock, changed);
    this.#seating = seating;
    this.#reach = new Reach(seating);
    this.#bus = bus;
    this.#blocks = blocks;
    this.#table = table;
    this.presence = new Presence(clock, rules, changed);
    this.#stopListening = bus.subscribe(table, (frame) => this.#pass(frame));
  }

  get lines(): ReadonlySet<Line> {
    return this.#reach.lines;
  }

  /** Connections of people: a room's screens alone are nobody. */
  get size(): number {
    // A bot that comes when it is called keeps nobody company.
    const isOne = ({ screen, guest }: Line): boolean => screen === null && !this.#seating().isProgram(guest);
    return [...this.lines].filter(isOne).length;
  }

  /** Not even a screen. */
  get isEmpty(): boolean {
    return this.lines.size === 0;
  }

  has(line: Line): boolean {
    return this.lines.has(line);
  }

  /** Somebody who plays is connected. */
  get isAnybodyHere(): boolean {
    return this.#seating().people.some((guest) => this.presence.isHere(guest));
  }

  get watching(): number {
    return this.#reach.to('spectator').length;
  }

  /** How many connections this guest has here. */
  linesOf(guest: string): number {
    return [...this.lines].filter((line) => line.guest === guest).length;
  }

  /** Whether this person's line is one they play on, and with which seats. */
  seatsOf(line: Line): readonly Seat[] {
    return this.#reach.seatsOf(line);
  }

  /** The seats this person holds; those who hold none watch. */
  viewersOf(line: Line): readonly Viewer[] {
    const seats = this.seatsOf(line);
    return seats.length === 0 ? ['spectator'] : seats;
  }

  channelOf(line: Line, viewer: Viewer): Channel {
    const isShared = line.screen !== null || this.#seating().seatsOf(line.guest).length > 0;
    return viewer === 'spectator' && isShared ? 'screen' : viewer;
  }

  get watchLive(): boolean {
    return this.#settings().watchLive;
  }

  get watchDelay(): number {
    return this.#settings().watchDelay;
  }

  /** Somebody who only watches came or went. True: with so many of them others hear of it a little later. */
  isToldLater(): boolean {
    return this.#news.waits(this.watching);
  }

  hasReader(channel: Channel): boolean {
    return this.#reach.to(channel).length > 0;
  }

  /** A screen of the room is connected. */
  hasScreen(id: string): boolean {
    return [...this.lines].some((line) => line.screen === id);
  }

  /** Somebody in this seat is on a line that looks slow. */
  looksSlow(guest: string): boolean {
    return [...this.lines].some((line) => line.guest === guest && !line.isScreen && line.looksSlow);
  }

  /** Bots play for somebody: with nobody there they don't, unless it is played over days. */
  levelOf(seat: Seat): Level | null {
    const sitting = this.#seating().at(seat);
    if (sitting.kind === 'empty' || (sitting.kind === 'person' && !this.presence.isStoodIn(sitting.guest))) return null;
    if (this.size === 0 && this.#settings().overDays === null) return null;
    if (sitting.kind === 'person') return STAND_IN;
    return this.presence.isHere(sitting.program ?? '') ? null : sitting.level;
  }

  seatsHere(): readonly { readonly seat: Seat; readonly guest: string }[] {
    return this.seatsOfPeople().filter(({ isHere }) => isHere);
  }

  /** Somebody, or a program of somebody's, is here in this seat, and a person who is here waits when it does nothing. */
  isWaitedFor(seat: Seat): boolean {
    const own = holderOf(this.#seating().at(seat)) ?? '';
    return this.presence.isHere(own) && this.seatsHere().some(({ guest }) => guest !== own);
  }

  seatsOfPeople(): readonly { readonly seat: Seat; readonly guest: string; readonly isHere: boolean }[] {
    return this.#seating().all.flatMap((sitting, seat) => {
      if (sitting.kind !== 'person' || this.presence.isStoodIn(sitting.guest)) return [];
      return [{ seat, guest: sitting.guest, isHere: this.presence.isHere(sitting.guest) }];
    });
  }

  get slowest(): number {
    return Math.max(0, ...this.#reach.played.map(({ delay }) => delay));
  }

  get between(): number {
    return Math.max(0, ...this.#reach.played.map(({ far }) => far?.slowest ?? 0));
  }

  creditOf(line: Line): number {
    return this.#headStarts.creditOf(line);
  }

  giveHeadStarts(): number {
    return this.#headStarts.give(this.#reach.played);
  }

  send(message: ToClient): void {
    this.#bus.publish(this.#table, { to: 'everybody', text: JSON.stringify(message), headStart: null });
  }

  /** Words of somebody: to everybody who wants to hear them. */
  say(saidBy: string, message: ToClient): void {
    this.#bus.publish(this.#table, { to: 'everybody', text: JSON.stringify(message), headStart: null, saidBy });
  }

  /** How the table stands, and to each whose eyes they see with. */
  tell(info: TableInfo): void {
    const table = JSON.stringify(info);
    for (const line of this.lines) {
      line.send(`{"type":"table","viewers":${JSON.stringify(this.viewersOf(line))},"table":${table}}`);
    }
  }

  /** Everybody sees all of a match, from where it is; or one of them. */
  showAll(session: Session | null, guest: string | null = null): void {
    for (const line of this.lines) {
      if (guest !== null && line.guest !== guest) continue;
      for (const viewer of this.viewersOf(line)) session?.show(line, viewer, null);
    }
  }

  add(line: Line): void {
    this.#reach.add(line);
    if (!line.isScreen) this.presence.arrive(line.guest);
    this.review();
  }

  remove(line: Line): void {
    if (!this.#reach.remove(line)) return;
    if (!line.isScreen) this.presence.depart(line.guest);
    this.review();
  }

  review(): void {
    this.presence.review(this.#seating().people);
  }

  /** The table is run elsewhere from now on, or something may have been missed: whoever is here comes again. */
  detach(): void {
    for (const line of [...this.lines]) {
      this.remove(line);
      line.detached?.();
    }
  }

  /** Nothing that is said at the table reaches anybody here any more. */
  shut(): void {
    this.presence.shut();
    this.#news.shut();
    this.#stopListening();
  }

  /** A reveal reaches all who play at once, and nobody else before them: it leaves later on fast lines. */
  #pass({ to, text, headStart, isForAll = false, saidBy }: Frame): void {
    for (const line of to === 'everybody' ? this.lines : this.#reach.to(to)) {
      if (saidBy !== undefined && this.#blocks.isUnheard(line.guest, saidBy)) continue;
      if (isForAll && typeof to === 'number' && to !== this.seatsOf(line)[0]) continue;
      line.send(text, headStart === null ? 0 : headStart - this.#headStarts.of(line));
    }
  }
}
