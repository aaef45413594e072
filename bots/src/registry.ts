/** Who plays which game: a new game's line in the list of games makes the compiler ask for one here. */

import type { GameId } from '#games';
import type { NamedBot } from './bot.ts';
import { gravitySuperstarBot } from './gravity-superstar/bot.ts';
import { spaceBowlBot } from './space-bowl/bot.ts';
import { spaceBuilderBot } from './space-builder/bot.ts';
import { spaceLabBot } from './space-lab/bot.ts';

export const BOTS: { readonly [Id in GameId]: NamedBot } = {
  'space-bowl': spaceBowlBot,
  'gravity-superstar': gravitySuperstarBot,
  'space-lab': spaceLabBot,
  'space-builder': spaceBuilderBot,
};

export function botFor(id: string): NamedBot | null {
  return Object.hasOwn(BOTS, id) ? BOTS[id as GameId] : null;
}
