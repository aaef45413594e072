/** Which games can be learned and practised alone, found by the build; loaded when somebody wants to. */

import type { ComponentType } from 'preact';
import type { Title } from '../catalogue/titles.ts';
import { defineArea } from '../words/area.ts';
import { learning } from '../words/learning.ts';
import { areaOf } from './voices.ts';

export const WAYS_TO_LEARN = ['tutorial', 'practice'] as const;
export type WayToLearn = (typeof WAYS_TO_LEARN)[number];

interface Learning {
  readonly Page: ComponentType;
  /** What else must be there before it is shown; called when its words are. */
  prepare?(): Promise<void>;
}

const PAGES = import.meta.glob<Learning>('./*/{tutorial,practice}/index.ts');

const fileOf = (title: Title, way: WayToLearn): string => `./${title}/${way}/index.ts`;

export const canLearn = (title: Title, way: WayToLearn): boolean => Object.hasOwn(PAGES, fileOf(title, way));

export async function loadLearning(title: Title, way: WayToLearn): Promise<ComponentType | null> {
  const words = [learning.load(), defineArea(`${title}-learning`).load(), areaOf(title).load()];
  const [found] = await Promise.all([PAGES[fileOf(title, way)]?.(), ...words]);
  await found?.prepare?.();
  return found?.Page ?? null;
}
