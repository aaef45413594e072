/** Whose turn begins and whose ends: a turn is a seat's from the moment it can move until the rules say it is over. */

import type { Told } from '#protocol';
import { type Seat, seatsOf } from '#tabletop';
import type { Session } from './session.ts';

export interface TurnsKept {
  /** How many moves a seat had made when its turn began; null: it has none. */
  madeWhenBegun(seat: Seat): number | null;
  /** Whether this seat's turns are timed at all. */
  isTimed(seat: Seat): boolean;
  open(seat: Seat): void;
  close(seat: Seat): void;
}

export class TurnSpotter {
  readonly #session: Session;
  readonly #begins: readonly string[];
  /** Before the first turn, while everybody lays out their things, each decision has its own time. */
  #hasBegun: boolean;

  /** `told`: what has happened before, as a match is taken up again. */
  constructor(session: Session, told: readonly Told[]) {
    this.#session = session;
    this.#begins = session.match.game.pace.turns ?? [];
    this.#hasBegun = told.some(({ event }) => this.#begins.includes(event.type));
  }

  /** True when a turn began or ended. */
  look(told: readonly Told[], kept: TurnsKept): boolean {
    let isChanged = false;
    const close = (seat: Seat): void => {
      if (kept.madeWhenBegun(seat) === null) return;
      kept.close(seat);
      isChanged = true;
    };
    for (const { event } of told) {
      if (!this.#begins.includes(event.type) || !('seat' in event)) continue;
      this.#hasBegun = true;
      close(event.seat as Seat);
    }
    const { match } = this.#session;
    const { game, state, seatCount } = match;
    for (const seat of seatsOf(seatCount)) {
      const canMove = kept.isTimed(seat) && game.legalMoves(game.view(state, seat)).length > 0;
      const made = kept.madeWhenBegun(seat);
      const isOn = made !== null && (this.#hasBegun || made === match.madeBy(seat));
      if (canMove && isOn) continue;
      close(seat);
      if (canMove) kept.open(seat);
      isChanged ||= canMove;
    }
    return isChanged;
  }
}
