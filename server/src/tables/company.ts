/** Everybody connected to a table: whose eyes each connection sees with, and who of the players is here. */

import type { TableInfo, ToClient } from '#protocol';
import type { Seat, Viewer } from '#tabletop';
import type { Bus, Frame } from '../bus/bus.ts';
import type { Clock } from '../clock.ts';
import { equalising } from '../fairness/order.ts';
import type { Audience } from '../match/audience.ts';
import type { Session } from '../match/session.ts';
import type { Line } from './line.ts';
import { Presence, type PresenceRules } from './presence.ts';
import type { Seating } from './seating.ts';

export class Company implements Audience {
  readonly presence: Presence;
  readonly #lines = new Set<Line>();
  readonly #seating: () => Seating;
  readonly #bus: Bus;
  readonly #table: string;
  readonly #stopListening: () => void;

  constructor(
    { clock, bus }: { readonly clock: Clock; readonly bus: Bus },
    table: string,
    seating: () => Seating,
    { rules, changed }: { rules(): PresenceRules; changed(): void },
  ) {
    this.#seating = seating;
    this.#bus = bus;
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
    for (const line of this.#lines) if (this.viewersOf(line)[0] === 'spectator') watching++;
    return watching;
  }

  /** The seats this person holds; those who hold none watch. */
  viewersOf(line: Line): readonly Viewer[] {
    const seats = this.#seating().seatsOf(line.guest);
    return seats.length === 0 ? ['spectator'] : seats;
  }

  hasReader(viewer: Viewer): boolean {
    for (const line of this.#lines) if (this.#sees(line, viewer)) return true;
    return false;
  }

  seatsHere(): readonly { readonly seat: Seat; readonly guest: string }[] {
    return this.#seating().all.flatMap((sitting, seat) =>
      sitting.kind === 'person' && this.presence.isHere(sitting.guest) ? [{ seat, guest: sitting.guest }] : [],
    );
  }

  get slowest(): number {
    let slowest = 0;
    for (const line of this.#lines) {
      if (line.delay > slowest && this.viewersOf(line)[0] !== 'spectator') slowest = line.delay;
    }
    return slowest;
  }

  send(message: ToClient): void {
    this.#bus.publish(this.#table, { to: 'everybody', text: JSON.stringify(message), slowest: null });
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
    this.presence.arrive(line.guest);
    this.review();
  }

  remove(line: Line): void {
    if (!this.#lines.delete(line)) return;
    this.presence.depart(line.guest);
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

  /** A reveal reaches everybody at once: it leaves later on fast lines. */
  #pass({ to, text, slowest }: Frame): void {
    for (const line of this.#lines) {
      if (to === 'everybody' || this.#sees(line, to)) {
        line.send(text, slowest === null ? 0 : equalising(line.delay, slowest));
      }
    }
  }

  #sees(line: Line, viewer: Viewer): boolean {
    if (viewer === 'spectator') return this.viewersOf(line)[0] === 'spectator';
    return this.#seating().isHeldBy(viewer as Seat, line.guest);
  }
}
