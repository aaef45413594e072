/**
 * `npm run new-game -- star-ferry`: a game that plays at once, in the shape of the house. Its rules are those of a tiny
 * race, to be changed chapter by chapter; its bot, board, words and tests are there to be changed with them.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseRecording, replay } from '#tabletop';
import { ROOT } from './set-up.mjs';

/** A tree like the house's, of a game called Star Ferry. */
const TEMPLATES = join(ROOT, 'tools', 'new-game');

function fail(sentence: string): never {
  console.error(`new-game: ${sentence}`);
  process.exit(1);
}

/** How the template's name is written, and how this game's is. */
function namesOf(id: string): readonly (readonly [template: RegExp, own: string])[] {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = words.join('');
  return [
    [/Star Ferry/g, words.join(' ')],
    [/StarFerry/g, name],
    [/starFerry/g, name.charAt(0).toLowerCase() + name.slice(1)],
    [/star-ferry/g, id],
  ];
}

const [id, ...more] = process.argv.slice(2);
if (id === undefined || more.length > 0) fail('say one name: npm run new-game -- star-ferry');
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) fail(`"${id}" must be small letters with hyphens, as star-ferry is`);

const names = namesOf(id);
const named = (text: string): string => names.reduce((now, [template, own]) => now.replace(template, own), text);
const files = globSync('**/*.template', { cwd: TEMPLATES }).map((template) => ({
  file: named(template.replace(/\.template$/, '')),
  text: named(readFileSync(join(TEMPLATES, template), 'utf8')),
}));
const taken = files.find(({ file }) => existsSync(join(ROOT, file)));
if (taken !== undefined) fail(`${taken.file} is there already`);

for (const { file, text } of files) write(file, text);
/** The two places that know all games. */
const LISTS = [
  { file: 'games/index.ts', line: "'star-ferry': starFerry,", from: "import { starFerry } from '#games/star-ferry';" },
  {
    file: 'bots/src/registry.ts',
    line: "'star-ferry': starFerryBot,",
    from: "import { starFerryBot } from './star-ferry/bot.ts';",
  },
];
for (const { file, line, from } of LISTS) enter(file, named(line), named(from));
await recordEnds();
const touched = [...files, ...LISTS].map(({ file }) => file).filter((file) => /\.tsx?$/.test(file));
spawnSync(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...touched], {
  cwd: ROOT,
});

console.log(`${named('Star Ferry')} is there, and can be played: npm start
Its rules are games/${id}/RULEBOOK.md; docs/guides/add-a-game.md leads on from here.
  npx vitest run games/${id} bots/src/${id}   its tests
  npm run check                               everything else`);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
}

/** As the last line of the first list of the file, and the first of its imports. */
function enter(file: string, line: string, from: string): void {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const listed = text.replace(/(export const [A-Z]+[^\n]*\{\n[^}]*)\}/, `$1  ${line}\n}`);
  if (listed === text) fail(`${file} has no list to write "${line}" into`);
  write(file, listed.replace(/^import /m, `${from}\nimport `));
}

/** The hash of a match is that of its game too: what the recordings lead to is found by playing them. */
async function recordEnds(): Promise<void> {
  const { findGame } = (await import(join(ROOT, 'games/index.ts'))) as typeof import('#games');
  for (const { file, text } of files.filter(({ file }) => file.includes('/recordings/'))) {
    const recording = JSON.parse(text).recording as object;
    const read = parseRecording(recording, findGame);
    const played = read.ok ? replay(read.value, () => '00') : null;
    if (!read.ok || played === null || !played.ok) fail(`${file} can't be played`);
    const { at, outcome, state } = played.match;
    const result = read.value.game.result(state);
    const ended = { ok: true, finished: outcome !== null, at, result, hash: played.match.hash() };
    write(file, `${JSON.stringify({ recording, expect: ended })}\n`);
  }
}
