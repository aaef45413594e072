/** Random players who take their time as people do: some rounds are quiet, good cards are seen sooner than bad ones. */

import { below, type Chance, type Millis } from '#tabletop';
import { type CallKind, type Move, type Position, type Solutions, skyIn, solutions, type View } from '../src/index.ts';

const NEVER: Millis = 700_000;

const between = (least: number, most: number, chance: Chance): Millis =>
  Math.round(1_000 * least) + below(chance, Math.round(1_000 * (most - least)));

/** What kind of round it is; the same for everybody at the table, so that nobody spoils a silence. */
function moodOf({ infinity, rounds }: View): 'quiet' | 'bored' | 'lively' {
  const mood = ((infinity.top ?? 0) + rounds.length) % 12;
  return mood === 0 ? 'quiet' : mood === 1 ? 'bored' : 'lively';
}

/** At every table the first seat has a quick eye: somebody must get to the end of the track. */
const hasQuickEye = ({ viewer }: View): boolean => viewer === 0;

/** How long a player thinks before the move. */
export function humanPace(view: View, move: Move, chance: Chance): Millis {
  switch (move.type) {
    case 'throw':
      return below(chance, 3) === 0 ? NEVER : between(1, 6, chance);
    case 'go':
    case 'doom':
      return calling(view, move.type, chance);
    case 'follow':
      return between(1, 20, chance);
    case 'joker':
      return hasQuickEye(view) ? between(9, 40, chance) : between(2, 40, chance);
    case 'place':
      return placing(view, move.position, chance);
    case 'ready':
      return readiness(view, chance);
  }
}

function calling(view: View, call: CallKind, chance: Chance): Millis {
  if (moodOf(view) !== 'lively') return NEVER;
  const isRight = cardsInSight(view).valid.length > 0 === (call === 'go');
  return hasQuickEye(view) && isRight ? between(1, 3, chance) : between(3, 60, chance);
}

function placing(view: View, position: Position, chance: Chance): Millis {
  if (view.round.phase === 'placing') return between(0.5, 5, chance);
  if (!isGood(view, position)) return between(8, 90, chance);
  return hasQuickEye(view) ? between(0, 0.1, chance) : between(0.3, 3, chance);
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

function cardsInSight({ options, round, galaxy }: View): Solutions {
  return round.thrown === null ? { valid: [], withJoker: [] } : solutions(skyIn({ galaxy }), round.thrown, options);
}

function isGood(view: View, position: Position): boolean {
  const { valid, withJoker } = cardsInSight(view);
  const joker = view.round.joker?.position;
  return (
    valid.some((card) => card.position === position) ||
    withJoker.some((card) => card.position === position && card.joker === joker)
  );
}
