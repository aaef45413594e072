/** Checks that the games' German and French words are those of the glossary. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { driftIn, type Language, readGlossary, type Said } from './glossary.ts';
import { ROOT } from './set-up.mjs';

const WORDS = join(ROOT, 'client/src/words');
const glossary = readGlossary(readFileSync(join(ROOT, 'GLOSSARY.md'), 'utf8'));

/** All catalogues of a game: `Space Lab` has space-lab, space-lab-rules and more. */
async function saidIn(chapter: string, language: Language): Promise<Said> {
  const game = chapter.toLowerCase().replace(' ', '-');
  const files = globSync(`${game}{,-*}/${language}.ts`, { cwd: WORDS }).map((file) => join(WORDS, file));
  const catalogues = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(file).href)) as { readonly default: object }),
  );
  return { chapter, language, texts: catalogues.flatMap((catalogue) => Object.values(catalogue.default).map(String)) };
}

const chapters = [...new Set(glossary.terms.map(({ chapter }) => chapter))];
const all = await Promise.all(chapters.flatMap((chapter) => [saidIn(chapter, 'fr'), saidIn(chapter, 'de')]));
const games = all.filter(({ texts }) => texts.length > 0);
const drift = driftIn(glossary, games);
for (const sentence of drift) console.log(sentence);
const texts = games.reduce((sum, { texts }) => sum + texts.length, 0);
console.log(
  `Checked ${texts} sentences against ${glossary.terms.length} terms and ${glossary.banned.length} banned words: ${drift.length} faults.`,
);
process.exitCode = drift.length > 0 || texts === 0 ? 1 : 0;
