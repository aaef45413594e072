import { expect, test } from 'vitest';
import { arrowsBroken, importsIn, roomOf } from '../rooms.ts';

test('every way to write an import is seen', () => {
  const source = `
import a from 'one';
import { b, type C } from "two";
import type { D } from 'three';
import 'four';
export { e } from 'five';
export * from 'six';
import {
  f,
} from 'seven';
const g = await import('eight');
// import h from 'nine';
/* import i from 'ten'; */
const text = 'import from nowhere';
`;
  expect([...importsIn(source)].sort()).toEqual(['eight', 'five', 'four', 'one', 'seven', 'six', 'three', 'two']);
});

test.each([
  ['games/space-lab/src/index.ts', 'games/space-lab'],
  ['games/index.ts', 'games'],
  ['tabletop/src/game.ts', 'tabletop'],
])('%s is in %s', (file, room) => {
  expect(roomOf(file)).toBe(room);
});

const seen = (file: string, specifier: string, target: string | null = null) =>
  arrowsBroken({ file, specifier, target });

test.each([
  ['games/space-lab/src/step.ts', '#tabletop'],
  ['bots/src/a.ts', '#games/space-lab'],
  ['server/src/a.ts', '#bots'],
  ['client/src/bots.worker.ts', '#bots'],
  ['games/space-lab/tests/laws.test.ts', '#tabletop/testing'],
  ['games/space-lab/tests/laws.test.ts', 'vitest'],
  ['tabletop/src/chance.ts', '@noble/hashes/sha2.js'],
])('%s may import %s', (file, specifier) => {
  expect(seen(file, specifier)).toEqual([]);
});

test.each([
  [
    'games/space-lab/src/a.ts',
    '#client',
    'games/space-lab/src/a.ts: games/space-lab may not import from client; it may from: tabletop.',
  ],
  [
    'games/space-lab/src/a.ts',
    '#games/space-bowl',
    'games/space-lab/src/a.ts: games/space-lab may not import from games/space-bowl; it may from: tabletop.',
  ],
  ['tabletop/src/a.ts', '#games', 'tabletop/src/a.ts: tabletop may not import from games; it may from: nothing.'],
  [
    'client/src/a.ts',
    '#bots',
    'client/src/a.ts: client may not import from bots; it may from: tabletop, games, games/*, protocol.',
  ],
  [
    'games/space-lab/src/a.ts',
    'node:fs',
    'games/space-lab/src/a.ts: games/space-lab may not use node:fs; what a room stands on is listed in tools/rooms.ts.',
  ],
  [
    'games/space-lab/src/a.ts',
    '#tabletop/testing',
    'games/space-lab/src/a.ts: the laws are for tests; only a test may import #tabletop/testing.',
  ],
  ['shared/src/a.ts', '#tabletop', 'shared/src/a.ts: there is no room "shared" in the house.'],
])('%s may not import %s', (file, specifier, sentence) => {
  expect(seen(file, specifier)).toEqual([sentence]);
});

test("nobody reaches past another room's door, but for what measures", () => {
  expect(seen('server/src/a.ts', '../../tabletop/src/chance.ts', 'tabletop/src/chance.ts')).toEqual([
    "server/src/a.ts: server reaches into tabletop/src/chance.ts; it must use the room's own name (#tabletop).",
  ]);
  expect(seen('cli/bench/a.bench.ts', '../../bots/src/tree.ts', 'bots/src/tree.ts')).toEqual([]);
});
