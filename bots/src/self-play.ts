/** What happens in a match by itself, where bots answer at once: the rules' wake-ups, and the moves of bots. */

import type { LiveMatch, Millis, Refused, Seat, SeatInput, Tell, Words } from '#tabletop';
import type { Decision, Strength } from './bot.ts';
import { type Announced, BotSchedule, type Question } from './schedule.ts';

export interface SelfPlayers<W extends Words = Words> {
  /** Null for seats that no bot plays. */
  levelOf(seat: Seat): Strength | null;
  seedOf(seat: Seat): number;
  decide(question: Question<W>): Decision<W['Move']> | null;
  /** How long after its moment a wake-up waits for moves that were made before it; without it not at all. */
  readonly patience?: Millis;
  /** Which of several that move at one moment is first; without it the lowest seat. */
  first?(several: readonly Announced[]): Announced;
}

/** One thing that happened by itself; without an input it was the clock. */
export interface Happened<W extends Words = Words> {
  readonly at: Millis;
  readonly input: SeatInput<W['Move']> | null;
  readonly refusal: Refused | null;
}

export class SelfPlay<W extends Words = Words> {
  readonly #match: LiveMatch<W>;
  readonly #players: SelfPlayers<W>;
  readonly #schedule: BotSchedule<W>;

  constructor(match: LiveMatch<W>, players: SelfPlayers<W>) {
    this.#match = match;
    this.#players = players;
    this.#schedule = new BotSchedule(match, (seat) => players.seedOf(seat));
  }

  /** Asks everybody who sees something new. */
  think(now: Millis): void {
    for (const question of this.#schedule.look((seat) => this.#players.levelOf(seat), now)) {
      this.#schedule.answer(question, this.#players.decide(question));
    }
  }

  /** When the next thing happens if nobody does anything; null: never. */
  get nextAt(): Millis | null {
    const wake = this.#wake;
    const announced = this.#schedule.next()[0]?.at ?? null;
    return wake === null || announced === null ? (wake ?? announced) : Math.min(wake, announced);
  }

  get #wake(): Millis | null {
    const { wakeAt } = this.#match;
    return wakeAt === null ? null : wakeAt + this.#patience;
  }

  get #patience(): Millis {
    return this.#players.patience ?? 0;
  }

  /** Lets the next thing happen, if it is due by then. The rules come before bots that move at the same moment. */
  happen(to: Millis, tell?: Tell<W>): Happened<W> | null {
    return this.#happen({ to, patience: this.#patience }, tell);
  }

  /** The same, where somebody moves at that moment: no wake-up before it waits any longer. */
  happenBefore(to: Millis, tell?: Tell<W>): Happened<W> | null {
    return this.#happen({ to, patience: 0 }, tell);
  }

  /** What the clock brings comes by itself, never together with the move that it comes before. */
  #happen(due: { readonly to: Millis; readonly patience: Millis }, tell?: Tell<W>): Happened<W> | null {
    const match = this.#match;
    const { wakeAt } = match;
    const announced = this.#schedule.next();
    const first = announced[0] !== undefined && announced[0].at <= due.to ? announced[0] : null;
    if (wakeAt !== null && wakeAt <= (first?.at ?? due.to - due.patience)) {
      match.pass(wakeAt, tell);
      return { at: wakeAt, input: null, refusal: null };
    }
    if (first === null) return null;
    const { by, at: planned } = announced.length === 1 ? first : (this.#players.first?.(announced) ?? first);
    const at = Math.max(planned, match.reached);
    const move = this.#schedule.press(by, at);
    if (move === null) return this.#happen(due, tell);
    const input = { at, by, move };
    return { at, input, refusal: match.play(input, tell) };
  }
}
