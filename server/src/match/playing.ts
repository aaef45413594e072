/** A match with everybody who keeps it going: the people's session, the bots, and the time for a turn. */

import type { Level } from '#bots';
import type { Seat } from '#tabletop';
import type { House } from '../house.ts';
import type { MatchEnd } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { Served } from './live-match.ts';
import { Robots } from './robots.ts';
import { Session } from './session.ts';
import { TurnClock } from './turn-clock.ts';

export interface PlayingCalls {
  /** Null for seats that are played by the people in them. */
  levelOf(seat: Seat): Level | null;
  /** Somebody's time for a turn began or ended. */
  turnsChanged(): void;
  tellsFirst(): boolean;
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
      changed: () => this.look(),
      tellsFirst: () => calls.tellsFirst(),
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
    this.#robots = new Robots(house, this.session, (seat) => calls.levelOf(seat));
    this.#turns =
      turnSeconds === null || this.session.isRealTime
        ? null
        : new TurnClock(house, this.session, turnSeconds * 1000, (seat) => this.#timeIsOver(seat));
    this.look();
  }

  turnEnds(seat: Seat): number | null {
    return this.#turns?.endOf(seat) ?? null;
  }

  /** Whoever plays by program looks at the match again. */
  look(): void {
    this.#robots.look();
    if (this.#turns?.look() === true) this.#calls.turnsChanged();
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
