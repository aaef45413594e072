import { expect, test } from 'vitest';
import { GAME_IDS } from '#games';
import { loadRules } from './rules.ts';
import { COVERS, TITLES } from './titles.ts';

test('the first screen has every game, in the order of their list', () => {
  expect(TITLES).toEqual(GAME_IDS);
});

test.each(TITLES)('the manifest of %s leads to its rules', async (title) => {
  expect((await loadRules(title)).id).toBe(title);
  expect(COVERS[title].opponents).toBeLessThan(COVERS[title].seats.max);
});
