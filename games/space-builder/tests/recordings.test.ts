/** Whole matches, replayed to the exact final hash. Each file name says what the match shows. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FindGame, type Game, parseRecording, replay } from '#tabletop';
import { spaceBuilder } from '../src/index.ts';
import earlier from '../versions/1.js';

/** The folder of a version holds the same matches, as they go by its rules. */
const VERSIONS = [
  { game: earlier, folder: new URL('recordings/', import.meta.url) },
  { game: spaceBuilder, folder: new URL('recordings/2/', import.meta.url) },
] as const;

const namesIn = (folder: URL): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

/** [WIN-5] */
const ONLY_NOW = 'a-round-won-with-an-empty-board.json';

test('every ending and every variant has its recording', () => {
  for (const { folder } of VERSIONS)
    expect(namesIn(folder).filter((name) => name !== ONLY_NOW)).toEqual([
      'abandoned-after-three-idle-rounds.json',
      'abandoned-holding-all-eight.json',
      'everything-by-the-clock.json',
      'from-the-middle-of-a-game.json',
      'no-clocks.json',
      'plans-run-out-and-are-shuffled-again.json',
      'unfinished-while-the-winner-chooses.json',
      'upright-four-players.json',
      'won-by-finishing-first.json',
      'won-unfinished-when-all-others-had-finished.json',
      'won-unfinished-with-defects-when-time-was-up.json',
    ]);
});

test('what only these rules bring about has its recording', () => {
  expect(namesIn(VERSIONS[1].folder)).toContain(ONLY_NOW);
});

const RECORDED = VERSIONS.flatMap(({ game, folder }) =>
  namesIn(folder).map((name) => ({ game: game as Game, folder, name })),
);

test.each(RECORDED)('version $game.rulesVersion: $name', ({ game, folder, name }) => {
  const find: FindGame = (id, version) => (id === game.id && version === game.rulesVersion ? game : null);
  const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { recording: unknown; expect: unknown };
  const recording = parseRecording(file.recording, find);
  if (!recording.ok) throw new Error(recording.error);
  const replayed = replay(recording.value, () => '00');
  if (!replayed.ok) throw new Error(`move ${replayed.move}: ${replayed.refusal.because}`);
  const { match } = replayed;
  expect({
    ok: true,
    finished: match.outcome !== null,
    at: match.at,
    result: recording.value.game.result(match.state),
    hash: match.hash(),
  }).toEqual(file.expect);
});
