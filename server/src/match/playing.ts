/** A match with everybody who keeps it going: the people's session, the bots, and the time for a turn. */

import type { Told } from '#protocol';
import type { Level, Millis, Seat } from '#tabletop';
import type { House } from '../house.ts';
import type { MatchEnd } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { Served } from './recovery.ts';
import { Robots, STAND_IN } from './robots.ts';
import { Session } from './session.ts';
import { TurnClock } from './turn-clock.ts';

export interface PlayingCalls {
  /** Null for seats that are played by the people in them. */
  levelOf(seat: Seat): Level | null;
  isPerson(seat: Seat): boolean;
  /** Somebody's time for a turn began or ended. */
  turnsChanged(): void;
  tellsFirst(): boolean;
  isOpenToAll(): boolean;
  tellingChanged(): void;
  ended(end: MatchEnd): void;
  failed(error: unknown): void;
  stuck(): void;
}

export class Playing {
  readonly session: Session;
  readonly #robots: Robots;
  readonly #turns: TurnClock | null;
  readonly #calls: PlayingCalls;

  constructor(
    house: House,
    served: Served,
    audience: Audience,
    { turnSeconds, calls }: { readonly turnSeconds: number | null; readonly calls: PlayingCalls },
  ) {
    this.#calls = calls;
    this.session = new Session(house, served, audience, {
      changed: (at, told) => this.#goOn(at, told),
      isPerson: (seat) => calls.isPerson(seat),
      isTimeOver: (seat) => this.#turns?.isOver(seat) ?? false,
      tellsFirst: () => calls.tellsFirst(),
      isOpenToAll: () => calls.isOpenToAll(),
      tellingChanged: () => calls.tellingChanged(),
      ended: (end) => {
        this.shut();
        calls.ended(end);
      },
      failed: (error) => {
        this.shut();
        calls.failed(error);
      },
      stuck: () => {
        this.shut();
        calls.stuck();
      },
    });
    this.#robots = new Robots(house, this.session, (seat) => this.#levelOf(seat));
    this.#turns =
      turnSeconds === null || this.session.isRealTime
        ? null
        : new TurnClock(house, this.session, { millis: turnSeconds * 1000, told: served.told.flat() }, (seat) =>
            this.#timeIsOver(seat),
          );
    this.look();
  }

  turnEnds(seat: Seat): number | null {
    return this.#turns?.endOf(seat) ?? null;
  }

  /** Whoever plays by program looks at the match again: at what has happened at a moment, or at how it stands now. */
  look(at?: Millis): void {
    this.#goOn(at, []);
  }

  #goOn(at: Millis | undefined, told: readonly Told[]): void {
    this.session.looking.review();
    const isChanged = this.#turns?.look(told) === true;
    this.#robots.look(at);
    if (isChanged) this.#calls.turnsChanged();
  }

  /** Whose time is over is played for until the turn is. */
  #levelOf(seat: Seat): Level | null {
    return this.#calls.levelOf(seat) ?? (this.#turns?.isOver(seat) === true ? STAND_IN : null);
  }

  shut(): void {
    this.session.shut();
    this.#robots.shut();
    this.#turns?.shut();
  }

  #timeIsOver(seat: Seat): void {
    if (this.#calls.levelOf(seat) === null) this.#robots.playNow(seat);
  }
}
