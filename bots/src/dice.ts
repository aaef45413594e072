/** A bot's own dice: drawn from its seed and from what it looks at, so that asking again gives the same throw. */

import { below, type Chance, type QuickChance, quickChance } from '#tabletop';

const WORD_RANGE = 0x1_0000_0000;

/** One number out of several; near inputs give far outputs. */
export function mixed(...parts: readonly number[]): number {
  let high = 0x9e37_79b9;
  let low = 0x85eb_ca6b;
  for (const part of parts) {
    high = Math.imul(high ^ (part >>> 0), 0x2c1b_3c6d);
    high = Math.imul(high ^ (high >>> 15), 0x297a_2d39) ^ Math.floor(part / WORD_RANGE);
    low = Math.imul((low ^ high) + 0x7f4a_7c15, 0xc2b2_ae35);
    low ^= low >>> 13;
  }
  return (low >>> 0) + (high & 0x1f_ffff) * WORD_RANGE;
}

export function diceFor(...parts: readonly number[]): QuickChance {
  return quickChance(mixed(...parts));
}

/** From 0 up to, not including, 1. */
export function fraction(dice: Chance): number {
  return below(dice, WORD_RANGE) / WORD_RANGE;
}

export function happens(dice: Chance, probability: number): boolean {
  return fraction(dice) < probability;
}

export function between(dice: Chance, low: number, high: number): number {
  return low + (high - low) * fraction(dice);
}

/** Mean 0, deviation 1. */
export function bell(dice: Chance): number {
  const radius = Math.sqrt(-2 * Math.log(1 - fraction(dice)));
  return radius * Math.cos(2 * Math.PI * fraction(dice));
}

/** Times people take: never below zero, now and then much longer. `spread` 0.3 is an even temper, 0.6 a moody one. */
export function humanTime(dice: Chance, median: number, spread: number): number {
  return median * Math.exp(spread * bell(dice));
}
