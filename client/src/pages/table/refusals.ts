/** Why something was refused, in words: the game's own first, then the house's. */

import type { Refused } from '#tabletop';
import type { Title } from '../../catalogue/titles.ts';
import { voiceOf } from '../../tables/voices.ts';
import { pages } from '../../words/pages.ts';
import type { PagesKey } from '../../words/pages/en.ts';

export function refusalWords(title: Title | null, { because, rule }: Refused): string {
  const own = title === null ? null : voiceOf(title).refusal(because);
  if (own !== null) return pages.say('refused.by-rule', { why: own, rule });
  return houseWords(because);
}

export function houseWords(because: string): string {
  const key = `house.${because}`;
  return pages.has(key) ? pages.say(key as PagesKey) : pages.say('refused');
}
