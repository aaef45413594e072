/** Everything that can be asked of one moment of a match. */

import {
  below,
  type Chance,
  type Input,
  type Seat,
  seatsOf,
  step,
  throughText,
  viewersOf,
  type Words,
} from '#tabletop';
import type { Ledger } from './ledger.ts';
import { deepFreeze, difference, notPlain } from './plain.ts';
import { drawMove, type Moment } from './random-match.ts';
import type { Trial } from './trial.ts';

/** How many moves, offered or not, are tried for each seat. */
const TRIED = 4;

export class CloseLook<W extends Words> {
  /** Moves that were legal for somebody at some time: the likeliest to slip through when they are not. */
  private readonly heard: W['Move'][] = [];

  private readonly trial: Trial<W>;
  private readonly ledger: Ledger;
  private readonly chance: Chance;

  constructor(trial: Trial<W>, ledger: Ledger, chance: Chance) {
    this.trial = trial;
    this.ledger = ledger;
    this.chance = chance;
  }

  at(moment: Moment<W>): void {
    // First, since a copy that shares something would spoil the match for all that follow.
    this.stepIsPure(moment);
    this.copyIsWhole(moment);
    this.survivesWriting(moment);
    this.viewsStay(moment);
    for (const seat of seatsOf(moment.table.seatCount)) {
      this.movesAreJudged(moment, seat);
      this.plansAreJudged(moment, seat);
    }
    this.imaginedLooksAlike(moment);
  }

  private copyIsWhole({ state }: Moment<W>): void {
    const [text, copy] = [JSON.stringify(state), JSON.stringify(this.trial.game.copy(state))];
    if (text !== copy) this.ledger.breach('a copy is whole and apart', difference(text, copy));
  }

  private survivesWriting({ state, next }: Moment<W>): void {
    const { game } = this.trial;
    const fault = notPlain(state);
    if (fault !== null) this.ledger.breach('a state survives being written down', fault);
    if (next === null) return;
    const live = game.copy(state);
    const read = throughText(state);
    game.play(live, next, () => undefined);
    game.play(read, next, () => undefined);
    const [text, other] = [JSON.stringify(live), JSON.stringify(read)];
    if (text !== other) this.ledger.breach('a state survives being written down', difference(text, other));
  }

  private stepIsPure({ state, next }: Moment<W>): void {
    if (next === null) return;
    const given = deepFreeze(throughText(state));
    try {
      step(this.trial.game, given, deepFreeze(throughText(next)));
    } catch (error) {
      this.ledger.breach('a step does not change what it was given', String(error));
    }
  }

  /** A view is a picture of its moment, not a window: whoever keeps it must not see the match go on in it. */
  private viewsStay({ state, next, table }: Moment<W>): void {
    if (next === null) return;
    const { game } = this.trial;
    const live = game.copy(state);
    const views = viewersOf(table.seatCount).map((viewer) => game.view(live, viewer));
    const before = JSON.stringify(views);
    game.play(live, next, () => undefined);
    const after = JSON.stringify(views);
    if (before !== after) this.ledger.breach('a view stays as it was taken', difference(before, after));
  }

  private movesAreJudged({ state, now, table }: Moment<W>, seat: Seat): void {
    const { game } = this.trial;
    const offers = game.legalMoves(game.view(state, seat));
    for (let tried = 0; tried < TRIED && offers.length > 0; tried++) {
      const move = drawMove(game, offers, this.chance);
      if (this.heard.length < 500) this.heard.push(move);
      else this.heard[below(this.chance, 500)] = move;
      this.judge(state, { at: now, by: seat, move }, 'offered');
    }
    for (let tried = 0; tried < TRIED; tried++) {
      const heard = this.heard[below(this.chance, this.heard.length + 1)];
      const move = game.parseMove(throughText(heard ?? this.trial.anyMove(table, this.chance)));
      if (move === null) continue;
      const isOffered = offers.some((offer) => game.offers.has(offer, move));
      this.judge(state, { at: now, by: seat, move }, isOffered ? 'offered' : 'not offered');
    }
  }

  /** Where a plan is due it rests on something exactly if it may be played, or is of a kind that is never planned. */
  private plansAreJudged({ state }: Moment<W>, seat: Seat): void {
    const { plans, legalMoves, view: viewOf, offers } = this.trial.game;
    const view = viewOf(state, seat);
    const ahead = plans?.ahead(view) ?? null;
    if (plans === undefined || ahead === null) return;
    const law = 'what is planned is legal when it is due';
    if (!plans.isDue(ahead)) this.ledger.breach(law, `seat ${seat} looks ahead at nothing`);
    if (plans.isDue(view) && JSON.stringify(ahead) !== JSON.stringify(view)) {
      this.ledger.breach(law, `seat ${seat} looks past its own turn`);
    }
    const open = legalMoves(ahead);
    for (const move of this.heard) {
      const rest = plans.restOf(ahead, move);
      const fault = rest === null ? null : notPlain(rest);
      if (fault !== null) this.ledger.breach(law, fault);
      if (rest !== null && !open.some((offer) => offers.has(offer, move))) {
        this.ledger.breach(law, `seat ${seat} ${JSON.stringify(move)}`);
      }
    }
  }

  private judge(state: W['State'], input: Input<W['Move']>, expected: 'offered' | 'not offered'): void {
    const copy = this.trial.game.copy(state);
    let told = 0;
    const refusal = this.trial.game.play(copy, input, () => {
      told++;
    });
    const what = `seat ${input.by} ${JSON.stringify(input.move)}`;
    if (expected === 'offered') {
      if (refusal !== null) this.ledger.breach('every legal move is accepted', `${what}: ${refusal.because}`);
      return;
    }
    if (refusal === null) this.ledger.breach('every other move is refused', what);
    else this.ledger.countRefused();
    const [text, after] = [JSON.stringify(state), JSON.stringify(copy)];
    if (refusal !== null && (told > 0 || text !== after)) {
      this.ledger.breach('a refusal leaves no trace', `${what}: ${told} events, ${difference(text, after)}`);
    }
  }

  private imaginedLooksAlike({ state, table }: Moment<W>): void {
    const { game } = this.trial;
    for (const viewer of viewersOf(table.seatCount)) {
      const view = game.view(state, viewer);
      const fault = notPlain(view);
      if (fault !== null) this.ledger.breach('an imagined state looks like the view', `the view: ${fault}`);
      const text = JSON.stringify(view);
      const imagined = game.imagine(throughText(view), this.chance);
      const imaginedFault = notPlain(imagined);
      if (imaginedFault !== null) this.ledger.breach('an imagined state looks like the view', imaginedFault);
      const other = JSON.stringify(game.view(imagined, viewer));
      if (text !== other) {
        this.ledger.breach('an imagined state looks like the view', `${viewer}: ${difference(text, other)}`);
      }
      if (viewer === 'spectator' && game.legalMoves(view).length > 0) {
        this.ledger.breach('every other move is refused', 'a spectator is offered moves');
      }
    }
  }
}
