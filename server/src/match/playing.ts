/** A match with everybody who keeps it going: the people's session, the bots, and the time for a turn. */

import type { Told } from '#protocol';
import type { Level, Millis, Seat } from '#tabletop';
import type { House } from '../house.ts';
import type { MatchEnd, TableRecord } from '../store/store.ts';
import type { Audience } from './audience.ts';
import { Idling } from './idling.ts';
import { RecordedPlayers } from './recorded-players.ts';
import type { Served } from './recovery.ts';
import { Robots, STAND_IN } from './robots.ts';
import { Session } from './session.ts';
import { type SlowCalls, SlowClock } from './slow-clock.ts';
import { toMoveIn } from './to-move.ts';
import { TurnClock } from './turn-clock.ts';

export interface PlayingCalls {
  /** Null for seats that are played by the people in them. */
  levelOf(seat: Seat): Level | null;
  isPerson(seat: Seat): boolean;
  /** See `Idling`. */
  idleMillis(): number | null;
  isWaitedFor(seat: Seat): boolean;
  /** Somebody's time for a turn began or ended. */
  turnsChanged(): void;
  tellsFirst(): boolean;
  isPaused(): boolean;
  isOpenToAll(): boolean;
  tellingChanged(): void;
  ending(end: MatchEnd, wall: number): TableRecord;
  ended(end: MatchEnd): void;
  failed(error: unknown): void;
  stuck(): void;
}

interface PlayingTime {
  readonly turnSeconds: number | null;
  /** Null: not over days. */
  readonly slow: SlowCalls | null;
}

export class Playing {
  readonly session: Session;
  readonly #robots: Robots;
  readonly #turns: TurnClock | null;
  readonly #slow: SlowClock | null;
  readonly #idling: Idling | null;
  readonly #recorded: RecordedPlayers;
  readonly #calls: PlayingCalls;

  constructor(
    house: House,
    served: Served,
    audience: Audience,
    { turnSeconds, calls, slow }: PlayingTime & { readonly calls: PlayingCalls },
  ) {
    this.#calls = calls;
    this.session = new Session(house, served, audience, {
      changed: (at, told) => this.#goOn(at, told),
      isPerson: (seat) => calls.isPerson(seat),
      isTimeOver: (seat) => this.#isTimeOver(seat),
      tellsFirst: () => calls.tellsFirst(),
      isPaused: () => calls.isPaused(),
      isOpenToAll: () => calls.isOpenToAll(),
      tellingChanged: () => calls.tellingChanged(),
      ending: (end, wall) => calls.ending(end, wall),
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
    this.#recorded = new RecordedPlayers(house, this.session, served, {
      isBot: (seat) => !calls.isPerson(seat) && calls.levelOf(seat) !== null,
      gaveUp: () => this.#robots.look(),
    });
    this.#robots = new Robots(house, this.session, (seat) => this.#levelOf(seat));
    this.#turns =
      turnSeconds === null || this.session.isRealTime
        ? null
        : new TurnClock(house, this.session, { millis: turnSeconds * 1000, told: served.told.flat() }, (seat) =>
            this.#timeIsOver(seat),
          );
    this.#slow = slow === null ? null : new SlowClock(house, this.session, served.told.flat(), slow);
    this.#idling = this.session.isRealTime
      ? null
      : new Idling(house.clock, this.session, {
          ...{ idleMillis: () => calls.idleMillis(), isWaitedFor: (seat) => calls.isWaitedFor(seat) },
          changed: () => {
            this.#robots.look();
            calls.turnsChanged();
          },
        });
    this.look();
  }

  /** Somebody can move for whom a bot does. */
  get isBotToMove(): boolean {
    return toMoveIn(this.session).some((seat) => this.#levelOf(seat) !== null);
  }

  askedUntil(seat: Seat): number | null {
    return this.#idling?.askedUntil(seat) ?? null;
  }

  isIdle(seat: Seat): boolean {
    return this.#idling?.isIdle(seat) ?? false;
  }

  /** Whoever sits there did something. */
  acted(seats: readonly Seat[], how: { readonly isSeen: boolean }): void {
    if (this.#idling?.acted(seats, how) !== true) return;
    this.#robots.look();
    this.#calls.turnsChanged();
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
    if (this.session.still.pause.isOn) this.#turns?.standStill();
    const isAnswered = this.#idling?.look(told) === true;
    const isTimed = this.#turns?.look(told) === true;
    this.#slow?.look(told);
    const isChanged = isTimed || isAnswered;
    this.session.plans.look();
    this.#recorded.look();
    this.#robots.look(at);
    if (isChanged) this.#calls.turnsChanged();
  }

  /** Whose time is over is played for until the turn is, and whoever is idle until they do something. */
  #levelOf(seat: Seat): Level | null {
    if (this.#recorded.isFollowing(seat) || this.session.plans.isPending(seat)) return null;
    const isPlayedFor = this.#isTimeOver(seat) || this.isIdle(seat);
    return this.#calls.levelOf(seat) ?? (isPlayedFor ? STAND_IN : null);
  }

  #isTimeOver(seat: Seat): boolean {
    return this.#turns?.isOver(seat) === true || this.#slow?.isOver(seat) === true;
  }

  shut(): void {
    this.session.shut();
    this.#robots.shut();
    this.#recorded.shut();
    this.#turns?.shut();
    this.#idling?.shut();
  }

  #timeIsOver(seat: Seat): void {
    if (this.#calls.levelOf(seat) === null) this.#robots.playNow(seat);
  }
}
