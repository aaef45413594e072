/** The laws every game must keep, tried over random matches. */

import {
  below,
  type Chance,
  drawOptions,
  fork,
  type Input,
  type Millis,
  type QuickChance,
  quickChance,
  seatsOf,
  type Table,
  type Words,
} from '#tabletop';
import { CloseLook } from './close-look.ts';
import { Ledger } from './ledger.ts';
import { whileWatchingOutside } from './outside.ts';
import { difference } from './plain.ts';
import { type Moment, nextInput } from './random-match.ts';
import type { Law, LawReport, Trial } from './trial.ts';
import { compareWorlds } from './worlds.ts';

const LONGEST = 20_000;
/**
 * A close look costs as much as some hundred moves. A few in each of the first matches find what there is to find;
 * after that the number of matches tells more than the number of looks.
 */
const LOOKS_EVERY = 12;
const LOOKS_EVERY_LATER = 120;
const CLOSELY_WATCHED = 100;

/** One match as it can be played again: the table, where its chance began, and what was done. */
interface Played<W extends Words> {
  readonly table: Table<W>;
  readonly seed: number;
  readonly inputs: readonly Input<W['Move']>[];
  /** The final state and everything told on the way. */
  readonly text: string;
}

export function breachesOf<W extends Words>(trial: Trial<W>): LawReport {
  const ledger = new Ledger();
  whileWatchingOutside(
    (way) => ledger.breach('rules never reach outside', way),
    () => new Trials(trial, ledger).run(),
  );
  return ledger.report();
}

class Trials<W extends Words> {
  private readonly chance: QuickChance;
  private readonly look: CloseLook<W>;
  private earlier: Played<W> | null = null;
  private looksEvery = LOOKS_EVERY;

  private readonly trial: Trial<W>;
  private readonly ledger: Ledger;

  constructor(trial: Trial<W>, ledger: Ledger) {
    this.trial = trial;
    this.ledger = ledger;
    this.chance = quickChance(trial.seed);
    this.look = new CloseLook(trial, ledger, fork(this.chance));
  }

  run(): void {
    const { seats } = this.trial.game;
    const seatCounts = this.trial.seatCounts ?? seatsOf(seats.max + 1).filter((count) => count >= seats.min);
    for (const seatCount of seatCounts) {
      for (let match = 0; match < this.trial.matches; match++) {
        this.ledger.openMatch(seatCount);
        this.looksEvery = match < CLOSELY_WATCHED ? LOOKS_EVERY : LOOKS_EVERY_LATER;
        this.oneMatch({ options: this.options(this.chance), seatCount });
      }
    }
  }

  private options(chance: Chance): W['Options'] {
    return this.trial.drawOptions?.(chance) ?? drawOptions<W['Options']>(this.trial.game.options, chance);
  }

  private oneMatch(table: Table<W>): void {
    try {
      const played = this.playRandomly(table, below(this.chance, 0x1_0000_0000));
      this.playedAgain(played, 'same inputs give the same match');
      if (this.earlier !== null) this.playedAgain(this.earlier, 'rules remember nothing between matches');
      this.earlier = played;
    } catch (error) {
      this.ledger.breach('every legal move is accepted', error instanceof Error ? (error.stack ?? '') : String(error));
    }
  }

  private playRandomly(table: Table<W>, seed: number): Played<W> {
    const { game } = this.trial;
    const state = game.setup(table, quickChance(seed), null);
    const inputs: Input<W['Move']>[] = [];
    const told: W['Event'][] = [];
    let now: Millis = 0;
    while (game.outcome(state) === null) {
      const next = nextInput(this.trial, { state, table, now }, this.chance);
      this.maybeLook({ state, table, now, next });
      if (next === null) {
        this.ledger.breach('somebody can move or time will', `stuck at ${now}`);
        break;
      }
      if (next.at < now) this.ledger.breach('somebody can move or time will', `time goes back to ${next.at}`);
      now = Math.max(now, next.at);
      inputs.push(next);
      this.ledger.countInput();
      const refusal = game.play(state, next, (event) => {
        told.push(event);
        this.ledger.countEvent(event.type);
      });
      if (refusal !== null) {
        this.ledger.breach('every legal move is accepted', `${JSON.stringify(next)}: ${refusal.because}`);
        break;
      }
      if (inputs.length > (this.trial.longest ?? LONGEST)) {
        this.ledger.breach('a match ends', `${inputs.length} inputs and no end`);
        break;
      }
    }
    this.maybeOver({ state, table, now, next: null });
    return { table, seed, inputs, text: JSON.stringify([state, told]) };
  }

  private maybeLook(moment: Moment<W>): void {
    // A wake-up may be due at this very moment: then it is not yet anybody's turn to be judged.
    const wake = this.trial.game.wakeAt(moment.state);
    if ((wake !== null && wake <= moment.now) || below(this.chance, this.looksEvery) > 0) return;
    this.look.at(moment);
    compareWorlds(this.trial, moment, this.chance, this.ledger);
  }

  private maybeOver(moment: Moment<W>): void {
    const { game } = this.trial;
    if (game.outcome(moment.state) === null) return;
    if (game.wakeAt(moment.state) !== null) this.ledger.breach('a match ends', 'time goes on after the end');
    for (const seat of seatsOf(moment.table.seatCount)) {
      const offers = game.legalMoves(game.view(moment.state, seat));
      if (offers.length > 0) this.ledger.breach('a match ends', `seat ${seat} is offered moves after the end`);
    }
    this.look.at(moment);
    compareWorlds(this.trial, moment, this.chance, this.ledger);
  }

  private playedAgain(played: Played<W>, law: Law): void {
    const { game } = this.trial;
    const state = game.setup(played.table, quickChance(played.seed), null);
    const told: W['Event'][] = [];
    for (const input of played.inputs) game.play(state, input, (event) => told.push(event));
    const text = JSON.stringify([state, told]);
    if (text !== played.text) this.ledger.breach(law, difference(played.text, text));
  }
}
