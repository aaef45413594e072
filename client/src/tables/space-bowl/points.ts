import { numberWords } from '../../words/area.ts';

/** What was won or lost, with a true minus. */
export const signed = (points: number): string => numberWords(points, { signDisplay: 'exceptZero' }).replace('-', '−');
