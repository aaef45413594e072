import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { WordFilter } from './filter.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-filter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const filter = new WordFilter(folder);

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
  const own = new WordFilter(folder);
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
