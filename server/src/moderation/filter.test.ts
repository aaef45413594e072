import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { WordFilter } from './filter.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-filter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const silent = { warn: () => undefined };
const filter = new WordFilter(folder, silent);

describe('a name that is not for a table open to all', () => {
  test.each([
    ...['fuck', 'FUCK', 'Füçk', 'f.u.c.k', 'f u c k', 'fuuuuck', 'xXfuckXx', 'fuсk', 'sh1t', '$hit', 'a55hole'],
    ...['Salope', 'SALOPE', 'enculé', 'Encule 33', 'c0nnard', 'p u t e', 'fils de pute'],
    ...['Arschloch', 'ARSCHL0CH', 'Scheiße', 'scheisse', 'Hurensohn99', 'w1chser', 'Sieg Heil, Siegheil'],
  ])('%s is refused', (name) => {
    expect(filter.isWelcome(name)).toBe(false);
  });
});

describe('a name that only looks like one', () => {
  test.each([
    ...['Scunthorpe', 'Penistone', 'Cassandra', 'Assassin', 'Shitake', 'Dick', 'Essex', 'Sussex', 'Cockburn', 'Class'],
    ...['Constance', 'Conrad', 'Bitébois', 'Chatterley', 'Merdeka', 'Pédro', 'Concorde', 'Reputation', 'Amputé'],
    ...['Fichte', 'Arschavin', 'Nuttella', 'Idiotope', 'Hurtig', 'Analena', 'Titus'],
    ...['Ada', 'Grace', 'Zoë', 'Jürgen', '李小龍', 'Мария', 'Łukasz', 'Bo', 'A B C', '🚀', '  ', 'Tim und Ben 2'],
  ])('%s is welcome', (name) => {
    expect(filter.isWelcome(name)).toBe(true);
  });
});

test('whoever runs the server adds words, and takes some away', () => {
  const own = new WordFilter(folder, silent);
  expect([own.isWelcome('Zorglub'), own.isWelcome('con'), own.isWelcome('porn')]).toEqual([true, false, false]);
  const file = join(folder, 'filter.txt');
  writeFileSync(file, '# ours\nzorglub*\n-con   # a river\n');
  own.look();
  expect([own.isWelcome('ZORGLUBS'), own.isWelcome('con'), own.isWelcome('porn')]).toEqual([false, true, false]);
  writeFileSync(file, '');
  utimesSync(file, 1, 1);
  own.look();
  expect([own.isWelcome('Zorglub'), own.isWelcome('con')]).toEqual([true, false]);
});

test('a list that can’t be read ends nothing: it is said once, and read when it can be', () => {
  const said: string[] = [];
  const file = join(folder, 'filter.txt');
  rmSync(file, { force: true });
  mkdirSync(file);
  const own = new WordFilter(folder, { warn: (_facts, words) => said.push(words) });
  own.look();
  expect([own.isWelcome('porn'), own.isWelcome('Zorglub')]).toEqual([false, true]);
  expect(said).toEqual([expect.stringContaining('filter.txt can’t be read')]);
  rmSync(file, { recursive: true });
  writeFileSync(file, 'zorglub\n');
  utimesSync(file, 1, 1);
  own.look();
  expect(own.isWelcome('Zorglub')).toBe(false);
});
