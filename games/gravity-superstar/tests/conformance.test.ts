import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gravitySuperstar } from '#games/gravity-superstar';
import { type FindGame, parseRecording, replay } from '#tabletop';

type Expected =
  | { readonly ok: true; readonly finished: boolean; readonly result: object }
  | { readonly ok: false; readonly move: number };

interface Case {
  readonly recording: unknown;
  readonly expect: Expected;
}

const cases = readFileSync(new URL('./conformance.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line, index) => ({ ...(JSON.parse(line) as Case), index }));

const find = (() => gravitySuperstar) as unknown as FindGame;

test('there are as many cases as were handed over', () => {
  expect(cases.length).toBe(150);
});

test.each(cases)('case $index', ({ recording, expect: expected }) => {
  const read = parseRecording(recording, find);
  if (!read.ok) throw new Error(read.error);
  const replayed = replay(read.value, () => '00');
  if (!replayed.ok) {
    expect({ ok: false, move: replayed.move }).toEqual(expected);
    return;
  }
  const { state, outcome, drawnKey } = replayed.match;
  expect(drawnKey, 'a set-up given in full needs no chance').toBe(null);
  const result = gravitySuperstar.result(state as ReturnType<typeof gravitySuperstar.copy>);
  expect({ ok: true, finished: outcome !== null, result }).toEqual(expected);
});
