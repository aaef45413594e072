import { expect, test } from 'vitest';
import { quickChance } from './chance.ts';
import { defaultOptions, drawOptions, type OptionsSpec, parseOptions } from './options.ts';

interface Options {
  readonly learner: boolean;
  readonly end: 'normal' | 'expert';
  readonly roundSeconds: number | null;
}

const SPEC: OptionsSpec<Options> = {
  learner: { kind: 'flag', default: false },
  end: { kind: 'choice', choices: ['normal', 'expert'], default: 'normal' },
  roundSeconds: { kind: 'seconds', min: 30, max: 600, default: 120 },
};

test('options left out have their defaults', () => {
  expect(defaultOptions(SPEC)).toEqual({ learner: false, end: 'normal', roundSeconds: 120 });
  expect(parseOptions(SPEC, { end: 'expert' })).toEqual({
    ok: true,
    value: { learner: false, end: 'expert', roundSeconds: 120 },
  });
});

test.each([30, 600, null])('%s seconds are within the bounds', (roundSeconds) => {
  expect(parseOptions(SPEC, { roundSeconds })).toMatchObject({ ok: true, value: { roundSeconds } });
});

test.each([
  [{ roundSeconds: 29 }, 'option "roundSeconds" must be whole seconds from 30 to 600, or null'],
  [{ roundSeconds: 601 }, 'option "roundSeconds" must be whole seconds from 30 to 600, or null'],
  [{ roundSeconds: 60.5 }, 'option "roundSeconds" must be whole seconds from 30 to 600, or null'],
  [{ roundSeconds: '60' }, 'option "roundSeconds" must be whole seconds from 30 to 600, or null'],
  [{ learner: 1 }, 'option "learner" must be true or false'],
  [{ learner: null }, 'option "learner" must be true or false'],
  [{ end: 'soon' }, 'option "end" must be one of: normal, expert'],
  [{ speed: 1 }, 'unknown option "speed"; this game has: learner, end, roundSeconds'],
  [JSON.parse('{"__proto__":{}}'), 'unknown option "__proto__"; this game has: learner, end, roundSeconds'],
  [[], 'options must be an object'],
  [null, 'options must be an object'],
])('%j: %s', (json, error) => {
  expect(parseOptions(SPEC, json)).toEqual({ ok: false, error });
});

test('random tables show every value of every option, all of them allowed', () => {
  const chance = quickChance(2);
  const drawn = Array.from({ length: 200 }, () => drawOptions(SPEC, chance));
  expect(drawn.every((options) => parseOptions(SPEC, options).ok)).toBe(true);
  expect(new Set(drawn.map((options) => options.roundSeconds))).toEqual(new Set([120, 30, 600, null]));
  expect(new Set(drawn.map((options) => `${options.learner} ${options.end}`)).size).toBe(4);
});
