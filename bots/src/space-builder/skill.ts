/** How quick and how careful a builder is. Times are medians in milliseconds. */

import type { Level } from '../bot.ts';

export interface Skill {
  /** From the plan's coming up to the first thought that leads anywhere. */
  readonly reaction: number;
  /** Nothing is ever built sooner after the plan came up, nor sooner after the building before. */
  readonly least: number;
  /** To find the next building on the plan and in hand, and to tell its faces apart. */
  readonly recognise: number;
  /** To turn it over. */
  readonly flip: number;
  /** For each quarter turn the plan lies askew, to see where the building belongs. */
  readonly rotate: number;
  /** For each quarter turn of the building itself. */
  readonly twist: number;
  readonly place: number;
  /** To compare one finished building with the plan again. */
  readonly check: number;
  /** That one building goes wrong, at the usual pace and with the plan upright. */
  readonly slip: number;
  /** That a fault is seen when checking. */
  readonly notice: number;
  /** Finishes unchecked when the others are so many buildings behind; null: always checks. */
  readonly lead: number | null;
}

export const SKILLS: { readonly [L in Level]: Skill } = {
  rookie: {
    reaction: 1_500,
    least: 700,
    recognise: 2_600,
    flip: 1_100,
    rotate: 1_100,
    twist: 600,
    place: 1_100,
    check: 900,
    slip: 0.1,
    notice: 0.4,
    lead: null,
  },
  regular: {
    reaction: 1_200,
    least: 600,
    recognise: 2_200,
    flip: 950,
    rotate: 900,
    twist: 500,
    place: 950,
    check: 750,
    slip: 0.075,
    notice: 0.5,
    lead: null,
  },
  expert: {
    reaction: 1_000,
    least: 500,
    recognise: 1_850,
    flip: 800,
    rotate: 700,
    twist: 420,
    place: 800,
    check: 600,
    slip: 0.05,
    notice: 0.65,
    lead: 3,
  },
  master: {
    reaction: 800,
    least: 450,
    recognise: 1_550,
    flip: 700,
    rotate: 550,
    twist: 350,
    place: 700,
    check: 450,
    slip: 0.03,
    notice: 0.8,
    lead: 2,
  },
};

/** How much one person's times differ from one building to the next, and from one round to the next. */
export const SPREAD = { building: 0.3, round: 0.36 } as const;
