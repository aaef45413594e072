import { defineArea } from '../../words/area.ts';
import type { SpaceBuilderLearningKey } from '../../words/space-builder-learning/en.ts';

/** The words of the tutorial and of practice. */
export const learningWords = defineArea<SpaceBuilderLearningKey>('space-builder-learning');
