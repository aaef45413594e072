/** The hints with their words. */

import type { Teacher } from '../../teaching/teacher.ts';
import { defineArea } from '../../words/area.ts';
import type { GravitySuperstarHintsKey } from '../../words/gravity-superstar-hints/en.ts';
import { HINTS } from './hints.ts';
import { cardName, say } from './words.ts';

const words = defineArea<GravitySuperstarHintsKey>('gravity-superstar-hints');

export const teacher: Teacher = {
  hints: HINTS,
  load: () => words.load(),
  say: (key, values) => words.say(key as GravitySuperstarHintsKey, values),
  labels: () => ({
    long: cardName('long'),
    high: cardName('high'),
    drop: cardName('drop'),
    rotate: cardName('rotate'),
    joker: cardName('joker'),
    again: say('decide.replay'),
  }),
  goal: () => words.say('goal'),
  reminder: () => words.say('goal.short'),
};
