/** A result as text for others: by the device's own sheet where there is one, else by the clipboard. */

import { copyText } from '../../../app/copy-text.ts';
import { notify } from '../../../app/notices.ts';
import { tenths } from '../../../learning/seconds.ts';
import { addressOf } from '../../../router/routes.ts';
import { askedOrigin } from '../../../server/public-origin.ts';
import { learningWords } from '../learning-words.ts';
import { type DailyResult, tokensOf } from './daily.ts';

const { say } = learningWords;

/** It tells how it went, and nothing of where the card lies. */
export function sharedText(result: DailyResult, origin: string): string {
  const { day, millis, misses, hints } = result;
  const url = new URL(addressOf.learning('space-bowl', 'practice'), origin).href;
  return `${say('daily.shared', { day, seconds: tenths(millis), misses, hints })}\n${tokensOf(result)}\n${url}`;
}

export async function shareResult(result: DailyResult): Promise<void> {
  const text = sharedText(result, await askedOrigin());
  if (navigator.share !== undefined) {
    // Closing the sheet without choosing is no failure.
    await navigator.share({ text }).catch(() => undefined);
    return;
  }
  if (await copyText(text)) notify(say('daily.copied'), 'good');
  else notify(text);
}
