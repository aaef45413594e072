/** How well bots play; the words for each are the client's. */

import { LEVELS, type Level } from '#tabletop/levels';

export const isLevel = (text: string | null): text is Level => LEVELS.some((level) => level === text);

/** Each level has a robot of its own: the dreamy one, the merry one, the plain one, the wide-eyed one, the one with the visor. */
const LOOKS: Readonly<Record<Level, number>> = { cadet: 4, rookie: 2, regular: 0, expert: 1, master: 3 };

export const botLook = (level: string | null): number => (isLevel(level) ? LOOKS[level] : 0);
