import { defineArea } from '../../words/area.ts';
import type { SpaceLabStoryKey } from '../../words/space-lab-story/en.ts';

/** What happened, and how it ended. */
export const story = defineArea<SpaceLabStoryKey>('space-lab-story', {
  en: () => import('../../words/space-lab-story/en.ts'),
  de: () => import('../../words/space-lab-story/de.ts'),
  fr: () => import('../../words/space-lab-story/fr.ts'),
});
