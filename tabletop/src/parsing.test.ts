import { expect, test } from 'vitest';
import { hasExactly, isListOf, isObject, isOneOf, isWhole, unknownKey } from './parsing.ts';

const small = { min: 0, max: 3 };

test.each([0, 1, 3])('%d is a whole number from 0 to 3', (json) => {
  expect(isWhole(json, small)).toBe(true);
});

test.each([-1, 4, 0.5, -0, Number.NaN, Number.POSITIVE_INFINITY, '1', null, true, [1]])(
  '%j is not a whole number from 0 to 3',
  (json) => {
    expect(isWhole(json, small)).toBe(false);
  },
);

test('one of a list, and -0 is not 0', () => {
  expect(isOneOf(0, [0, 1])).toBe(true);
  expect(isOneOf(-0, [0, 1])).toBe(false);
  expect(isOneOf('A', ['A', 'B'])).toBe(true);
  expect(isOneOf('toString', ['A', 'B'])).toBe(false);
});

test('objects are neither lists nor nothing', () => {
  expect([{}, [], null, 'x'].map(isObject)).toEqual([true, false, false, false]);
});

test('exactly these keys, inherited ones not counted', () => {
  expect(hasExactly({ at: 1, by: 2 }, ['at', 'by'])).toBe(true);
  expect(hasExactly({ at: 1 }, ['at', 'by'])).toBe(false);
  expect(hasExactly({ at: 1, by: 2, more: 3 }, ['at', 'by'])).toBe(false);
  expect(hasExactly({ at: 1 }, ['toString'])).toBe(false);
});

test('the first key that nobody knows', () => {
  expect(unknownKey({ plans: [], seed: 1 }, ['plans'])).toBe('seed');
  expect(unknownKey(JSON.parse('{"__proto__":1}'), ['plans'])).toBe('__proto__');
  expect(unknownKey({ plans: [] }, ['plans', 'turns'])).toBeNull();
});

test('a list of which every entry passes', () => {
  const isText = (entry: unknown): entry is string => typeof entry === 'string';
  expect(isListOf(['a'], isText)).toBe(true);
  expect(isListOf([], isText)).toBe(true);
  expect(isListOf(['a', 1], isText)).toBe(false);
  expect(isListOf({ length: 0 }, isText)).toBe(false);
});
