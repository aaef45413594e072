/** From a cover straight into a match with bots: no questions. */

import type { Title } from '../catalogue/titles.ts';
import { addressOf } from '../router/routes.ts';
import { playerName } from '../settings/settings.ts';
import { type ChosenOptions, optionsFor } from './fitting-level.ts';
import { opponents } from './opponents.ts';

/** The address to go to. */
export async function playNow(title: Title): Promise<string> {
  const [{ loadRules }, { againstBots, startMatch }, { defaultOptions, parseOptions }] = await Promise.all([
    import('../catalogue/rules.ts'),
    import('./new-match.ts'),
    import('#tabletop'),
  ]);
  const game = await loadRules(title);
  const { level, bots, options, played } = opponents.peek()[title];
  const usual = defaultOptions<object>(game.options) as ChosenOptions;
  const wanted = parseOptions<object>(game.options, optionsFor(usual, options, played));
  const seating = againstBots(title, playerName.peek(), { level, bots });
  return addressOf.match(await startMatch(title, seating, wanted.ok ? wanted.value : usual));
}
