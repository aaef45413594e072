/** The hints with their words. */

import type { View } from '#games/space-lab';
import type { Teacher } from '../../teaching/teacher.ts';
import { defineArea } from '../../words/area.ts';
import type { SpaceLabHintsKey } from '../../words/space-lab-hints/en.ts';
import { HINTS, isAlone } from './hints.ts';
import { say } from './words.ts';

const words = defineArea<SpaceLabHintsKey>('space-lab-hints');

export const teacher: Teacher = {
  hints: HINTS,
  load: () => words.load(),
  say: (key, values) => words.say(key as SpaceLabHintsKey, values),
  labels: () => ({
    reveal: say('reveal'),
    recruit: say('recruit'),
    place: say('place'),
    end: say('do.end'),
    pass: say('do.pass'),
  }),
  goal: (view) => words.say(view !== null && isAlone(view as View) ? 'goal.alone' : 'goal'),
  reminder: (view) => words.say(isAlone(view as View) ? 'goal.short.alone' : 'goal.short'),
};
