import { defineArea } from './area.ts';
import type { ReturningKey } from './returning/en.ts';

/** What is said to whoever comes back to a table, and to whoever plans ahead. */
export const returning = defineArea<ReturningKey>('returning');
