/** [SOLO-9] The bands a score alone falls into. */

import { BANDS_FROM, bandOf } from '#games/space-lab';
import type { SpaceLabStoryKey } from '../../words/space-lab-story/en.ts';
import { story } from './story-words.ts';

export const bandReached = (points: number): number => bandOf(points);

export const bandName = (band: number): string => story.say(`band.${band}` as SpaceLabStoryKey);

/** The scores of a band: "below 80", "80–100", "over 150". */
export function bandReach(band: number): string {
  const [from, next] = [BANDS_FROM[band - 1], BANDS_FROM[band]];
  if (from === undefined) return story.say('band.below', { points: next ?? 0 });
  if (next === undefined) return story.say('band.over', { points: from - 1 });
  return story.say('band.between', { from, to: next - 1 });
}

/** What the next band asks for; null in the highest. */
export function nextGoal(points: number): { readonly from: number; readonly missing: number } | null {
  const from = BANDS_FROM[bandOf(points)];
  return from === undefined ? null : { from, missing: from - points };
}
