/** The games of the house, one line each. */

import { gravitySuperstar } from '#games/gravity-superstar';
import { spaceBowl } from '#games/space-bowl';
import { spaceBuilder } from '#games/space-builder';
import { spaceLab } from '#games/space-lab';
import type { FindGame, Game } from '#tabletop';

export const GAMES = {
  'space-bowl': spaceBowl,
  'gravity-superstar': gravitySuperstar,
  'space-lab': spaceLab,
  'space-builder': spaceBuilder,
} as const satisfies { readonly [id: string]: Game };

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

/** The game with exactly these rules. */
export const findGame: FindGame = (id, rulesVersion) => {
  const game = Object.hasOwn(GAMES, id) ? (GAMES as { readonly [id: string]: Game })[id] : undefined;
  return game?.rulesVersion === rulesVersion ? game : null;
};
