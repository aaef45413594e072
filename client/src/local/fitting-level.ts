/** Which opponent fits: learned from match to match. Pure. */

import { LEVELS, type Level } from '#tabletop/levels';

export interface Fit {
  readonly level: Level;
  /** Matches won in a row at this level; below zero: lost. */
  readonly run: number;
  /** Matches played to their end, at any level. */
  readonly played: number;
}

/** What a beginner beats about every second time: docs/guides/bots.md has the figures. */
export const FIRST_FIT: Fit = { level: 'cadet', run: 0, played: 0 };

/** So many in a row, and the level is another. */
const IN_A_ROW = 2;

export type Result = 'won' | 'lost' | 'shared';

/** The level so many steps up or down; the highest and the lowest are the end of it. */
export function levelBeside(level: Level, steps: number): Level {
  const index = Math.max(0, Math.min(LEVELS.length - 1, LEVELS.indexOf(level) + steps));
  return LEVELS[index] as Level;
}

/** Only a match at the level that is thought to fit says anything about it. */
export function fitAfter(fit: Fit, level: Level, result: Result): Fit {
  const played = fit.played + 1;
  if (level !== fit.level) return { ...fit, played };
  if (result === 'shared') return { level, run: 0, played };
  const step = result === 'won' ? 1 : -1;
  const run = Math.sign(fit.run) === step ? fit.run + step : step;
  return Math.abs(run) < IN_A_ROW ? { level, run, played } : { level: levelBeside(level, step), run: 0, played };
}

export const fitAt = (fit: Fit, level: Level): Fit => (level === fit.level ? fit : { ...fit, level, run: 0 });

export type ChosenOptions = { readonly [name: string]: boolean | string | number | null };

/** For the first match of all the rulebook's own advice is taken, where there is an option for learners. */
export function optionsFor(usual: ChosenOptions, chosen: ChosenOptions | null, played: number): ChosenOptions {
  if (chosen !== null) return { ...usual, ...chosen };
  return played === 0 && usual.learner === false ? { ...usual, learner: true } : usual;
}
