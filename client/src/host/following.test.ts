import { describe, expect, test } from 'vitest';
import { spaceBuilder } from '#games/space-builder';
import { patchBetween, viewHash } from '#protocol';
import { act, sealedChance } from '#tabletop';

import { ClockSync } from './clock-sync.ts';
import { followed, type Mirrored } from './mirror.ts';
import { predicted } from './prediction.ts';

describe('following a view', () => {
  const before: Mirrored = { viewer: 0, stream: 's', seq: 4, at: 10, view: { a: 1, list: [1, 2] }, log: [] };
  const after = { a: 2, list: [1, 2, 3] };
  const update = {
    type: 'update',
    viewer: 0,
    seq: 5,
    at: 20,
    hash: viewHash(after),
    events: [{ at: 20, event: { type: 'changed' } }],
    patch: patchBetween(before.view, after),
  } as const;

  test('the next frame is laid over the last', () => {
    expect(followed(before, update)).toEqual({ ...before, seq: 5, at: 20, view: after, log: update.events });
  });

  test('what was taken back is not told any more', () => {
    const log = ['one', 'two', 'three'].map((type) => ({ at: 10, event: { type } }));
    const undone = { ...update, events: [], undone: 2 };
    expect(followed({ ...before, log }, undone)?.log.map(({ event }) => event.type)).toEqual(['one']);
  });

  test('a gap or another hash asks for the whole view', () => {
    expect(followed(before, { ...update, seq: 6 })).toBeNull();
    expect(followed(before, { ...update, hash: viewHash({ a: 3 }) })).toBeNull();
  });
});

describe('own moves before they are answered', () => {
  const state = spaceBuilder.setup(
    { options: { upright: false, roundSeconds: 120, pauseSeconds: 15 }, seatCount: 2 },
    sealedChance('22'.repeat(64)),
    null,
  );
  for (const by of [0, 1]) act(spaceBuilder, state, { at: 1, by, move: { type: 'ready' } }, () => undefined);
  const view = spaceBuilder.view(state, 0);
  const build = (plot: number) => ({ type: 'build', building: 1, face: 'A', plot, turn: 0 });
  const pending = (move: object) => ({ seat: 0, move });

  test('show on the view as the rules would have them, in order', () => {
    const shown = predicted(spaceBuilder, view, { seat: 0, at: 5 }, [pending(build(0)), pending(build(7))]);
    expect((shown.view as typeof view).boards[0]).toEqual([{ building: 1, face: 'A', plot: 7, turn: 0 }]);
    expect(view.boards[0]).toEqual([]);
  });

  test('what the rules refuse is left out', () => {
    expect(predicted(spaceBuilder, view, { seat: 0, at: 5 }, [pending({ type: 'finish' })])).toEqual({
      view,
      told: [],
    });
  });
});

test('the quickest answer tells the time best', () => {
  const sync = new ClockSync();
  sync.guess(5_000, 1_000);
  expect(sync.offset).toBe(4_000);
  sync.note(1_000, 5_100, 1_100);
  sync.note(2_000, 6_010, 2_020);
  sync.note(3_000, 7_300, 3_400);
  expect(sync.offset).toBe(4_000);
  sync.forget();
  expect(sync.offset).toBe(0);
});
