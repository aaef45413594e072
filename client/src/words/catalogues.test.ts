import { globSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games';
import type { Game, OptionSpec } from '#tabletop';

type Catalogue = Readonly<Record<string, string>>;

const HERE = import.meta.dirname;
const AREAS = globSync('*/en.ts', { cwd: HERE }).map((file) => file.split('/')[0] ?? '');

const catalogue = async (area: string, language: string): Promise<Catalogue> =>
  ((await import(join(HERE, area, `${language}.ts`))) as { readonly default: Catalogue }).default;

/** The names of what is filled in, at any depth. */
function placeholders(message: unknown): readonly string[] {
  if (!Array.isArray(message)) return [];
  const names = message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [name, , choices] = part as readonly unknown[];
    const inner = typeof choices === 'object' && choices !== null ? Object.values(choices).flatMap(placeholders) : [];
    return [String(name), ...inner];
  });
  return [...new Set(names)].filter((name) => name !== '#').sort();
}

describe.each(AREAS)('the words of %s', (area) => {
  test.each(['de', 'fr'])('%s says the same things with the same blanks as English', async (language) => {
    const english = await catalogue(area, 'en');
    const other = await catalogue(area, language);
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    const blanks = (from: Catalogue): readonly (readonly [string, readonly string[]])[] =>
      Object.keys(english).map((key) => [key, placeholders(compileMessage(from[key] ?? ''))]);
    expect(blanks(other)).toEqual(blanks(english));
  });

  test.each(['en', 'de', 'fr'])('%s has no empty sentence and no straight apostrophe', async (language) => {
    const words = await catalogue(area, language);
    expect(Object.entries(words).filter(([, text]) => text.trim() === '' || text.includes("'"))).toEqual([]);
  });
});

/** The options as the rules list them: whatever can be set must have words. */
const options = Object.values(GAMES).flatMap((game: Game) =>
  Object.entries(game.options as { readonly [name: string]: OptionSpec }).flatMap(([name, option]) => {
    const choices = option.kind === 'choice' ? option.choices.map((choice) => `option.${name}.${choice}`) : [];
    return [`option.${name}`, `option.${name}.hint`, ...choices].map((key) => [game.id, key] as const);
  }),
);

test.each(options)('%s words %s', async (game, key) => {
  expect(Object.keys(await catalogue(game, 'en'))).toContain(key);
});

test.each(AREAS)(
  'French %s has its spaces before high punctuation, and none before dots that trail off',
  async (area) => {
    const words = Object.entries(await catalogue(area, 'fr'));
    expect(words.filter(([, text]) => /[^\s!?][!?]|\S[;»]|«\S|\p{L} …/u.test(text))).toEqual([]);
  },
);
