/** Moments of random matches, for trials that need a position and what happens next. */

import {
  act,
  advance,
  below,
  type Chance,
  drawOptions,
  pick,
  type SeatInput,
  sealedChance,
  seatsOf,
  type Table,
  type Words,
} from '#tabletop';
import type { LeakTrial } from './leaks.ts';

export interface Moment<W extends Words> {
  readonly table: Table<W>;
  readonly state: W['State'];
  readonly now: number;
  readonly next: SeatInput<W['Move']>;
}

const LONGEST = 400;

/** Never ends: a match that is over is followed by another. Only moments after which a match goes on. */
export function* randomMoments<W extends Words>(
  trial: LeakTrial<W>,
  seatCount: number,
  chance: Chance,
): Generator<Moment<W>, never> {
  const { game } = trial;
  for (;;) {
    const table: Table<W> = { options: trial.drawOptions?.(chance) ?? drawOptions(game.options, chance), seatCount };
    const state = game.setup(table, sealedChance(drawKey(chance)), null);
    let now = 0;
    for (let step = 0; step < LONGEST && game.outcome(state) === null; step++) {
      const next = drawDeed(trial, state, { seatCount, now }, chance);
      if (next === null) {
        now = game.wakeAt(state) ?? now;
        advance(game, state, now, () => undefined);
        continue;
      }
      const before = game.copy(state);
      if (act(game, state, next, () => undefined) !== null) break;
      if (game.outcome(state) === null) yield { table, state: before, now, next: { ...next, at: now } };
      now = next.at;
    }
  }
}

function drawKey(chance: Chance): string {
  return Array.from({ length: 64 }, () => below(chance, 256).toString(16).padStart(2, '0')).join('');
}

/** Null when the clock comes first. */
function drawDeed<W extends Words>(
  { game, pace }: LeakTrial<W>,
  state: W['State'],
  { seatCount, now }: { readonly seatCount: number; readonly now: number },
  chance: Chance,
): SeatInput<W['Move']> | null {
  const able = seatsOf(seatCount).filter((seat) => game.legalMoves(game.view(state, seat)).length > 0);
  if (able.length === 0) return null;
  const by = pick(chance, able);
  const view = game.view(state, by);
  const move = game.offers.draw(pick(chance, game.legalMoves(view)), chance);
  const at = now + (pace?.(view, move, chance) ?? below(chance, 3_000));
  const wake = game.wakeAt(state);
  return wake !== null && wake <= at ? null : { at, by, move };
}
