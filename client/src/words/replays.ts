import { defineArea } from './area.ts';
import type { ReplaysKey } from './replays/en.ts';

/** What is said about matches that were played: sharing, saving, checking them, and playing on from them. */
export const replays = defineArea<ReplaysKey>('replays');
export type { ReplaysKey };
