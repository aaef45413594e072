/** Plays for bots, and for people who are away: puts the schedule's questions to those who think, and presses in time. */

import { BotSchedule, type Question, seedFor } from '#bots';
import type { Level, Millis, Seat } from '#tabletop';
import { Alarm, type Cancel } from '../clock.ts';
import type { House } from '../house.ts';
import type { Session } from './session.ts';

/** A bot that only stands in plays as an ordinary player would. */
export const STAND_IN: Level = 'regular';

const ASK_AGAIN_MILLIS = 1_000;

interface Thinking {
  readonly question: Question;
  readonly abort: AbortController;
  askAgain: Cancel | null;
}

export class Robots {
  readonly #house: House;
  readonly #session: Session;
  readonly #levelOf: (seat: Seat) => Level | null;
  readonly #schedule: BotSchedule;
  readonly #press: Alarm;
  readonly #thinking = new Map<Seat, Thinking>();
  /** A look is due, at what happened at this moment. */
  #lookFrom: Millis | null = null;
  #isShut = false;

  /** `levelOf` is null for seats that are played by the people in them. */
  constructor(house: House, session: Session, levelOf: (seat: Seat) => Level | null) {
    this.#house = house;
    this.#session = session;
    this.#levelOf = levelOf;
    const { match, record } = session;
    this.#schedule = new BotSchedule(match, (seat) => seedFor(record.key, seat));
    this.#press = new Alarm(house.clock, () => this.#pressDue());
  }

  /**
   * Something may have changed: whoever sees something new thinks again. Their time counts from the moment it happened,
   * so that it makes no difference how long a call was held.
   */
  look(at: Millis = this.#session.time.at()): void {
    const isDue = this.#lookFrom !== null;
    this.#lookFrom = at;
    if (isDue || this.#isShut) return;
    setImmediate(() => {
      const from = this.#lookFrom ?? at;
      this.#lookFrom = null;
      if (!this.#isShut) this.#lookRound(from);
    });
  }

  /** Time is over for a seat: a bot makes its next move at once. */
  playNow(seat: Seat): void {
    this.#askAll(() => [this.#schedule.hurry(seat, STAND_IN, this.#session.time.at())]);
  }

  shut(): void {
    this.#isShut = true;
    this.#press.set(null);
    for (const seat of this.#thinking.keys()) this.#schedule.forget(seat);
    this.#dropOutdated();
  }

  #lookRound(at: Millis): void {
    const { still, looking } = this.#session;
    this.#askAll(() => this.#schedule.look((seat) => (still.isOn || looking.isOn ? null : this.#levelOf(seat)), at));
  }

  #askAll(questions: () => readonly Question[]): void {
    let asked: readonly Question[] = [];
    try {
      asked = questions();
    } catch (error) {
      this.#house.log.error({ error, match: this.#session.record.id }, 'a view could not be made for a bot');
    }
    this.#dropOutdated();
    for (const question of asked) this.#ask(question);
    this.#arm();
  }

  #dropOutdated(): void {
    for (const [seat, { question, abort, askAgain }] of this.#thinking) {
      if (this.#schedule.stands(question)) continue;
      this.#thinking.delete(seat);
      abort.abort();
      askAgain?.();
    }
  }

  #ask(question: Question): void {
    const { seat, view, asked } = question;
    const thinking: Thinking = { question, abort: new AbortController(), askAgain: null };
    this.#thinking.set(seat, thinking);
    this.#house.bots.decide(this.#session.match.game.id, view, asked, thinking.abort.signal).then(
      (decision) => {
        this.#schedule.answer(question, decision);
        this.#arm();
      },
      (error: unknown) => {
        if (!thinking.abort.signal.aborted) this.#giveUp(thinking, error);
      },
    );
  }

  #arm(): void {
    const at = this.#schedule.next()[0]?.at;
    this.#press.set(at === undefined || this.#isShut ? null : this.#session.time.servedAt(at));
  }

  #pressDue(): void {
    const [first] = this.#schedule.next();
    if (first === undefined) return;
    const move = this.#schedule.press(first.by, this.#session.time.at());
    if (move !== null) this.#session.submitForBot(first.by, move, first.at);
    this.#arm();
  }

  /** Nobody answered: it is asked again when the match goes on, or after a moment. */
  #giveUp(thinking: Thinking, error: unknown): void {
    const { seat } = thinking.question;
    this.#house.incidents.note('bot-gave-no-answer', { error: String(error), match: this.#session.record.id });
    thinking.askAgain = this.#house.clock.after(ASK_AGAIN_MILLIS, () => {
      this.#schedule.forget(seat);
      this.look();
    });
  }
}
