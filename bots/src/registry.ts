/** Who plays which game. */

import { GAME_IDS, GAMES, type GameId } from '#games';
import type { Game } from '#tabletop';
import { anyLegalMove } from './any-legal-move.ts';
import type { Bot } from './bot.ts';

const games: { readonly [id: string]: Game } = GAMES;

export const BOTS = Object.fromEntries(GAME_IDS.map((id) => [id, anyLegalMove(games[id] as Game)])) as unknown as {
  readonly [Id in GameId]: Bot;
};

export function botFor(id: string): Bot | null {
  return Object.hasOwn(BOTS, id) ? ((BOTS as { readonly [id: string]: Bot })[id] ?? null) : null;
}
