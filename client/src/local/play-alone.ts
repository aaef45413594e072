/** A match for one: no bots, no questions. */

import type { Title } from '../catalogue/titles.ts';
import { addressOf } from '../router/routes.ts';
import { playerName } from '../settings/settings.ts';

/** The address to go to. */
export async function playAlone(title: Title): Promise<string> {
  const [{ loadRules }, { startMatch }, { defaultOptions }] = await Promise.all([
    import('../catalogue/rules.ts'),
    import('./new-match.ts'),
    import('#tabletop'),
  ]);
  const game = await loadRules(title);
  const seating = { players: [{ name: playerName.peek() }], people: [0] };
  return addressOf.match(await startMatch(title, seating, defaultOptions(game.options)));
}
