/** The rules of each game, loaded when a table or a form needs them. */

import type { Game } from '#tabletop';
import { COVERS, type Title } from './titles.ts';

/** The newest rules. */
export const loadRules = (title: Title): Promise<Game> => COVERS[title].loadRules();

/** The rules of exactly this version; the newest where there are no others. */
export function loadRulesOf(title: Title, version: number): Promise<Game> {
  const { earlier, loadRules: loadNewest } = COVERS[title];
  return (earlier?.[version] ?? loadNewest)();
}
