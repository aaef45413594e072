import { defineArea } from './area.ts';
import type { LearningKey } from './learning/en.ts';

/** What the tutorials and practices of all games say alike. */
export const learning = defineArea<LearningKey>('learning', {
  en: () => import('./learning/en.ts'),
  de: () => import('./learning/de.ts'),
  fr: () => import('./learning/fr.ts'),
});
