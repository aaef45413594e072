/** The rules of before tell what happens by today's names: the client words one list of events. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import earlier from '#games/space-builder/versions/1';
import { type Game, parseRecording, replay } from '#tabletop';
import { spaceBuilder } from '../src/index.ts';
import frozen from '../versions/1.js';

/** What everybody hears of the match of this file, by name. */
function namesIn(recording: string, game: Game): ReadonlySet<string> {
  const file = JSON.parse(readFileSync(new URL(`recordings/${recording}.json`, import.meta.url), 'utf8'));
  const parsed = parseRecording(file.recording, () => game);
  if (!parsed.ok) throw new Error(parsed.error);
  const names = new Set<string>();
  replay(parsed.value, () => 'any', {
    told(event) {
      for (const viewer of [0, 1, 'spectator'] as const) names.add(game.eventFor(event, viewer)?.type ?? 'nothing');
    },
  });
  return names;
}

test.each(['won-by-finishing-first', 'abandoned-after-three-idle-rounds', 'upright-four-players'])(
  '%s',
  (recording) => {
    const then = namesIn(recording, frozen);
    const today = namesIn(recording, earlier);
    expect(today.size).toBe(then.size);
    expect([...then].some((name) => /[A-Z]/.test(name))).toBe(true);
    expect([...today].filter((name) => /[A-Z]/.test(name))).toEqual([]);
  },
);

test('what starts and ends a search is named as it is told', () => {
  const { reveals, settles } = spaceBuilder.pace;
  expect(earlier.pace).toMatchObject({ reveals, settles });
});
