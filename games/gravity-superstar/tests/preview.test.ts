import { describe, expect, test } from 'vitest';
import { gravitySuperstar, legalMovesOf, preview } from '#games/gravity-superstar';
import { below, pick, quickChance } from '#tabletop';
import { drop, end, played, step, table } from './table.ts';

const LEDGE = `
+     +     +     +
 .  a^ *b    .
+-----+     +     +
 .     R  b^ .
+     +     +     +
 .     R     .
+     +     +     +
 D^    D>o   .
+-----+-----+-----+
`;

describe('what a move would do', () => {
  const state = table(LEDGE, { owned: [{ stars: { blue: 1 } }, { tokens: 1, stars: { pink: 1 } }] });
  const view = gravitySuperstar.view(state, 0);

  test('cell by cell: what is taken, who is ejected, where the Open Door pawn goes, where it ends', () => {
    const nothing = { ejected: null, star: null, token: false, doorTo: null };
    expect(preview(view, step('right'))).toEqual({
      path: [
        { ...nothing, from: 0, cell: 1, toward: 'E', falling: false, star: 'blue' },
        { ...nothing, from: 1, cell: 4, toward: 'S', falling: true, ejected: 1 },
        { ...nothing, from: 4, cell: 7, toward: 'S', falling: true, token: true },
        { ...nothing, from: 7, cell: 10, toward: 'S', falling: true, doorTo: 9 },
      ],
      stars: ['blue'],
      tokens: 1,
      ejected: [1],
      points: 3,
      landing: 10,
      up: 'N',
    });
  });

  test('a refill or a turn may go nowhere', () => {
    expect(preview(view, { type: 'play', card: 'rotate', turn: 'half' })).toMatchObject({
      path: [],
      landing: 0,
      up: 'S',
    });
  });

  test('nothing is shown of a move that is not legal, is no action, or is another seat’s', () => {
    expect(preview(view, { type: 'refill' })).toBe(null);
    expect(preview(view, end)).toBe(null);
    expect(preview(gravitySuperstar.view(state, 1), drop)).toBe(null);
    expect(preview(gravitySuperstar.view(state, 'spectator'), drop)).toBe(null);
    const { state: stealing } = played(state, step('right'));
    expect([stealing.phase, preview(gravitySuperstar.view(stealing, 0), drop)]).toEqual(['steal', null]);
  });
});

test('a preview is what then happens, in random matches of every size', () => {
  const chance = quickChance(21);
  let previewed = 0;
  for (let match = 0; match < 20; match++) {
    const seatCount = 2 + (match % 5);
    const state = gravitySuperstar.setup({ options: { end: 'normal' }, seatCount }, quickChance(match), null);
    while (state.phase !== 'over') {
      const mover = state.turn;
      const move = pick(chance, legalMovesOf(state, mover));
      const shown = below(chance, 4) === 0 ? preview(gravitySuperstar.view(state, mover), move) : null;
      const entered: number[] = [];
      let landing: unknown = null;
      gravitySuperstar.play(state, { at: 0, by: mover, move }, (event) => {
        if (event.type === 'entered' && event.seat === mover) entered.push(event.cell);
        if (event.type === 'landed') landing = [event.cell, event.up];
      });
      if (shown === null) continue;
      previewed++;
      expect([shown.path.map(({ cell }) => cell), [shown.landing, shown.up]]).toEqual([entered, landing]);
    }
  }
  expect(previewed).toBe(581);
});
