/** The rules of each game, loaded when a table or a form needs them. */

import type { Game } from '#tabletop';
import type { Title } from './titles.ts';

const LOADERS: Readonly<Record<Title, () => Promise<Game>>> = {
  'space-bowl': async () => (await import('#games/space-bowl')).spaceBowl,
  'gravity-superstar': async () => (await import('#games/gravity-superstar')).gravitySuperstar,
  'space-lab': async () => (await import('#games/space-lab')).spaceLab,
  'space-builder': async () => (await import('#games/space-builder')).spaceBuilder,
};

export const loadRules = (title: Title): Promise<Game> => LOADERS[title]();
