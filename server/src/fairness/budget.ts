/**
 * What the length of a line is made up for, in two ways that share one budget: a reveal leaves earlier for a long line,
 * and a press from it counts earlier than it came. Whoever only pretends to be far away gains no more than the budget.
 */

import { WAVER } from '#protocol';

/** The most that any line, or any lie, is made up for in all, in milliseconds. */
export const BUDGET = 150;
/** What the timers of a busy machine add to it. */
const TIMERS = 10;

const MOST = BUDGET - TIMERS;

/** How much earlier than it came a press from a line this long may count, after such a head start. */
export const creditOf = (delay: number, headStart = 0): number => Math.min(delay + WAVER, MOST - headStart);

/** How much earlier a reveal may leave for a line this long: what its credit, which decides who was first, leaves. */
export const headStartOf = (delay: number): number => Math.max(0, Math.min(delay, MOST - creditOf(delay)));
