/** `npm run new-game -- star-ferry`: a new game's folder in the shape of the house, with tests that fail until there are rules. */

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './set-up.mjs';

const TEMPLATES = join(ROOT, 'tools', 'new-game');

function fail(sentence: string): never {
  console.error(`new-game: ${sentence}`);
  process.exit(1);
}

function wordsOf(id: string): Record<string, string> {
  const parts = id.split('-');
  const capital = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1);
  const Name = parts.map(capital).join('');
  return { id, Name, name: Name.charAt(0).toLowerCase() + Name.slice(1), Title: parts.map(capital).join(' ') };
}

const { values, positionals } = parseArgs({ options: { into: { type: 'string' } }, allowPositionals: true });
const [id] = positionals;
if (id === undefined || positionals.length > 1) fail('say one name: npm run new-game -- star-ferry');
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) fail(`"${id}" must be small letters with hyphens, as star-ferry is`);
const folder = join(values.into ?? join(ROOT, 'games'), id);
if (existsSync(folder)) fail(`${folder} is there already`);

const words = wordsOf(id);
for (const template of globSync('**/*.template', { cwd: TEMPLATES })) {
  const file = join(folder, template.replace(/\.template$/, ''));
  const text = readFileSync(join(TEMPLATES, template), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, word: string) => words[word] ?? '',
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
spawnSync(join(ROOT, 'node_modules', '.bin', 'biome'), ['check', '--write', folder], { cwd: ROOT });
console.log(`${folder} is there. Next: write RULEBOOK.md; docs/guides/add-a-game.md leads on from here.`);
console.log(`  npx vitest run games/${id}   fails until the rules are written`);
