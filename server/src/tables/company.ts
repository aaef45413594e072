/** Everybody connected to a table: whose eyes each connection sees with, and who of the players is here. */

import type { TableInfo, ToClient } from '#protocol';
import type { Seat, Viewer } from '#tabletop';
import type { Clock } from '../clock.ts';
import type { Audience } from '../match/audience.ts';
import type { Session } from '../match/session.ts';
import type { Line } from './line.ts';
import { Presence, type PresenceRules } from './presence.ts';
import type { Seating } from './seating.ts';

export class Company implements Audience {
  readonly presence: Presence;
  readonly #lines = new Set<Line>();
  readonly #seating: () => Seating;

  constructor(clock: Clock, seating: () => Seating, rules: () => PresenceRules, changed: () => void) {
    this.#seating = seating;
    this.presence = new Presence(clock, rules, changed);
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

  *linesFor(viewer: Viewer): Iterable<Line> {
    for (const line of this.#lines) if (this.#sees(line, viewer)) yield line;
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
    const frame = JSON.stringify(message);
    for (const line of this.#lines) line.send(frame);
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

  #sees(line: Line, viewer: Viewer): boolean {
    if (viewer === 'spectator') return this.viewersOf(line)[0] === 'spectator';
    return this.#seating().isHeldBy(viewer as Seat, line.guest);
  }
}
