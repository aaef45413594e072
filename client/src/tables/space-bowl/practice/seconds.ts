import { numberWords } from '../../../words/area.ts';
import { learningWords } from '../learning-words.ts';

/** "41.2 s" */
export const secondsWords = (millis: number): string =>
  learningWords.say('practice.seconds', { seconds: tenths(millis) });

export const tenths = (millis: number): string =>
  numberWords(millis / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
