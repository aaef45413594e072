import { expect, test } from 'vitest';
import { GAME_IDS } from '#games';
import { LEVELS } from './bot.ts';
import { CHARACTER_LANGUAGES, CHARACTERS, LEVEL_NAMES } from './characters.ts';

const all = GAME_IDS.flatMap((id) => LEVELS.map((level) => CHARACTERS[id][level]));

test.each(CHARACTER_LANGUAGES)('in %s no two bots share a name or a line', (language) => {
  expect(new Set(all.map(({ name }) => name[language])).size).toBe(GAME_IDS.length * LEVELS.length);
  expect(new Set(all.map(({ line }) => line[language])).size).toBe(GAME_IDS.length * LEVELS.length);
  expect(new Set(LEVELS.map((level) => LEVEL_NAMES[level][language])).size).toBe(LEVELS.length);
});

test('every line is a sentence of its own language', () => {
  for (const { line } of all) {
    for (const language of CHARACTER_LANGUAGES) expect(line[language]).toMatch(/^\p{Lu}.*[.!]$/u);
    expect(new Set(Object.values(line)).size).toBe(CHARACTER_LANGUAGES.length);
  }
});
