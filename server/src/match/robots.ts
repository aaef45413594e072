/** Plays for bots, and for people who are away: asks when what they see has changed, presses when they said. */

import type { Asked, Level } from '#bots';
import { viewHash } from '#protocol';
import { fingerprint, pick, quickChance, type Seat } from '#tabletop';
import type { Cancel } from '../clock.ts';
import type { House } from '../house.ts';
import type { Session } from './session.ts';

/** A bot that only stands in plays as an ordinary player would. */
export const STAND_IN: Level = 'regular';

const REFUSED_MILLIS = 2_000;

interface Thinking {
  /** What it saw when it was asked. */
  readonly saw: string;
  readonly abort: AbortController;
  press: Cancel | null;
}

export class Robots {
  readonly #house: House;
  readonly #session: Session;
  readonly #levelOf: (seat: Seat) => Level | null;
  readonly #thinking = new Map<Seat, Thinking>();
  #lookIsDue = false;
  #isShut = false;

  /** `levelOf` is null for seats that are played by the people in them. */
  constructor(house: House, session: Session, levelOf: (seat: Seat) => Level | null) {
    this.#house = house;
    this.#session = session;
    this.#levelOf = levelOf;
  }

  /** Something may have changed: whoever sees something new thinks again. */
  look(): void {
    if (this.#lookIsDue || this.#isShut) return;
    this.#lookIsDue = true;
    setImmediate(() => {
      this.#lookIsDue = false;
      if (!this.#isShut) this.#lookRound();
    });
  }

  /** Time is over for a seat: a bot makes its next move at once. */
  playNow(seat: Seat): void {
    this.#think(seat, STAND_IN, { isHurried: true });
  }

  shut(): void {
    this.#isShut = true;
    for (const seat of [...this.#thinking.keys()]) this.#stop(seat);
  }

  #lookRound(): void {
    for (let seat = 0; seat < this.#session.match.record.players.length; seat++) {
      const level = this.#levelOf(seat);
      if (level === null || this.#session.telling.isOn) this.#stop(seat);
      else this.#think(seat, level, { isHurried: false });
    }
  }

  #stop(seat: Seat): void {
    const thinking = this.#thinking.get(seat);
    this.#thinking.delete(seat);
    thinking?.abort.abort();
    thinking?.press?.();
  }

  #think(seat: Seat, level: Level, { isHurried }: { readonly isHurried: boolean }): void {
    const { game, state, record } = this.#session.match;
    let view: object;
    try {
      view = game.view(state, seat);
    } catch (error) {
      this.#house.log.error({ error, match: record.id, seat }, 'a view could not be made for a bot');
      return;
    }
    const saw = viewHash(view);
    if (this.#thinking.get(seat)?.saw === saw && !isHurried) return;
    this.#stop(seat);
    const thinking: Thinking = { saw, abort: new AbortController(), press: null };
    this.#thinking.set(seat, thinking);
    const asked: Asked = { level, seed: seedOf(record.key, seat), now: this.#session.time.at() };
    const begun = this.#house.clock.now();
    this.#house.bots.decide(game.id, view, asked, thinking.abort.signal).then(
      (decision) => {
        if (decision === null || thinking.abort.signal.aborted) return;
        const pause = isHurried ? 0 : decision.after - (this.#house.clock.now() - begun);
        thinking.press = this.#house.clock.after(pause, () => {
          this.#session.submitForBot(seat, decision.move);
          // If nothing came of it the match must not wait for ever.
          if (!thinking.abort.signal.aborted) {
            thinking.press = this.#house.clock.after(REFUSED_MILLIS, () => this.#playAnything(seat));
          }
        });
      },
      (error: unknown) => {
        if (!thinking.abort.signal.aborted) this.#giveUp(seat, thinking, error);
      },
    );
  }

  #playAnything(seat: Seat): void {
    const { game, state, record } = this.#session.match;
    const offers = game.legalMoves(game.view(state, seat));
    if (offers.length === 0) return;
    this.#house.log.warn({ match: record.id, seat }, 'a move of a bot was refused');
    const chance = quickChance(seedOf(record.key, seat) + this.#session.match.entries);
    this.#session.submitForBot(seat, game.offers.draw(pick(chance, offers), chance));
  }

  /** Nobody answered: it is asked again when the match goes on, or after a moment. */
  #giveUp(seat: Seat, thinking: Thinking, error: unknown): void {
    this.#house.log.warn({ error: String(error), match: this.#session.match.record.id, seat }, 'a bot gave no answer');
    thinking.press = this.#house.clock.after(1_000, () => {
      this.#stop(seat);
      this.look();
    });
  }
}

/** Known to nobody before the end, and the same all through the match. */
function seedOf(key: string, seat: Seat): number {
  return Number.parseInt(fingerprint(`bot ${key} ${seat}`).slice(0, 13), 16);
}
