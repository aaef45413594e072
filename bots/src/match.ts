/** A whole match between bots: pure, and the same again from the same seed. */

import {
  act,
  advance,
  type Game,
  type Millis,
  type Outcome,
  pick,
  quickChance,
  type Seat,
  type SeatInput,
  sameData,
  sealedChance,
  seatsOf,
  type Words,
} from '#tabletop';
import { anyLegalMove } from './any-legal-move.ts';
import type { Bot, Level } from './bot.ts';
import { diceFor, mixed } from './dice.ts';

/** Who sits in a seat: a level of the game's bot, or somebody who plays anything legal. */
export type Contestant = Level | 'random';

export interface MatchPlan<W extends Words> {
  readonly game: Game<W>;
  readonly options: W['Options'];
  /** By seat. */
  readonly players: readonly Contestant[];
  readonly bot: Bot<W>;
  /** Everything the bots draw comes from it; the match's own chance too if there is no key. */
  readonly seed: number;
  /** Hexadecimal: gives a match that can be written down as a recording. */
  readonly key?: string;
  /** A match with more inputs than this is broken off with an error. */
  readonly longest?: number;
}

export interface PlayedMatch<W extends Words> {
  readonly outcome: Outcome;
  readonly inputs: readonly SeatInput<W['Move']>[];
  /** The moment of the last thing that happened. */
  readonly at: Millis;
  readonly state: W['State'];
}

/** What a seat means to do, and the view it had in mind. */
interface Intention<W extends Words> {
  readonly view: W['View'];
  readonly plan: { readonly at: Millis; readonly move: W['Move'] } | null;
}

const LONGEST = 50_000;

export function playMatch<W extends Words>(plan: MatchPlan<W>): PlayedMatch<W> {
  const { game, players, seed } = plan;
  const chance = plan.key === undefined ? quickChance(mixed(seed, 0)) : sealedChance(plan.key);
  const state = game.setup({ options: plan.options, seatCount: players.length }, chance, null);
  const table = new Intentions(plan, state);
  const ties = diceFor(seed, 1);
  const inputs: SeatInput<W['Move']>[] = [];
  let last: Millis = 0;
  const tell = (_: W['Event'], at: Millis): void => {
    last = at;
  };
  const longest = plan.longest ?? LONGEST;
  let now: Millis = 0;
  table.renew(now, null);
  for (let turn = 0; turn < longest; turn++) {
    const outcome = game.outcome(state);
    if (outcome !== null) return { outcome, inputs, at: last, state };
    const next = table.earliest();
    const wake = game.wakeAt(state);
    if (next.length === 0 && wake === null) throw new Error(`${game.id}: nobody moves and nothing is due at ${now}`);
    const [first] = next;
    if (first === undefined || (wake !== null && wake <= first.at)) {
      now = wake ?? now;
      advance(game, state, now, tell);
      table.renew(now, null);
      continue;
    }
    const { at, by, move } = next.length === 1 ? first : pick(ties, next);
    now = at;
    const refusal = act(game, state, { at, by, move }, tell);
    if (refusal !== null) {
      throw new Error(
        `${game.id}: ${players[by]} in seat ${by} is refused ${JSON.stringify(move)}: ${refusal.because}`,
      );
    }
    inputs.push({ at, by, move });
    table.renew(now, by);
  }
  throw new Error(`${game.id}: no end after ${longest} inputs`);
}

/** What every seat means to do next. A plan stands until its seat's view changes. */
class Intentions<W extends Words> {
  readonly #game: Game<W>;
  readonly #state: W['State'];
  readonly #seats: readonly { readonly bot: Bot<W>; readonly level: Level; readonly seed: number }[];
  readonly #intentions: (Intention<W> | null)[];

  constructor({ game, players, bot, seed }: MatchPlan<W>, state: W['State']) {
    this.#game = game;
    this.#state = state;
    this.#seats = players.map((player, seat) => ({
      bot: player === 'random' ? anyLegalMove(game) : bot,
      level: player === 'random' ? 'rookie' : player,
      seed: mixed(seed, 2, seat),
    }));
    this.#intentions = players.map(() => null);
  }

  /** Asks again everybody who sees something new, and whoever has just moved. */
  renew(now: Millis, moved: Seat | null): void {
    if (this.#game.outcome(this.#state) !== null) return;
    for (const seat of seatsOf(this.#seats.length)) this.#renewSeat(seat, now, seat === moved);
  }

  #renewSeat(seat: Seat, now: Millis, hasMoved: boolean): void {
    const player = this.#seats[seat];
    if (player === undefined) return;
    const view = this.#game.view(this.#state, seat);
    const before = this.#intentions[seat];
    if (before !== null && before !== undefined && !hasMoved && sameData(before.view, view)) return;
    const decision = player.bot.decide(view, { level: player.level, seed: player.seed, now });
    this.#intentions[seat] = {
      view,
      plan: decision === null ? null : { at: now + Math.max(0, Math.round(decision.after)), move: decision.move },
    };
  }

  /** The inputs that come next: several if they fall on the same moment. */
  earliest(): readonly SeatInput<W['Move']>[] {
    let earliest: SeatInput<W['Move']>[] = [];
    for (const [seat, intention] of this.#intentions.entries()) {
      const plan = intention?.plan ?? null;
      if (plan === null) continue;
      const at = earliest[0]?.at ?? Number.POSITIVE_INFINITY;
      if (plan.at < at) earliest = [];
      if (plan.at <= at) earliest.push({ at: plan.at, by: seat, move: plan.move });
    }
    return earliest;
  }
}
