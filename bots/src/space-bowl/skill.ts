/** How quickly and how surely somebody searches. Times are medians in milliseconds. */

import type { Level } from '../bot.ts';

export interface Skill {
  /** From the throw to the first card looked at. */
  readonly reaction: number;
  /** Nothing is ever called sooner after the throw, nor answered sooner after a call. */
  readonly least: number;
  /** To look at the next card, and to check one relation on it. */
  readonly look: number;
  readonly relation: number;
  /** From being sure to having pressed. */
  readonly press: number;
  /** How much the eye is drawn to cards on which much is right: 0 not at all, 1 altogether. */
  readonly guidance: number;
  /** A relation that holds is taken for one that does not, and the other way round. */
  readonly miss: number;
  readonly alarm: number;
  /** That a card lacking one thing only is remembered for the joker. */
  readonly jokerSense: number;
  /** That it is doom, after having looked at everything once, twice, and three times. */
  readonly dare: readonly [number, number, number];
  /** That it follows a doom call as soon as it has itself found nothing. */
  readonly dareFollow: number;
}

export const SKILLS: { readonly [L in Level]: Skill } = {
  rookie: {
    reaction: 1_400,
    least: 1_200,
    look: 420,
    relation: 330,
    press: 700,
    guidance: 0,
    miss: 0.12,
    alarm: 0.03,
    jokerSense: 0.1,
    dare: [0.15, 0.3, 0.5],
    dareFollow: 0.25,
  },
  regular: {
    reaction: 1_000,
    least: 900,
    look: 220,
    relation: 170,
    press: 500,
    guidance: 0.1,
    miss: 0.08,
    alarm: 0.018,
    jokerSense: 0.35,
    dare: [0.3, 0.5, 0.7],
    dareFollow: 0.4,
  },
  expert: {
    reaction: 750,
    least: 700,
    look: 130,
    relation: 95,
    press: 380,
    guidance: 0.2,
    miss: 0.05,
    alarm: 0.01,
    jokerSense: 0.65,
    dare: [0.5, 0.7, 0.85],
    dareFollow: 0.6,
  },
  master: {
    reaction: 600,
    least: 600,
    look: 100,
    relation: 70,
    press: 320,
    guidance: 0.3,
    miss: 0.03,
    alarm: 0.006,
    jokerSense: 0.85,
    dare: [0.6, 0.8, 0.95],
    dareFollow: 0.75,
  },
};

/** How much times differ from one card to the next. */
export const SPREAD = 0.3;
