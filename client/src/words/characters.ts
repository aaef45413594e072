import type { Level } from '../catalogue/levels.ts';
import type { Title } from '../catalogue/titles.ts';
import { type Area, defineArea } from './area.ts';

/** A line about each bot: every game has four. */
export const characters: Area<`${Title}.${Level}`> = defineArea<`${Title}.${Level}`>('characters');
