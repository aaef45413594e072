import { defineArea } from '../../words/area.ts';
import type { SpaceBowlRulesKey } from '../../words/space-bowl-rules/en.ts';

/** The rules in words, loaded when somebody reads them. */
export const ruleWords = defineArea<SpaceBowlRulesKey>('space-bowl-rules');
