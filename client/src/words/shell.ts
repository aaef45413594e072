import { defineArea } from './area.ts';
import type { ShellKey } from './shell/en.ts';

/** What the first screen says, and what every page may need to say. */
export const shell = defineArea<ShellKey>('shell');
