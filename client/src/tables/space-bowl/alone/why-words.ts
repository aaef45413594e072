/** Where a pattern fails on a card, in words. */

import { type Fitting, hasFailed, type LaidMarble } from '../fitting.ts';
import { learningWords } from '../learning-words.ts';
import { planetName, wayWords } from '../sky-words.ts';

const { say } = learningWords;

/** One sentence for each marble that finds nothing; none where the pattern fits. */
export function whyWords({ isBlind, marbles }: Fitting): readonly string[] {
  if (isBlind) return [say('why.blind')];
  return marbles.filter(hasFailed).map(sentence);
}

function sentence({ planet, finding, way }: LaidMarble): string {
  const what = { planet: planetName(planet), where: wayWords(way) };
  if (finding === 'outside') return say('why.outside', what);
  return say(finding === 'banned' ? 'why.banned' : 'why.missing', what);
}
