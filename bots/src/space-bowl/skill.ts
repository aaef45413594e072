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
    reaction: 1_300,
    least: 1_200,
    look: 360,
    relation: 285,
    press: 650,
    guidance: 0,
    miss: 0.09,
    alarm: 0.014,
    jokerSense: 0.3,
    dare: [0.15, 0.3, 0.5],
    dareFollow: 0.25,
  },
  regular: {
    reaction: 1_050,
    least: 900,
    look: 222,
    relation: 170,
    press: 550,
    guidance: 0.1,
    miss: 0.075,
    alarm: 0.014,
    jokerSense: 0.35,
    dare: [0.3, 0.5, 0.7],
    dareFollow: 0.4,
  },
  expert: {
    reaction: 850,
    least: 700,
    look: 142,
    relation: 104,
    press: 430,
    guidance: 0.18,
    miss: 0.055,
    alarm: 0.012,
    jokerSense: 0.4,
    dare: [0.5, 0.7, 0.85],
    dareFollow: 0.6,
  },
  master: {
    reaction: 700,
    least: 600,
    look: 115,
    relation: 82,
    press: 370,
    guidance: 0.25,
    miss: 0.04,
    alarm: 0.01,
    jokerSense: 0.45,
    dare: [0.6, 0.8, 0.95],
    dareFollow: 0.75,
  },
};

/** How much times differ from one card to the next. */
export const SPREAD = 0.3;

/** How much one round differs from the next: some throws jump to the eye, others never do. */
export const FORM = 0.7;
