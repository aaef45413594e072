/** How long something still lasts, as somebody would say it: nobody counts the minutes of a day. */

import { shell } from '../words/shell.ts';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;

/** "2 days", "5 hours", "40 minutes"; never more than there is. */
export function spanWords(millis: number): string {
  const { say } = shell;
  if (millis >= A_DAY) return say('span.days', { days: Math.floor(millis / A_DAY) });
  if (millis >= AN_HOUR) return say('span.hours', { hours: Math.floor(millis / AN_HOUR) });
  return say('span.minutes', { minutes: Math.max(1, Math.floor(millis / A_MINUTE)) });
}
