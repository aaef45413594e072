import { defineArea } from '../../words/area.ts';
import type { SpaceLabRulesKey } from '../../words/space-lab-rules/en.ts';

/** The rules in words, loaded when somebody reads them. */
export const ruleWords = defineArea<SpaceLabRulesKey>('space-lab-rules');
