import { defineArea } from '../../words/area.ts';
import type { SpaceBowlStoryKey } from '../../words/space-bowl-story/en.ts';

/** The log, the presses and the end: needed once a match is on. */
export const story = defineArea<SpaceBowlStoryKey>('space-bowl-story');
