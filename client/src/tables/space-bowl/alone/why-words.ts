/** Where a pattern fails on a card, in words. */

import { type Fitting, hasFailed, type LaidMarble } from '../fitting.ts';
import { learningWords } from '../learning-words.ts';
import { planetName, wayWords } from '../sky-words.ts';

const { say } = learningWords;

/** One sentence for each marble that finds nothing, up to so many; none where the pattern fits. */
export function whyWords({ isBlind, marbles }: Fitting, most: number): readonly string[] {
  if (isBlind) return [say('why.blind')];
  const failures = marbles.filter(hasFailed);
  const sentences = failures.slice(0, most).map(sentence);
  return failures.length > most ? [...sentences, say('why.more', { count: failures.length - most })] : sentences;
}

function sentence({ planet, finding, way }: LaidMarble): string {
  const what = { planet: planetName(planet), where: wayWords(way) };
  if (finding === 'outside') return say('why.outside', what);
  return say(finding === 'banned' ? 'why.banned' : 'why.missing', what);
}
