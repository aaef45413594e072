import { defineArea } from '../../words/area.ts';
import type { SpaceLabLearningKey } from '../../words/space-lab-learning/en.ts';

/** The words of the tutorial. */
export const learningWords = defineArea<SpaceLabLearningKey>('space-lab-learning', {
  en: () => import('../../words/space-lab-learning/en.ts'),
  de: () => import('../../words/space-lab-learning/de.ts'),
  fr: () => import('../../words/space-lab-learning/fr.ts'),
});
