/** What the shell knows of each game before its rules are loaded. */

import type { GameId } from '#games';

/** Only the names of the games: their rules come when they are needed. */
export type Title = GameId;

export interface Cover {
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** As on the box; `to` is 0 where there is no upper end. */
  readonly ages: { readonly from: number; readonly to: number };
  /** Several people can share one device only where they act one after another. */
  readonly pace: 'turns' | 'real-time';
  /** What there is to do alone, besides the tutorial. */
  readonly practice: 'practice' | 'puzzles';
  /** How many bots "Play now" seats. */
  readonly opponents: number;
}

/** In the order of the first screen. */
export const COVERS: Readonly<Record<Title, Cover>> = {
  'space-bowl': {
    name: 'Space Bowl',
    seats: { min: 2, max: 8 },
    minutes: 30,
    ages: { from: 8, to: 0 },
    pace: 'real-time',
    practice: 'practice',
    opponents: 1,
  },
  'gravity-superstar': {
    name: 'Gravity Superstar',
    seats: { min: 2, max: 6 },
    minutes: 20,
    ages: { from: 7, to: 0 },
    pace: 'turns',
    practice: 'puzzles',
    opponents: 1,
  },
  'space-lab': {
    name: 'Space Lab',
    seats: { min: 1, max: 4 },
    minutes: 20,
    ages: { from: 10, to: 0 },
    pace: 'turns',
    practice: 'practice',
    opponents: 1,
  },
  'space-builder': {
    name: 'Space Builder',
    seats: { min: 2, max: 4 },
    minutes: 20,
    ages: { from: 8, to: 99 },
    pace: 'real-time',
    practice: 'practice',
    opponents: 1,
  },
};

export const isTitle = (text: string): text is Title => Object.hasOwn(COVERS, text);

export const TITLES: readonly Title[] = Object.keys(COVERS).filter(isTitle);
