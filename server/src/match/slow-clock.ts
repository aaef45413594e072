/**
 * Time for a turn at a slow table: by the calendar, not by the time of service. What runs is written down with the table,
 * so it goes on while the table sleeps and while nobody serves; whoever looks through all tables says when it is over.
 */

import type { OverDays, OwnHours, Told } from '#protocol';
import type { Seat } from '#tabletop';
import type { House } from '../house.ts';
import type { Session } from './session.ts';
import { closed, opened, resumed, type SeatTime, stopped } from './slow-turns.ts';
import { TurnSpotter } from './turn-spotter.ts';

export interface SlowCalls {
  pace(): OverDays | null;
  times(): readonly SeatTime[];
  hoursOf(seat: Seat): OwnHours;
  isPerson(seat: Seat): boolean;
  /** The room wants the match to stand still. */
  isPaused(): boolean;
  changed(times: readonly SeatTime[]): void;
}

export class SlowClock {
  readonly #house: House;
  readonly #session: Session;
  readonly #calls: SlowCalls;
  readonly #spotter: TurnSpotter;

  constructor(house: House, session: Session, told: readonly Told[], calls: SlowCalls) {
    this.#house = house;
    this.#session = session;
    this.#calls = calls;
    this.#spotter = new TurnSpotter(session, told);
  }

  /** A bot plays the rest of this turn. */
  isOver(seat: Seat): boolean {
    return this.#calls.pace()?.late === 'bot' && this.#calls.times()[seat]?.turn?.isLate === true;
  }

  /** After anything that happened. */
  look(told: readonly Told[]): void {
    const pace = this.#calls.pace();
    if (pace === null) return;
    const { match } = this.#session;
    const times = [...this.#calls.times()];
    const now = this.#house.clock.wall();
    const change = (seat: Seat, changed: (time: SeatTime) => SeatTime): void => {
      const time = times[seat];
      if (time !== undefined) times[seat] = changed(time);
    };
    let isChanged = this.#spotter.look(told, {
      madeWhenBegun: (seat) => times[seat]?.turn?.made ?? null,
      isTimed: (seat) => this.#calls.isPerson(seat),
      open: (seat) =>
        change(seat, (time) =>
          opened(time, pace, {
            ...{ moves: match.moves.length, made: match.madeBy(seat), now, hours: this.#calls.hoursOf(seat) },
          }),
        ),
      close: (seat) =>
        change(seat, (time) =>
          closed(time, pace, { moves: match.moves.length, now, hours: this.#calls.hoursOf(seat) }),
        ),
    });
    const pausing = this.#calls.isPaused() ? stopped : resumed;
    for (const [seat, { turn }] of times.entries()) {
      const paused = turn === null ? null : pausing(turn, now, this.#calls.hoursOf(seat));
      if (paused === turn) continue;
      change(seat, (time) => ({ ...time, turn: paused }));
      isChanged = true;
    }
    if (isChanged) this.#calls.changed(times);
  }
}
