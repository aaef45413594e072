/** Recordings with their right results, one a line; what they name must come out, to the letter. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FindGame, parseRecording, replay } from '#tabletop';
import { spaceBuilder } from '../src/index.ts';

interface Case {
  readonly recording: unknown;
  readonly expect: { readonly ok: boolean };
}

const find: FindGame = (id, version) => (id === spaceBuilder.id && version === 1 ? spaceBuilder : null);

const cases = readFileSync(new URL('conformance.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line, index) => [index + 1, JSON.parse(line) as Case] as const);

function outcomeOf(json: unknown): object {
  const recording = parseRecording(json, find);
  if (!recording.ok) return recording;
  const replayed = replay(recording.value, () => 'c0ffee');
  if (!replayed.ok) return { ok: false, move: replayed.move };
  const { match } = replayed;
  return { ok: true, finished: match.outcome !== null, result: recording.value.game.result(match.state) };
}

test('all 150 cases are here', () => {
  expect(cases).toHaveLength(150);
});

test.each(cases)('case %i ends as it should', (_, { recording, expect: right }) => {
  expect(outcomeOf(recording)).toEqual(right);
});
