/** What each game has to teach; loaded when somebody still has something to learn. */

import type { Title } from '../catalogue/titles.ts';
import { type Area, defineArea, type Values } from '../words/area.ts';
import type { TeachingKey } from '../words/teaching/en.ts';
import type { Hint } from './hints.ts';

/** What the offer and the hints of all games say alike. */
export const teaching: Area<TeachingKey> = defineArea<TeachingKey>('teaching');

export interface Teacher {
  readonly hints: readonly Hint[];
  load(): Promise<void>;
  say(key: string, values?: Values): string;
  /** The names of the game's buttons and cards, as they stand on the board. */
  labels(): Values;
  /** What the game is about, in a sentence or two, for whoever is about to play. */
  goal(view: object | null): string;
  /** The same in one short sentence, for the time when there is nothing else to say. */
  reminder(view: object): string;
}

const TEACHERS = import.meta.glob<Teacher>('../tables/*/teacher.ts', { import: 'teacher' });

const fileOf = (title: Title): string => `../tables/${title}/teacher.ts`;

/** Whether somebody has written hints for it. */
export const isTaught = (title: Title): boolean => Object.hasOwn(TEACHERS, fileOf(title));

/** Null where nobody has. */
export async function loadTeacher(title: Title): Promise<Teacher | null> {
  const [teacher] = await Promise.all([TEACHERS[fileOf(title)]?.(), teaching.load()]);
  await teacher?.load();
  return teacher ?? null;
}
