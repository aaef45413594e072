/** How quick and how careful a builder is. Times are medians in milliseconds. */

import type { Strength } from '../bot.ts';

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

export const SKILLS: { readonly [S in Strength]: Skill } = {
  beginner: {
    reaction: 3_000,
    least: 1_000,
    recognise: 5_050,
    flip: 1_950,
    rotate: 1_800,
    twist: 1_200,
    place: 2_050,
    check: 1_500,
    slip: 0.13,
    notice: 0.35,
    lead: null,
  },
  cadet: {
    reaction: 2_500,
    least: 1_000,
    recognise: 4_300,
    flip: 1_600,
    rotate: 1_600,
    twist: 1_000,
    place: 1_700,
    check: 1_150,
    slip: 0.185,
    notice: 0.3,
    lead: null,
  },
  rookie: {
    reaction: 1_500,
    least: 700,
    recognise: 3_600,
    flip: 1_500,
    rotate: 1_500,
    twist: 850,
    place: 1_500,
    check: 1_250,
    slip: 0.118,
    notice: 0.4,
    lead: null,
  },
  regular: {
    reaction: 1_200,
    least: 600,
    recognise: 3_050,
    flip: 1_300,
    rotate: 1_250,
    twist: 700,
    place: 1_300,
    check: 1_050,
    slip: 0.075,
    notice: 0.5,
    lead: null,
  },
  expert: {
    reaction: 1_000,
    least: 500,
    recognise: 2_450,
    flip: 1_050,
    rotate: 900,
    twist: 550,
    place: 1_050,
    check: 800,
    slip: 0.05,
    notice: 0.65,
    lead: 3,
  },
  master: {
    reaction: 800,
    least: 450,
    recognise: 1_950,
    flip: 900,
    rotate: 700,
    twist: 400,
    place: 900,
    check: 600,
    slip: 0.03,
    notice: 0.8,
    lead: 2,
  },
};

/** How much one person's times differ from one building to the next, and from one round to the next. */
export const SPREAD = { building: 0.3, round: 0.36 } as const;
