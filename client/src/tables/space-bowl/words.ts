/** Space Bowl in words. */

import type { Values } from '../../words/area.ts';
import type { SpaceBowlKey } from '../../words/space-bowl/en.ts';
import { areaOf } from '../voices.ts';

const area = areaOf('space-bowl');

export const loadWords = (): Promise<void> => area.load();

export const say = (key: SpaceBowlKey, values?: Values): string => area.say(key, values);
