import { defineArea } from './area.ts';
import type { StatusKey } from './status/en.ts';

/** What whoever runs the server reads about it. */
export const status = defineArea<StatusKey>('status');
