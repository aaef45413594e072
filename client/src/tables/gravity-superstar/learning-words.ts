import { defineArea } from '../../words/area.ts';
import type { GravitySuperstarLearningKey } from '../../words/gravity-superstar-learning/en.ts';

/** The words of the tutorial and of the puzzles. */
export const learningWords = defineArea<GravitySuperstarLearningKey>('gravity-superstar-learning');
