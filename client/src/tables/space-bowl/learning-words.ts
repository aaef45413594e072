import { defineArea } from '../../words/area.ts';
import type { SpaceBowlLearningKey } from '../../words/space-bowl-learning/en.ts';

/** The words of the tutorial and of practice. */
export const learningWords = defineArea<SpaceBowlLearningKey>('space-bowl-learning');
