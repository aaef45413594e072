import { defineArea } from '../../words/area.ts';
import type { SpaceLabLearningKey } from '../../words/space-lab-learning/en.ts';

/** The words of the tutorial. */
export const learningWords = defineArea<SpaceLabLearningKey>('space-lab-learning');
