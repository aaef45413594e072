import type { Level } from '../catalogue/levels.ts';
import type { Title } from '../catalogue/titles.ts';
import { type Area, defineArea } from './area.ts';

/** A line about each bot; where it is a race, how quick it is: as `search.test.ts` and `timeline.ts` of the bots have it. */
export const characters: Area<`${Title}.${Level}`> = defineArea<`${Title}.${Level}`>('characters');
