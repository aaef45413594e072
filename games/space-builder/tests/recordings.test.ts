/** Whole matches, replayed to the exact final hash. Each file name says what the match shows. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FindGame, parseRecording, replay } from '#tabletop';
import { spaceBuilder } from '../src/index.ts';

const folder = new URL('recordings/', import.meta.url);
const names = readdirSync(folder).sort();

const find: FindGame = (id, version) => (id === spaceBuilder.id && version === 1 ? spaceBuilder : null);

test('every ending and every variant has its recording', () => {
  expect(names).toEqual([
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

test.each(names)('%s', (name) => {
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
