/** Time per turn in turn games: it runs for every seat that can move, from the moment it could. */

import type { Seat } from '#tabletop';
import { Alarm } from '../clock.ts';
import type { House } from '../house.ts';
import type { Session } from './session.ts';

export class TurnClock {
  readonly #house: House;
  readonly #session: Session;
  readonly #millis: number;
  readonly #ends = new Map<Seat, number>();
  /** How many entries the match had when the seat's time began: every own move starts it anew. */
  readonly #since = new Map<Seat, number>();
  readonly #alarm: Alarm;

  constructor(house: House, session: Session, millis: number, over: (seat: Seat) => void) {
    this.#house = house;
    this.#session = session;
    this.#millis = millis;
    this.#alarm = new Alarm(house.clock, () => {
      const now = house.clock.now();
      const late = [...this.#ends].filter(([, end]) => end <= now + 1).map(([seat]) => seat);
      for (const seat of late) {
        // A second chance for the bot, should its move not be accepted.
        this.#ends.set(seat, now + 2_000);
        over(seat);
      }
      this.#arm();
    });
  }

  /** The moment of the served clock at which this seat's time is over. */
  endOf(seat: Seat): number | null {
    return this.#ends.get(seat) ?? null;
  }

  /** True when somebody's time began or ended. */
  look(): boolean {
    let isChanged = false;
    const { game, state, moves, record } = this.#session.match;
    for (let seat = 0; seat < record.players.length; seat++) {
      const canMove = game.legalMoves(game.view(state, seat)).length > 0;
      const own = moves.reduce((count, { by }) => (by === seat ? count + 1 : count), 0);
      if (!canMove) {
        isChanged = this.#ends.delete(seat) || isChanged;
        this.#since.delete(seat);
      } else if (this.#since.get(seat) !== own) {
        this.#since.set(seat, own);
        this.#ends.set(seat, this.#house.clock.now() + this.#millis);
        isChanged = true;
      }
    }
    this.#arm();
    return isChanged;
  }

  shut(): void {
    this.#ends.clear();
    this.#alarm.set(null);
  }

  #arm(): void {
    const ends = [...this.#ends.values()];
    this.#alarm.set(ends.length === 0 ? null : Math.min(...ends));
  }
}
