/** Recordings with their right results, one a line; what they name must come out, to the letter. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type FindGame, type Game, parseRecording, replay } from '#tabletop';
import { spaceBuilder } from '../src/index.ts';
import earlier from '../versions/1.js';

interface Case {
  readonly recording: unknown;
  readonly expect: { readonly ok: boolean };
}

const VERSIONS = [
  { game: earlier, file: 'conformance.jsonl' },
  { game: spaceBuilder, file: 'conformance-2.jsonl' },
] as const;

const find: FindGame = (id, version) =>
  VERSIONS.map(({ game }) => game as Game).find((game) => game.id === id && game.rulesVersion === version) ?? null;

const casesIn = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
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

describe.each(VERSIONS)('$file', ({ game, file }) => {
  const cases = casesIn(file);

  test('all 150 cases are here, under the rules they were made for', () => {
    const versions = cases.map(([, { recording }]) => (recording as { readonly rulesVersion: number }).rulesVersion);
    expect(versions).toEqual(Array.from({ length: 150 }, () => game.rulesVersion));
  });

  test.each(cases)('case %i ends as it should', (_, { recording, expect: right }) => {
    expect(outcomeOf(recording)).toEqual(right);
  });
});
