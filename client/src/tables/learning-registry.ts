/** Which games can be learned and practised alone; loaded when somebody wants to. */

import type { ComponentType } from 'preact';
import type { Title } from '../catalogue/titles.ts';
import { learning } from '../words/learning.ts';

export const WAYS_TO_LEARN = ['tutorial', 'practice'] as const;
export type WayToLearn = (typeof WAYS_TO_LEARN)[number];

type Loader = () => Promise<ComponentType>;

const LEARNING: Readonly<Record<Title, Readonly<Partial<Record<WayToLearn, Loader>>>>> = {
  'space-bowl': {
    tutorial: async () => (await import('./space-bowl/tutorial/index.ts')).loadTutorial(),
    practice: async () => (await import('./space-bowl/practice/index.ts')).loadPractice(),
  },
  'gravity-superstar': {
    tutorial: async () => (await import('./gravity-superstar/tutorial/index.ts')).loadTutorial(),
    practice: async () => (await import('./gravity-superstar/practice/index.ts')).loadPractice(),
  },
  'space-lab': {
    tutorial: async () => (await import('./space-lab/tutorial/index.ts')).loadTutorial(),
  },
  'space-builder': {
    tutorial: async () => (await import('./space-builder/tutorial/index.ts')).loadTutorial(),
    practice: async () => (await import('./space-builder/practice/index.ts')).loadPractice(),
  },
};

export const canLearn = (title: Title, way: WayToLearn): boolean => LEARNING[title][way] !== undefined;

export async function loadLearning(title: Title, way: WayToLearn): Promise<ComponentType | null> {
  const [page] = await Promise.all([LEARNING[title][way]?.(), learning.load()]);
  return page ?? null;
}
