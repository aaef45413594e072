/** Why something was refused, in words: the game's own first, then the house's. */

import type { Refused } from '#tabletop';
import type { Title } from '../../catalogue/titles.ts';
import { voiceOf } from '../../tables/voices.ts';
import { type HouseKey, house } from '../../words/house.ts';
import { pages } from '../../words/pages.ts';

export function refusalWords(title: Title | null, { because, rule }: Refused): string {
  const own = title === null ? null : voiceOf(title).refusal(because);
  if (own !== null) return pages.say('refused.by-rule', { why: own, rule });
  return houseWords(because);
}

export function houseWords(because: string): string {
  const key = `refusal.${because}`;
  return house.has(key) ? house.say(key as HouseKey) : pages.say('refused');
}
