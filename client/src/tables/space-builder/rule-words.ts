import { defineArea } from '../../words/area.ts';
import type { SpaceBuilderRulesKey } from '../../words/space-builder-rules/en.ts';

/** The rules in words, loaded when somebody reads them. */
export const ruleWords = defineArea<SpaceBuilderRulesKey>('space-builder-rules');
