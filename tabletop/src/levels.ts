/** How well programs play: a recording names the level of each bot. A door of its own: first screens need no more. */

export const LEVELS = ['cadet', 'rookie', 'regular', 'expert', 'master'] as const;

export type Level = (typeof LEVELS)[number];
