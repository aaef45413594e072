/** The hints with their words. */

import type { Teacher } from '../../teaching/teacher.ts';
import { defineArea } from '../../words/area.ts';
import type { SpaceBowlHintsKey } from '../../words/space-bowl-hints/en.ts';
import { HINTS } from './hints.ts';
import { say } from './words.ts';

const words = defineArea<SpaceBowlHintsKey>('space-bowl-hints');

export const teacher: Teacher = {
  hints: HINTS,
  load: () => words.load(),
  say: (key, values) => words.say(key as SpaceBowlHintsKey, values),
  labels: () => ({
    throw: say('throw'),
    go: say('go'),
    doom: say('doom'),
    follow: say('follow'),
    pass: say('pass'),
    sure: say('sure'),
  }),
  goal: () => words.say('goal'),
  reminder: () => words.say('goal.short'),
};
