import { expect, test } from 'vitest';
import { drawnId } from './drawn-id.ts';

test('an id can be told apart from an option on a command line', () => {
  const ids = Array.from({ length: 2_000 }, () => drawnId(9));
  expect(ids.filter((id) => !/^[A-Za-z0-9_][A-Za-z0-9_-]{11}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(2_000);
});
