/** Which lines see with whose eyes: asked several times at every move, and found anew when a line or a seat is another. */

import type { Seat } from '#tabletop';
import type { Frame } from '../bus/bus.ts';
import type { Line } from './line.ts';
import type { Seating } from './seating.ts';

const NOBODY: readonly Line[] = [];

export class Reach {
  readonly lines = new Set<Line>();
  readonly #seating: () => Seating;
  /** Of the seating as it was when this was found; null: a line came or went since. */
  #foundAt: number | null = null;
  #bySeat: Line[][] = [];
  #played: Line[] = [];
  #watching: Line[] = [];
  #screens: Line[] = [];

  constructor(seating: () => Seating) {
    this.#seating = seating;
  }

  add(line: Line): void {
    this.lines.add(line);
    this.#foundAt = null;
  }

  /** False: it was not here. */
  remove(line: Line): boolean {
    this.#foundAt = null;
    return this.lines.delete(line);
  }

  /** Whether this person's line is one they play on, and with which seats. */
  seatsOf(line: Line): readonly Seat[] {
    return line.isScreen ? [] : this.#seating().seatsOf(line.guest);
  }

  /** Those that somebody plays on. */
  get played(): readonly Line[] {
    this.#find();
    return this.#played;
  }

  /** Everybody who sees with these eyes. */
  to(channel: Exclude<Frame['to'], 'everybody'>): readonly Line[] {
    this.#find();
    if (channel === 'spectator') return this.#watching;
    return channel === 'screen' ? this.#screens : (this.#bySeat[channel] ?? NOBODY);
  }

  #find(): void {
    const seating = this.#seating();
    if (this.#foundAt === seating.changes) return;
    this.#foundAt = seating.changes;
    this.#bySeat = seating.all.map(() => []);
    this.#played = [];
    this.#watching = [];
    this.#screens = [];
    for (const line of this.lines) {
      const seats = this.seatsOf(line);
      for (const seat of seats) this.#bySeat[seat]?.push(line);
      if (seats.length > 0) this.#played.push(line);
      else if (line.screen !== null || seating.seatsOf(line.guest).length > 0) this.#screens.push(line);
      else this.#watching.push(line);
    }
  }
}
