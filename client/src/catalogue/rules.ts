/** The rules of each game, loaded when a table or a form needs them. */

import type { Game } from '#tabletop';
import type { Title } from './titles.ts';

type Loader = () => Promise<Game>;

/** A game without an entry has no rules here yet. */
const LOADERS: Readonly<Partial<Record<Title, Loader>>> = {
  'space-builder': async () => (await import('#games/space-builder')).spaceBuilder,
};

export function loadRules(title: Title): Promise<Game> {
  const load = LOADERS[title];
  return load === undefined ? Promise.reject(new Error(`no rules for ${title}`)) : load();
}
