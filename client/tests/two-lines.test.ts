import { describe, expect, test } from 'vitest';
import { GAMES, type GameId } from '#games';
import { TwoLines } from './two-lines.ts';

const SCRIPTS = 100;
const STEPS = 30;

describe('a table on this device says what a server’s table says', () => {
  test.each(Object.keys(GAMES) as GameId[])('%s', async (game) => {
    const kinds = new Set<string>();
    let frames = 0;
    for (let seed = 1; seed <= SCRIPTS; seed++) {
      const compared = await new TwoLines(game, seed).run(STEPS);
      expect(compared.differing, `script ${seed}`).toBeNull();
      frames += compared.frames;
      for (const kind of Object.keys(compared.kinds)) kinds.add(kind);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['view', 'update', 'accepted', 'refused', 'legal', 'said']));
    expect(kinds.has('looking')).toBe(game === 'space-bowl');
    expect(frames).toBeGreaterThan(SCRIPTS * STEPS);
  });
});

test('what only a table on this device can do, a server refuses', async () => {
  const lines = new TwoLines('space-lab', 1);
  const because = 'only-on-this-device';
  const [paused, here] = await lines.answersTo({ type: 'pause', isPaused: true });
  expect(paused).toEqual([{ type: 'refused', key: null, because, rule: null }]);
  expect(here).toMatchObject([{ type: 'table', table: { match: { stands: { isPaused: true } } } }]);
  const key = 'my-step-back';
  const [back, backHere] = await lines.answersTo({ type: 'step-back', key, seat: 0 });
  expect(back).toEqual([{ type: 'refused', key, because, rule: null }]);
  expect(backHere).toEqual([{ type: 'refused', key, because: 'nothing-to-undo', rule: null }]);
});
