/** From a cover straight into a match with bots: no questions. */

import type { Title } from '../catalogue/titles.ts';
import { addressOf } from '../router/routes.ts';
import { playerName } from '../settings/settings.ts';
import { hasTable } from '../tables/registry.ts';

const LEVEL = 'regular';

/** The address to go to. A game without a board leads to its page, which says so. */
export async function playNow(title: Title): Promise<string> {
  if (!hasTable(title)) return addressOf.game(title);
  const [{ loadRules }, { againstBots, startMatch }, { defaultOptions }] = await Promise.all([
    import('../catalogue/rules.ts'),
    import('./new-match.ts'),
    import('#tabletop'),
  ]);
  const game = await loadRules(title);
  return addressOf.match(
    await startMatch(title, againstBots(title, playerName.peek(), LEVEL), defaultOptions(game.options)),
  );
}
