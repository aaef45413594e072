import { defineArea } from './area.ts';
import type { PeopleKey } from './people/en.ts';

/** What is said about people who last: their matches, those they know, how they stay the same person. */
export const people = defineArea<PeopleKey>('people');
