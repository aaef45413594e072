/** How a pattern fits a card, or where it fails, in words. */

import type { Position } from '#games/space-bowl';
import { listWords } from '../../words/area.ts';
import { type Fitting, hasFailed, type LaidMarble } from './fitting.ts';
import { planetName } from './sky-words.ts';
import { say } from './words.ts';

/** Each thing that keeps the pattern from fitting, in a few words: "no prism on D2". */
export function failureWords({ destination, isBlind, marbles }: Fitting): readonly string[] {
  const failures = marbles.filter(hasFailed).map(markedWords);
  return isBlind ? [say('fail.blind', { position: destination }), ...failures] : failures;
}

/** The whole fitting as a sentence. */
export function fitWords(fitting: Fitting): string {
  const { destination: position, fits, marbles } = fitting;
  return fits
    ? say('fit.valid', { position, findings: listWords(marbles.map(markedWords)) })
    : say('fit.invalid', { position, failures: listWords(failureWords(fitting)) });
}

function markedWords({ planet, finding, position }: LaidMarble): string {
  const words = { planet: planetName(planet), position: position ?? '' };
  switch (finding) {
    case 'there':
    case 'joker':
    case 'absent':
      return say(`found.${finding}`, words);
    default:
      return say(`fail.${finding}`, words);
  }
}

/** [JOKER-3] Who laid the joker pointed at a card that doesn't need it. */
export const unusedJokerWords = (position: Position): string => say('fail.joker-unused', { position });
