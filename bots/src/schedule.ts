/**
 * Whom to ask in a match and when they move: a bot is asked when it sees something new or has just moved, and moves
 * when it said it would. The same for every match, whoever runs it and however long thinking takes.
 */

import {
  fingerprint,
  type LiveMatch,
  type Millis,
  pick,
  quickChance,
  type Seat,
  sameData,
  type Words,
} from '#tabletop';
import type { Asked, Decision, Strength } from './bot.ts';

/** If nothing came of a bot's move the match must not wait for ever: it then does anything legal. */
const REFUSED_MILLIS = 2_000;

/** To be put to the bot of a seat. */
export interface Question<W extends Words = Words> {
  readonly seat: Seat;
  readonly view: W['View'];
  readonly asked: Asked;
  /** The answer is carried out at once, whatever pause the bot would make. */
  readonly isHurried: boolean;
}

/** A seat that has said when it moves. */
export interface Announced {
  readonly at: Millis;
  readonly by: Seat;
}

interface Intention<W extends Words> {
  readonly question: Question<W>;
  /** How many moves the seat had made when it was asked. */
  readonly made: number;
  /** Null: nothing to do, or still thinking. Without a move: anything legal. */
  plan: { readonly at: Millis; readonly move: W['Move'] | null } | null;
}

export class BotSchedule<W extends Words = Words> {
  readonly #match: LiveMatch<W>;
  readonly #seedOf: (seat: Seat) => number;
  readonly #intentions = new Map<Seat, Intention<W>>();

  constructor(match: LiveMatch<W>, seedOf: (seat: Seat) => number) {
    this.#match = match;
    this.#seedOf = seedOf;
  }

  /** Something may have changed. `levelOf` is null for seats that no bot plays: what they meant to do is forgotten. */
  look(levelOf: (seat: Seat) => Strength | null, now: Millis): readonly Question<W>[] {
    const questions: Question<W>[] = [];
    const { seatCount, outcome } = this.#match;
    for (let seat = 0; seat < seatCount; seat++) {
      const level = outcome === null ? levelOf(seat) : null;
      if (level === null) this.forget(seat);
      else {
        const view = this.#match.game.view(this.#match.state, seat);
        if (this.#isNews(seat, view)) questions.push(this.#ask({ seat, view, isHurried: false }, level, now));
      }
    }
    return questions;
  }

  /** Time is over for a seat: a bot makes its next move, at once. */
  hurry(seat: Seat, level: Strength, now: Millis): Question<W> {
    return this.#ask({ seat, view: this.#match.game.view(this.#match.state, seat), isHurried: true }, level, now);
  }

  answer(question: Question<W>, decision: Decision<W['Move']> | null): void {
    const intention = this.#intentions.get(question.seat);
    if (intention?.question !== question || decision === null) return;
    const { asked, isHurried } = question;
    const pause = isHurried ? 0 : Math.max(0, Math.round(decision.after));
    intention.plan = { at: asked.now + pause, move: decision.move };
  }

  /** Whether its answer is still waited for, or what it led to is still meant. */
  stands(question: Question<W>): boolean {
    return this.#intentions.get(question.seat)?.question === question;
  }

  forget(seat: Seat): void {
    this.#intentions.delete(seat);
  }

  /** Who moves next, if nothing else happens: several if they do so at the same moment. */
  next(): readonly Announced[] {
    let next: Announced[] = [];
    for (let by = 0; by < this.#match.seatCount; by++) {
      const plan = this.#intentions.get(by)?.plan ?? null;
      if (plan === null) continue;
      const at = next[0]?.at ?? Number.POSITIVE_INFINITY;
      if (plan.at < at) next = [];
      if (plan.at <= at) next.push({ at: plan.at, by });
    }
    return next;
  }

  /** The move announced by this seat, which makes it now; null if there is none after all. */
  press(seat: Seat, now: Millis): W['Move'] | null {
    const intention = this.#intentions.get(seat);
    const plan = intention?.plan;
    if (intention === undefined || plan === null || plan === undefined) return null;
    const move = plan.move ?? this.#anything(seat);
    intention.plan = move === null ? null : { at: now + REFUSED_MILLIS, move: null };
    return move;
  }

  #isNews(seat: Seat, view: W['View']): boolean {
    const before = this.#intentions.get(seat);
    if (before === undefined || before.made !== this.#match.madeBy(seat)) return true;
    return !sameData(before.question.view, view);
  }

  #ask(what: Omit<Question<W>, 'asked'>, level: Strength, now: Millis): Question<W> {
    const question = { ...what, asked: { level, seed: this.#seedOf(what.seat), now } };
    this.#intentions.set(what.seat, { question, made: this.#match.madeBy(what.seat), plan: null });
    return question;
  }

  #anything(seat: Seat): W['Move'] | null {
    const { game, state, entries } = this.#match;
    const offers = game.legalMoves(game.view(state, seat));
    if (offers.length === 0) return null;
    const chance = quickChance(this.#seedOf(seat) + entries);
    return game.offers.draw(pick(chance, offers), chance);
  }
}

/** Known to nobody before the end of a match with this chance key, and the same all through it. */
export function seedFor(key: string, seat: Seat): number {
  return Number.parseInt(fingerprint(`bot ${key} ${seat}`).slice(0, 13), 16);
}
