/** The hints with their words. */

import type { Teacher } from '../../teaching/teacher.ts';
import { defineArea } from '../../words/area.ts';
import type { SpaceBuilderHintsKey } from '../../words/space-builder-hints/en.ts';
import { HINTS } from './hints.ts';
import { say } from './words.ts';

const words = defineArea<SpaceBuilderHintsKey>('space-builder-hints');

export const teacher: Teacher = {
  hints: HINTS,
  load: () => words.load(),
  say: (key, values) => words.say(key as SpaceBuilderHintsKey, values),
  labels: () => ({ ready: say('ready'), finish: say('finish'), turn: say('turn'), flip: say('flip') }),
  goal: () => words.say('goal'),
  reminder: () => words.say('goal.short'),
};
