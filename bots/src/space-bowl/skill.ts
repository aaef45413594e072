/** How quickly and how surely somebody searches. Times are medians in milliseconds. */

import type { Millis } from '#tabletop';
import type { Strength } from '../bot.ts';

export interface Skill {
  /** From the marbles' coming to rest to the first card looked at. */
  readonly reaction: number;
  /** Nothing is ever called sooner after they came to rest, nor answered sooner after a call. */
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
  /** After so long without a card it stops looking, and either dares doom or passes. */
  readonly patience: number;
  /** That it is doom, after having looked at everything once, twice, and three times. */
  readonly dare: readonly [number, number, number];
  /** That it follows a doom call as soon as it has itself found nothing. */
  readonly dareFollow: number;
}

/** Marbles tumble before they lie still. Before that nobody can have seen a throw, so nobody calls. */
export const LANDED: Millis = 1_200;

export const SKILLS: { readonly [S in Strength]: Skill } = {
  beginner: {
    reaction: 2_200,
    least: 1_500,
    look: 600,
    relation: 550,
    press: 1_000,
    guidance: 0,
    miss: 0.14,
    alarm: 0.02,
    jokerSense: 0,
    patience: 50_000,
    dare: [0, 0.1, 0.2],
    dareFollow: 0.1,
  },
  cadet: {
    reaction: 2_000,
    least: 1_500,
    look: 720,
    relation: 570,
    press: 900,
    guidance: 0,
    miss: 0.12,
    alarm: 0.02,
    jokerSense: 0.12,
    patience: 40_000,
    dare: [0.05, 0.15, 0.3],
    dareFollow: 0.1,
  },
  rookie: {
    reaction: 1_300,
    least: 1_200,
    look: 425,
    relation: 338,
    press: 650,
    guidance: 0,
    miss: 0.09,
    alarm: 0.014,
    jokerSense: 0.3,
    patience: 36_000,
    dare: [0.15, 0.3, 0.5],
    dareFollow: 0.25,
  },
  regular: {
    reaction: 1_050,
    least: 900,
    look: 260,
    relation: 200,
    press: 550,
    guidance: 0.1,
    miss: 0.075,
    alarm: 0.014,
    jokerSense: 0.35,
    patience: 32_000,
    dare: [0.3, 0.5, 0.7],
    dareFollow: 0.4,
  },
  expert: {
    reaction: 850,
    least: 700,
    look: 150,
    relation: 112,
    press: 430,
    guidance: 0.18,
    miss: 0.055,
    alarm: 0.012,
    jokerSense: 0.4,
    patience: 26_000,
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
    patience: 22_000,
    dare: [0.6, 0.8, 0.95],
    dareFollow: 0.75,
  },
};

/** How much times differ from one card to the next. */
export const SPREAD = 0.3;

/** How much one round differs from the next: some throws jump to the eye, others never do. */
export const FORM = 0.7;
