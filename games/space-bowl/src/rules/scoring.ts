/** Chapter 9 of RULEBOOK.md: the score sheet, as two columns of lines. */

import type { CallKind } from '../state.ts';

/** What one seat did in a round, as far as the score sheet asks. */
export interface Deed {
  readonly called: CallKind | null;
  readonly shows: 'valid-card' | 'invalid-card' | 'red-button' | 'nothing';
  /** Nobody else placed on that card, right or wrong. */
  readonly isAlone: boolean;
  readonly usedJoker: boolean;
}

export const SCORE_RULES = [
  'SCORE-2',
  'SCORE-3',
  'SCORE-4',
  'SCORE-5',
  'SCORE-6',
  'SCORE-7',
  'SCORE-8',
  'SCORE-9',
] as const;
export type ScoreRule = (typeof SCORE_RULES)[number];

type Line = readonly [rule: ScoreRule, points: number, applies: (deed: Deed) => boolean];

/** [SCORE-1] Somebody placed a card that is valid for them. */
const WHEN_FOUND: readonly Line[] = [
  ['SCORE-2', +1, (deed) => deed.shows === 'valid-card'],
  ['SCORE-3', +1, (deed) => deed.shows === 'valid-card' && deed.called === 'go'],
  ['SCORE-4', +1, (deed) => deed.shows === 'valid-card' && deed.isAlone],
  ['SCORE-5', -1, (deed) => deed.shows === 'valid-card' && deed.usedJoker],
  ['SCORE-6', -1, (deed) => deed.shows === 'invalid-card'],
  ['SCORE-7', -1, (deed) => deed.shows !== 'valid-card' && deed.called === 'go'],
  ['SCORE-8', -1, (deed) => deed.shows === 'red-button'],
  ['SCORE-9', -1, (deed) => deed.called === 'doom'],
];

/** [SCORE-1] Nobody did. */
const WHEN_NOT_FOUND: readonly Line[] = [
  ['SCORE-6', -1, (deed) => deed.shows === 'invalid-card'],
  ['SCORE-8', +1, (deed) => deed.shows === 'red-button'],
  ['SCORE-9', +1, (deed) => deed.called === 'doom'],
];

/** Which lines give this deed points, from the top of the sheet. */
export function linesFor(deed: Deed, found: boolean): readonly { readonly rule: ScoreRule; readonly points: number }[] {
  return (found ? WHEN_FOUND : WHEN_NOT_FOUND)
    .filter(([, , applies]) => applies(deed))
    .map(([rule, points]) => ({ rule, points }));
}

/** [SCORE-11] No total stays below 0. */
export const totalAfter = (score: number, change: number): number => Math.max(0, score + change);
