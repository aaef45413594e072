/** Random players: what they would do next, and when. */

import {
  below,
  type Chance,
  type Game,
  type Input,
  type Millis,
  pick,
  type Seat,
  seatsOf,
  type Table,
  type Words,
} from '#tabletop';
import type { Trial } from './trial.ts';

const SLOWEST: Millis = 3_000;

/** A match under way, with what its next input would be. */
export interface Moment<W extends Words> {
  readonly state: W['State'];
  readonly table: Table<W>;
  readonly now: Millis;
  readonly next: Input<W['Move']> | null;
}

/** The kind of move first, then one of that kind: otherwise a kind with many forms drowns the others. */
export function drawMove<W extends Words>(game: Game<W>, offers: readonly W['Offer'][], chance: Chance): W['Move'] {
  const kinds = new Map<unknown, W['Offer'][]>();
  for (const offer of offers) {
    const kind = (offer as { readonly type?: unknown }).type;
    const alike = kinds.get(kind);
    if (alike === undefined) kinds.set(kind, [offer]);
    else alike.push(offer);
  }
  return game.offers.draw(pick(chance, pick(chance, [...kinds.values()])), chance);
}

/** Everybody who can act draws a move and a moment; the earliest moment comes true, or the rules' own wake-up. */
export function nextInput<W extends Words>(
  trial: Pick<Trial<W>, 'game' | 'pace'>,
  match: Pick<Moment<W>, 'state' | 'table' | 'now'>,
  chance: Chance,
): Input<W['Move']> | null {
  const { game } = trial;
  let earliest: Input<W['Move']> | null = null;
  for (const seat of startingAnywhere(match.table.seatCount, chance)) {
    const view = game.view(match.state, seat);
    const offers = game.legalMoves(view);
    if (offers.length === 0) continue;
    const move = drawMove(game, offers, chance);
    const at = match.now + (trial.pace?.(view, move, chance) ?? below(chance, SLOWEST));
    if (earliest === null || at < earliest.at) earliest = { at, by: seat, move };
  }
  const wake = game.wakeAt(match.state);
  return wake !== null && (earliest === null || wake <= earliest.at) ? { at: wake, by: null, move: null } : earliest;
}

function startingAnywhere(seatCount: number, chance: Chance): readonly Seat[] {
  const first = below(chance, seatCount);
  return seatsOf(seatCount).map((seat) => (seat + first) % seatCount);
}
