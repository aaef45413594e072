/** Cases made from the rules page by others: every one must come out as they say. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRecording, replay } from '#tabletop';
import { spaceLab } from '../src/index.ts';

interface Case {
  readonly recording: unknown;
  readonly expect:
    | { readonly ok: true; readonly finished: boolean; readonly result: object }
    | { readonly ok: false; readonly move: number };
}

const lines = readFileSync(new URL('./conformance.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const cases = lines.map((line) => JSON.parse(line) as Case);

/** No case leaves anything to chance, so any key does. */
const drawKey = (): string => '00';

test('there are 150 cases, 60 of them with a move that must be refused', () => {
  expect(cases).toHaveLength(150);
  expect(cases.filter(({ expect: wanted }) => !wanted.ok)).toHaveLength(60);
});

describe('each case', () => {
  test.each(cases.map((one, index) => [index, one] as const))('%i', (_index, one) => {
    const recording = parseRecording(one.recording, () => spaceLab);
    if (!recording.ok) throw new Error(recording.error);
    const played = replay(recording.value, drawKey);
    if (!played.ok) {
      expect({ ok: false, move: played.move }).toEqual(one.expect);
      return;
    }
    const { outcome, state } = played.match;
    const result = spaceLab.result(state as Parameters<typeof spaceLab.result>[0]);
    expect({ ok: true, finished: outcome !== null, result }).toEqual(one.expect);
  });
});
