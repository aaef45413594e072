/** The cases every implementation of these rules must answer alike. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replayed } from './replayed.ts';

interface Case {
  readonly recording: unknown;
  readonly expect: object;
}

const CASES = readFileSync(new URL('./conformance.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

test('there are 90 legal matches and 60 that end in a refused move', () => {
  expect(CASES.map((known) => 'result' in known.expect)).toEqual(Array.from({ length: 150 }, (_, line) => line < 90));
});

describe('conformance', () => {
  test.each(CASES.map((known, line) => [line + 1, known] as const))('line %i', (_, known) => {
    expect(replayed(known.recording)).toMatchObject(known.expect);
  });
});
