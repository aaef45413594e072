import { expect, test } from 'vitest';
import { drawPlanet } from '#games/gravity-superstar';
import { quickChance } from '#tabletop';
import { flipped, openedAt, turned } from './laid.ts';

const planet = drawPlanet(quickChance(2));

test('a tile is flipped and flipped back, turned four times round, and the others stay', () => {
  const once = flipped(planet, 2);
  expect(once.tiles[2]).toEqual({ ...planet.tiles[2], side: planet.tiles[2]?.side === 'A' ? 'B' : 'A' });
  expect(once.tiles.filter((_, at) => at !== 2)).toEqual(planet.tiles.filter((_, at) => at !== 2));
  expect(flipped(once, 2)).toEqual(planet);
  const quarter = turned(planet, 0);
  expect(quarter.tiles[0]?.turn).toBe(((planet.tiles[0]?.turn ?? 0) + 90) % 360);
  expect([1, 2, 3].reduce((now) => turned(now, 0), quarter)).toEqual(planet);
});

test('a door is opened on any tile', () => {
  expect(openedAt(planet, 4)).toEqual({ ...planet, open: 4 });
});
