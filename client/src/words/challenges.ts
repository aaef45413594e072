import { defineArea } from './area.ts';
import type { ChallengesKey } from './challenges/en.ts';

/** What is said about rounds that everybody plays alone and that are then put together. */
export const challenges = defineArea<ChallengesKey>('challenges');
