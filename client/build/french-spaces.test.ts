import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiledWords } from './compiled-words.ts';
import { withFrenchSpaces } from './french-spaces.ts';

test('no line begins with high punctuation or ends with an open guillemet', () => {
  expect(withFrenchSpaces('Prêts ? « Go ! » ; puis : 10')).toBe(
    'Prêts\u202f? «\u00a0Go\u202f!\u00a0»\u202f; puis\u00a0: 10',
  );
});

test('what is filled in keeps its place', () => {
  expect(withFrenchSpaces('{n, plural, one {# point !} other {# points : {what}}}')).toBe(
    '{n, plural, one {# point\u202f!} other {# points\u00a0: {what}}}',
  );
});

const shipped = async (file: string): Promise<string> => {
  const { load } = compiledWords();
  if (typeof load !== 'function') throw new Error('words are not loaded by the build');
  return String(await Reflect.apply(load, null, [join(import.meta.dirname, '../src/words', file)]));
};

test('French is shipped with these spaces, German as it is written', async () => {
  expect(await shipped('house/fr.ts')).toContain('Bonjour\u202f!');
  expect(await shipped('house/de.ts')).toContain('Hallo!');
  expect(await shipped('space-bowl/fr.ts')).not.toMatch(/ [!?;:»]/);
});
