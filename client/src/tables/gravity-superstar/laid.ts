/** A planet being laid: what a press makes of it. Pure. */

import { type LaidPlanet, type PlacedTile, TILE_SIDES, TURNS } from '#games/gravity-superstar';

const next = <T>(among: readonly T[], now: T): T => among[(among.indexOf(now) + 1) % among.length] ?? now;

const withTile = (planet: LaidPlanet, place: number, change: (tile: PlacedTile) => PlacedTile): LaidPlanet => ({
  ...planet,
  tiles: planet.tiles.map((tile, at) => (at === place ? change(tile) : tile)),
});

export const flipped = (planet: LaidPlanet, place: number): LaidPlanet =>
  withTile(planet, place, (tile) => ({ ...tile, side: next(TILE_SIDES, tile.side) }));

/** A quarter turn clockwise. */
export const turned = (planet: LaidPlanet, place: number): LaidPlanet =>
  withTile(planet, place, (tile) => ({ ...tile, turn: next(TURNS, tile.turn) }));

export const openedAt = (planet: LaidPlanet, place: number): LaidPlanet => ({ ...planet, open: place });
