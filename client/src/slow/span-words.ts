/** How long something still lasts, as somebody would say it: nobody counts the minutes of a day. */

import { shell } from '../words/shell.ts';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;

/** "2 days", "36 hours", "40 minutes". */
export function spanWords(millis: number): string {
  const { say } = shell;
  const hours = Math.round(millis / AN_HOUR);
  if (hours >= 48 || hours === 24) return say('span.days', { days: Math.floor(hours / 24) });
  if (millis >= AN_HOUR) return say('span.hours', { hours });
  return say('span.minutes', { minutes: Math.max(1, Math.round(millis / A_MINUTE)) });
}
