/** The rules of each game, loaded when a table or a form needs them. */

import type { Game } from '#tabletop';
import type { Title } from './titles.ts';

const LOADERS: Readonly<Record<Title, () => Promise<Game>>> = {
  'space-bowl': async () => (await import('#games/space-bowl')).spaceBowl,
  'gravity-superstar': async () => (await import('#games/gravity-superstar')).gravitySuperstar,
  'space-lab': async () => (await import('#games/space-lab')).spaceLab,
  'space-builder': async () => (await import('#games/space-builder')).spaceBuilder,
};

/** Rules of earlier versions, for matches and recordings that began with them. */
const EARLIER: Readonly<Partial<Record<`${Title} ${number}`, () => Promise<Game>>>> = {
  'space-builder 1': async () => (await import('#games/space-builder/versions/1')).default,
};

/** The newest rules. */
export const loadRules = (title: Title): Promise<Game> => LOADERS[title]();

/** The rules of exactly this version; the newest where there are no others. */
export const loadRulesOf = (title: Title, version: number): Promise<Game> =>
  (EARLIER[`${title} ${version}`] ?? LOADERS[title])();
