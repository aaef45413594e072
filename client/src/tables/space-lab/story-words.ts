import { defineArea } from '../../words/area.ts';
import type { SpaceLabStoryKey } from '../../words/space-lab-story/en.ts';

/** What happened, and how it ended. */
export const story = defineArea<SpaceLabStoryKey>('space-lab-story');
