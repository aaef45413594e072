import { defineArea } from './area.ts';
import type { LearningKey } from './learning/en.ts';

/** What the tutorials and practices of all games say alike. */
export const learning = defineArea<LearningKey>('learning');
