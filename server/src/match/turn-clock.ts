/** Time for a turn: it runs for every seat that can move, from the moment it could until its turn is over. */

import type { Told } from '#protocol';
import type { Millis, Seat } from '#tabletop';
import { Alarm } from '../clock.ts';
import type { House } from '../house.ts';
import type { Session } from './session.ts';
import { TurnSpotter } from './turn-spotter.ts';

interface Turn {
  /** How many moves the match had when it began. */
  readonly from: number;
  /** How many of them were this seat's. */
  readonly made: number;
  /** The moment of the served clock at which its time is over. */
  readonly end: number;
}

/** A turn that is over stays so, unless its last move is taken back. */
interface PastTurn extends Turn {
  readonly to: number;
}

export class TurnClock {
  readonly #house: House;
  readonly #session: Session;
  readonly #millis: Millis;
  readonly #over: (seat: Seat) => void;
  readonly #turns = new Map<Seat, Turn>();
  readonly #past = new Map<Seat, PastTurn>();
  /** Seats whose time is over: a bot plays the rest of their turn. */
  readonly #late = new Set<Seat>();
  readonly #alarm: Alarm;
  readonly #spotter: TurnSpotter;
  #stoodSince: number | null = null;

  constructor(house: House, session: Session, { millis, told }: TurnTime, over: (seat: Seat) => void) {
    this.#house = house;
    this.#session = session;
    this.#millis = millis;
    this.#over = over;
    this.#spotter = new TurnSpotter(session, told);
    this.#alarm = new Alarm(house.clock, () => this.#ring());
  }

  /** The moment of the served clock at which this seat's time is over. */
  endOf(seat: Seat): number | null {
    return this.#stoodSince === null ? (this.#turns.get(seat)?.end ?? null) : null;
  }

  isOver(seat: Seat): boolean {
    return this.#late.has(seat);
  }

  /** Nobody's time runs until the next look after match time goes on. */
  standStill(): void {
    this.#stoodSince ??= this.#house.clock.now();
    this.#alarm.set(null);
  }

  /** After anything that happened; true when somebody's time began or ended. */
  look(told: readonly Told[]): boolean {
    if (this.#session.still.pause.isOn) return false;
    const goesOn = this.#goOn();
    const isChanged = this.#spotter.look(told, {
      madeWhenBegun: (seat) => this.#turns.get(seat)?.made ?? null,
      isTimed: () => true,
      open: (seat) => this.#open(seat),
      close: (seat) => this.#close(seat),
    });
    this.#arm();
    return goesOn || isChanged;
  }

  shut(): void {
    this.#turns.clear();
    this.#late.clear();
    this.#alarm.set(null);
  }

  /** Everybody has what was left when it stood. */
  #goOn(): boolean {
    if (this.#stoodSince === null) return false;
    const stood = this.#house.clock.now() - this.#stoodSince;
    this.#stoodSince = null;
    for (const turns of [this.#turns, this.#past] as readonly Map<Seat, Turn>[]) {
      for (const [seat, turn] of turns) turns.set(seat, { ...turn, end: turn.end + stood });
    }
    return true;
  }

  #open(seat: Seat): void {
    const { match } = this.#session;
    const from = match.moves.length;
    const past = this.#past.get(seat);
    // Whoever takes the last move of a turn back is in that turn again, with what was left of its time.
    const isAgain = past !== undefined && past.from <= from && from < past.to;
    const anew = { from, made: match.madeBy(seat), end: this.#house.clock.now() + this.#millis };
    this.#turns.set(seat, isAgain ? past : anew);
  }

  #close(seat: Seat): void {
    const turn = this.#turns.get(seat);
    if (turn === undefined) return;
    this.#past.set(seat, { ...turn, to: this.#session.match.moves.length });
    this.#turns.delete(seat);
    this.#late.delete(seat);
  }

  #ring(): void {
    const now = this.#house.clock.now();
    for (const [seat, { end }] of this.#turns) {
      if (end > now + 1 || this.#late.has(seat)) continue;
      this.#late.add(seat);
      this.#over(seat);
    }
    this.#arm();
  }

  #arm(): void {
    const ends = [...this.#turns].flatMap(([seat, { end }]) => (this.#late.has(seat) ? [] : end));
    this.#alarm.set(ends.length === 0 ? null : Math.min(...ends));
  }
}

export interface TurnTime {
  readonly millis: Millis;
  /** What has happened before, as a match is taken up again. */
  readonly told: readonly Told[];
}
