/** The games of the house, one line each. */

import { gravitySuperstar } from '#games/gravity-superstar';
import { spaceBowl, spaceBowlChallenge } from '#games/space-bowl';
import { spaceBuilder, spaceBuilderChallenge } from '#games/space-builder';
import spaceBuilder1 from '#games/space-builder/versions/1';
import { spaceLab } from '#games/space-lab';
import type { ChallengeRules, FindGame, Game } from '#tabletop';

export const GAMES = {
  'space-bowl': spaceBowl,
  'gravity-superstar': gravitySuperstar,
  'space-lab': spaceLab,
  'space-builder': spaceBuilder,
} as const satisfies { readonly [id: string]: Game };

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

/** The games that are played against the clock, alone and together alike. */
export const CHALLENGES = {
  'space-bowl': spaceBowlChallenge,
  'space-builder': spaceBuilderChallenge,
} as const satisfies { readonly [id: string]: ChallengeRules };

export type ChallengeGame = keyof typeof CHALLENGES;

/** Rules of earlier versions: what began with them ends with them, and can be seen again for ever. */
export const EARLIER: readonly Game[] = [spaceBuilder1];

/** The game with exactly these rules. */
export const findGame: FindGame = (id, rulesVersion) =>
  [...Object.values<Game>(GAMES), ...EARLIER].find((game) => game.id === id && game.rulesVersion === rulesVersion) ??
  null;
