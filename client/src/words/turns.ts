import { defineArea } from './area.ts';
import type { TurnsKey } from './turns/en.ts';

/** What the games in turns say alike. */
export const turns = defineArea<TurnsKey>('turns');

/** Seconds are told one by one only when there are few. */
const LONG = 100;

/** "12 seconds", "3 minutes". */
export const timeWords = (seconds: number): string =>
  seconds < LONG ? turns.say('seconds', { seconds }) : turns.say('minutes', { minutes: Math.ceil(seconds / 60) });
