import { describe, expect, test } from 'vitest';
import { quickChance, sealedChance } from '#tabletop';
import {
  boardOfTiles,
  drawPlanet,
  gravitySuperstar,
  layoutFor,
  OUR_TILE_SET,
  parsePlanet,
  planetSetup,
  tileCountFor,
} from './index.ts';

const planet = drawPlanet(quickChance(7));
const table = (seatCount: number) => ({ options: { end: 'normal' } as const, seatCount });

describe('[BOARD-8] a planet that was laid', () => {
  test.each([2, 3, 4, 5, 6])('is the board of a match for %i, with its door open first', (seatCount) => {
    const count = tileCountFor(seatCount);
    for (const open of [0, count - 1, 5]) {
      const setup = planetSetup({ ...planet, open }, seatCount);
      const given = gravitySuperstar.parseSetup(setup, table(seatCount));
      if (!given.ok) throw new Error(given.error);
      const state = gravitySuperstar.setup(table(seatCount), sealedChance('ab'.repeat(64)), given.value);
      const { across } = layoutFor(seatCount);
      expect(state.board).toEqual(boardOfTiles(OUR_TILE_SET, planet.tiles.slice(0, count), across));
      const door = state.board.doors[setup.openDoor] ?? -1;
      const [row, col] = [Math.floor(door / state.board.cols / 6), Math.floor((door % state.board.cols) / 6)];
      expect(row * across + col).toBe(open % count);
    }
  });

  test('is read strictly', () => {
    expect(parsePlanet(planet)).toEqual({ ok: true, value: planet });
    const [first] = planet.tiles;
    for (const wrong of [
      null,
      [],
      { ...planet, stars: [] },
      { tiles: planet.tiles },
      { ...planet, open: 6 },
      { ...planet, open: -1 },
      { ...planet, open: 0.5 },
      { ...planet, tiles: planet.tiles.slice(1) },
      { ...planet, tiles: [...planet.tiles.slice(1), planet.tiles[1]] },
      { ...planet, tiles: [{ ...first, turn: 45 }, ...planet.tiles.slice(1)] },
      { ...planet, tiles: [{ ...first, side: 'C' }, ...planet.tiles.slice(1)] },
      { ...planet, tiles: [{ ...first, extra: 1 }, ...planet.tiles.slice(1)] },
    ]) {
      expect(parsePlanet(wrong).ok).toBe(false);
    }
  });

  test('is dealt at random, with every tile once', () => {
    const dealt = [1, 2, 3].map((seed) => drawPlanet(quickChance(seed)));
    for (const { tiles } of dealt) expect(tiles.map(({ tile }) => tile).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(dealt.map((one) => JSON.stringify(one))).size).toBe(3);
  });
});
