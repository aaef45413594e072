/** Everybody connected to a table: whose eyes each connection sees with, and who of the players is here. */

import type { TableInfo, ToClient } from '#protocol';
import type { Seat, Viewer } from '#tabletop';
import type { Bus, Frame } from '../bus/bus.ts';
import type { House } from '../house.ts';
import type { Audience } from '../match/audience.ts';
import type { Channel } from '../match/outboxes.ts';
import type { Session } from '../match/session.ts';
import type { Blocks } from '../people/blocks.ts';
import { HeadStarts } from './head-starts.ts';
import type { Line } from './line.ts';
import { Presence, type PresenceRules } from './presence.ts';
import type { Seating } from './seating.ts';

export class Company implements Audience {
  readonly presence: Presence;
  readonly #lines = new Set<Line>();
  readonly #headStarts = new HeadStarts();
  readonly #watchLive: () => boolean;
  readonly #seating: () => Seating;
  readonly #bus: Bus;
  readonly #blocks: Blocks;
  readonly #table: string;
  readonly #stopListening: () => void;

  constructor(
    { clock, bus, blocks }: Pick<House, 'clock' | 'bus' | 'blocks'>,
    table: string,
    seating: () => Seating,
    { rules, changed, watchLive }: { rules(): PresenceRules; changed(): void; watchLive(): boolean },
  ) {
    this.#watchLive = watchLive;
    this.#seating = seating;
    this.#bus = bus;
    this.#blocks = blocks;
    this.#table = table;
    this.presence = new Presence(clock, rules, changed);
    this.#stopListening = bus.subscribe(table, (frame) => this.#pass(frame));
  }

  get lines(): Iterable<Line> {
    return this.#lines;
  }

  get size(): number {
    return this.#lines.size;
  }

  has(line: Line): boolean {
    return this.#lines.has(line);
  }

  /** Somebody who plays is connected. */
  get isAnybodyHere(): boolean {
    return this.#seating().people.some((guest) => this.presence.isHere(guest));
  }

  get watching(): number {
    let watching = 0;
    for (const line of this.#lines) if (this.#sees(line, 'spectator')) watching++;
    return watching;
  }

  /** How many connections this guest has here. */
  linesOf(guest: string): number {
    let count = 0;
    for (const line of this.#lines) if (line.guest === guest) count++;
    return count;
  }

  /** Whether this person's line is one they play on, and with which seats. */
  seatsOf(line: Line): readonly Seat[] {
    return line.isScreen ? [] : this.#seating().seatsOf(line.guest);
  }

  /** The seats this person holds; those who hold none watch. */
  viewersOf(line: Line): readonly Viewer[] {
    const seats = this.seatsOf(line);
    return seats.length === 0 ? ['spectator'] : seats;
  }

  channelOf(line: Line, viewer: Viewer): Channel {
    return viewer === 'spectator' && this.#seating().seatsOf(line.guest).length > 0 ? 'screen' : viewer;
  }

  get watchLive(): boolean {
    return this.#watchLive();
  }

  hasReader(channel: Channel): boolean {
    for (const line of this.#lines) if (this.#sees(line, channel)) return true;
    return false;
  }

  /** Somebody in this seat is on a line that looks slow. */
  looksSlow(guest: string): boolean {
    for (const line of this.#lines) if (line.guest === guest && !line.isScreen && line.looksSlow) return true;
    return false;
  }

  seatsHere(): readonly { readonly seat: Seat; readonly guest: string }[] {
    return this.seatsOfPeople().filter(({ isHere }) => isHere);
  }

  seatsOfPeople(): readonly { readonly seat: Seat; readonly guest: string; readonly isHere: boolean }[] {
    return this.#seating().all.flatMap((sitting, seat) => {
      if (sitting.kind !== 'person' || this.presence.isStoodIn(sitting.guest)) return [];
      return [{ seat, guest: sitting.guest, isHere: this.presence.isHere(sitting.guest) }];
    });
  }

  get slowest(): number {
    let slowest = 0;
    for (const line of this.#lines) if (this.seatsOf(line).length > 0) slowest = Math.max(slowest, line.delay);
    return slowest;
  }

  creditOf(line: Line): number {
    return this.#headStarts.creditOf(line);
  }

  giveHeadStarts(): number {
    return this.#headStarts.give(this.#played);
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
    for (const line of this.#lines) {
      line.send(`{"type":"table","viewers":${JSON.stringify(this.viewersOf(line))},"table":${table}}`);
    }
  }

  /** Everybody sees all of a match, from where it is. */
  showAll(session: Session | null): void {
    for (const line of this.#lines) for (const viewer of this.viewersOf(line)) session?.show(line, viewer, null);
  }

  add(line: Line): void {
    this.#lines.add(line);
    if (!line.isScreen) this.presence.arrive(line.guest);
    this.review();
  }

  remove(line: Line): void {
    if (!this.#lines.delete(line)) return;
    if (!line.isScreen) this.presence.depart(line.guest);
    this.review();
  }

  review(): void {
    this.presence.review(this.#seating().people);
  }

  /** Nothing that is said at the table reaches anybody here any more. */
  shut(): void {
    this.presence.shut();
    this.#stopListening();
  }

  get #played(): readonly Line[] {
    return [...this.#lines].filter((line) => this.seatsOf(line).length > 0);
  }

  /** A reveal reaches all who play at once, and nobody else before them: it leaves later on fast lines. */
  #pass({ to, text, headStart, isForAll = false, saidBy }: Frame): void {
    for (const line of this.#lines) {
      if (saidBy !== undefined && this.#blocks.has(line.guest, saidBy)) continue;
      if (!this.#sees(line, to) || (isForAll && typeof to === 'number' && to !== this.seatsOf(line)[0])) continue;
      line.send(text, headStart === null ? 0 : headStart - this.#headStarts.of(line));
    }
  }

  #sees(line: Line, to: Frame['to']): boolean {
    switch (to) {
      case 'everybody':
        return true;
      case 'spectator':
      case 'screen':
        return this.seatsOf(line).length === 0 && this.channelOf(line, 'spectator') === to;
      default:
        return !line.isScreen && this.#seating().isHeldBy(to, line.guest);
    }
  }
}
