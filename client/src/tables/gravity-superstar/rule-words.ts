import { defineArea } from '../../words/area.ts';
import type { GravitySuperstarRulesKey } from '../../words/gravity-superstar-rules/en.ts';

/** The rules in words, loaded when somebody reads them. */
export const ruleWords = defineArea<GravitySuperstarRulesKey>('gravity-superstar-rules');
