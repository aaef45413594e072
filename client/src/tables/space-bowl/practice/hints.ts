/** Hints, each narrower than the one before, each paid for with seconds. Pure. */

import { galaxySize, type Planet, type Position, placeOf, positionsOf } from '#games/space-bowl';
import { fallsOn } from '../fit.ts';
import type { Puzzle } from './puzzle.ts';

export const HINTS = ['part', 'row', 'planet'] as const;
export type Hint = (typeof HINTS)[number];

/** What a hint adds to the time. */
export const HINT_SECONDS: Readonly<Record<Hint, number>> = { part: 5, row: 10, planet: 15 };
export const MISS_SECONDS = 10;

export interface Narrowed {
  /** Where to look; everything else can be left aside. */
  readonly positions: readonly Position[];
  /** One planet of the pattern, on the card where it is found. */
  readonly planet: { readonly planet: Planet; readonly position: Position } | null;
}
