import { defineArea } from './area.ts';
import type { SlowKey } from './slow/en.ts';

/** What is said where a match is played over days. */
export const slow = defineArea<SlowKey>('slow');
