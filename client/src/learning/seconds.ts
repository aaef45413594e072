import { numberWords } from '../words/area.ts';
import { learning } from '../words/learning.ts';

/** "41.2 s" */
export const secondsWords = (millis: number): string => learning.say('practice.seconds', { seconds: tenths(millis) });

export const tenths = (millis: number): string =>
  numberWords(millis / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
