/** Random players who take their time as people do: some rounds are quiet, good cards are seen sooner than bad ones. */

import { below, type Chance, type Millis } from '#tabletop';
import { type Move, type Position, skyIn, solutions, type View } from '../src/index.ts';

const NEVER: Millis = 700_000;

const between = (least: number, most: number, chance: Chance): Millis =>
  Math.round(1_000 * least) + below(chance, Math.round(1_000 * (most - least)));

/** What kind of round it is; the same for everybody at the table, so that nobody spoils a silence. */
function moodOf({ infinity, rounds }: View): 'quiet' | 'bored' | 'lively' {
  const mood = ((infinity.top ?? 0) + rounds.length) % 12;
  return mood === 0 ? 'quiet' : mood === 1 ? 'bored' : 'lively';
}

/** How long a player thinks before the move. */
export function humanPace(view: View, move: Move, chance: Chance): Millis {
  switch (move.type) {
    case 'throw':
      return below(chance, 3) === 0 ? NEVER : between(1, 6, chance);
    case 'go':
    case 'doom':
      return moodOf(view) === 'lively' ? between(3, 60, chance) : NEVER;
    case 'follow':
      return between(1, 20, chance);
    case 'joker':
      return between(2, 40, chance);
    case 'place':
      return placing(view, move.position, chance);
    case 'ready':
      return readiness(view, chance);
  }
}

function placing(view: View, position: Position, chance: Chance): Millis {
  if (view.round.phase === 'placing') return between(0.5, 5, chance);
  return isGood(view, position) ? between(0.3, 3, chance) : between(8, 90, chance);
}

function readiness(view: View, chance: Chance): Millis {
  if (view.round.phase === 'placing') return between(1, 9, chance);
  switch (moodOf(view)) {
    case 'quiet':
      return NEVER;
    case 'bored':
      return between(1, 9, chance);
    case 'lively':
      return between(5, 120, chance);
  }
}

function isGood({ options, round, galaxy }: View, position: Position): boolean {
  if (round.thrown === null) return false;
  const { valid, withJoker } = solutions(skyIn({ galaxy }), round.thrown, options);
  const isHelped = withJoker.some((card) => card.position === position && card.joker === round.joker?.position);
  return isHelped || valid.some((card) => card.position === position);
}
