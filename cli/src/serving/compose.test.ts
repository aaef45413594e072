/** There is no container engine everywhere: what the files for one say to `serve` and to Caddy is read as they would. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../../docs/operators/${file}`, import.meta.url), 'utf8')
    .replaceAll(/\$\{STARBOARD_NAME(:[^}]*)?\}/g, 'games.example')
    .replaceAll(/\$\{\w+(:[^}]*)?\}/g, 'a-secret-that-nobody-guesses');

const environmentIn = (text: string): { readonly [name: string]: string } =>
  Object.fromEntries(
    [...text.matchAll(/^ {6}(STARBOARD_\w+): (.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('"', ''),
    ]),
  );

test.each(['compose.yaml', 'compose-cluster.yaml'])('%s sets what a server knows', (file) => {
  const { publicUrl, trustProxy } = readSettings([], environmentIn(read(file)));
  expect([publicUrl.map(({ href }) => href), trustProxy]).toEqual([['https://games.example/'], 1]);
});

test('servers in compose-cluster.yaml keep nothing but in a folder that anybody may make', () => {
  expect(read('compose-cluster.yaml')).toContain('tmpfs: [/tmp]\n');
  expect(readSettings([], environmentIn(read('compose-cluster.yaml'))).data).toMatch(/^\/tmp\//);
});

test('servers in compose-cluster.yaml share its database and its bus', () => {
  const { store, bus } = readSettings([], environmentIn(read('compose-cluster.yaml')));
  expect([store, bus].map(({ address }) => new URL(address ?? '').hostname)).toEqual(['postgres', 'redis']);
});

test('Caddy opens a block at the end of a line, and closes it on one of its own', () => {
  const [, file = ''] = read('compose-cluster.yaml').split(/^ {4}content: \|\n/m);
  const lines = (/^(?: {6}.*\n)+/.exec(file)?.[0] ?? '').trim().split(/\s*\n\s*/);
  expect(lines).toContain('reverse_proxy {');
  let depth = 0;
  for (const line of lines) {
    expect(line).toMatch(/^(?:\}|[^{}]+(?: \{)?)$/);
    if (line === '}') depth--;
    else if (line.endsWith('{')) depth++;
  }
  expect(depth).toBe(0);
});
