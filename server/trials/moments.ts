/** Moments of random matches, for trials that need a position and what happens next. */

import {
  below,
  type Chance,
  drawOptions,
  LiveMatch,
  type SeatInput,
  sealedChance,
  type Table,
  type Words,
} from '#tabletop';
import { nextInput } from '#tabletop/testing';
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
    const match = new LiveMatch(game, { ...table, chance: sealedChance(drawKey(chance)) });
    let now = 0;
    for (let step = 0; step < LONGEST && match.outcome === null; step++) {
      const next = nextInput(trial, { state: match.state, table, now }, chance);
      if (next === null) break;
      if (next.by === null) {
        now = next.at;
        match.pass(now);
        continue;
      }
      const before = game.copy(match.state);
      if (match.play(next) !== null) break;
      if (match.outcome === null) yield { table, state: before, now, next: { ...next, at: now } };
      now = next.at;
    }
  }
}

function drawKey(chance: Chance): string {
  return Array.from({ length: 64 }, () => below(chance, 256).toString(16).padStart(2, '0')).join('');
}
