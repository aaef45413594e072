/** How well bots play; the words for each are the client's. */

export const LEVELS = ['rookie', 'regular', 'expert', 'master'] as const;

export type Level = (typeof LEVELS)[number];
