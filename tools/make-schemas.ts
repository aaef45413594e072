/** Writes docs/schemas; with `--check` it says instead which of them are not what the code says. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, makeSchemas } from './schemas.ts';

const schemas = makeSchemas();
mkdirSync(FOLDER, { recursive: true });

function stale(): readonly string[] {
  const there = readdirSync(FOLDER);
  const isFresh = ({ name, text }: { name: string; text: string }): boolean =>
    there.includes(name) && readFileSync(join(FOLDER, name), 'utf8') === text;
  const unknown = there.filter((name) => schemas.every((schema) => schema.name !== name));
  return [...schemas.filter((schema) => !isFresh(schema)).map(({ name }) => name), ...unknown];
}

if (process.argv.includes('--check')) {
  const names = stale();
  for (const name of names) console.log(`docs/schemas/${name} is not what the code says: npm run schemas`);
  console.log(`Checked ${schemas.length} schemas: ${names.length} stale.`);
  process.exitCode = names.length === 0 ? 0 : 1;
} else for (const { name, text } of schemas) writeFileSync(join(FOLDER, name), text);
