/** A planet of Gravity Superstar that whoever opened the table has laid: of the first match, and of no other. */

import { gravitySuperstar, type LaidPlanet, parsePlanet, planetSetup } from '#games/gravity-superstar';
import type { Game } from '#tabletop';
import { refuse } from './refused.ts';

export function readPlanet(game: Game, asked: object | undefined): LaidPlanet | null {
  if (asked === undefined) return null;
  if (game.id !== gravitySuperstar.id) refuse('not-in-this-game');
  const planet = parsePlanet(asked);
  return planet.ok ? planet.value : refuse('bad-planet', planet.error);
}

/** The set-up it makes for so many players; the rest is drawn. */
export const setupWith = (planet: LaidPlanet | null | undefined, seatCount: number): object | null =>
  planet === null || planet === undefined ? null : planetSetup(planet, seatCount);
