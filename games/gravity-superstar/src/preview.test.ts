import { describe, expect, test } from 'vitest';
import {
  type Event,
  gravitySuperstar,
  legalMovesOf,
  type Move,
  pointsOf,
  preview,
  type State,
} from '#games/gravity-superstar';
import { below, type Chance, pick, quickChance, type Seat } from '#tabletop';
import { drop, end, played, step, table } from '../tests/table.ts';

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
      // The other's token or pink star; neither makes a pair.
      atLeast: 4,
      atMost: 4,
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

/** What the mover's action came to, thefts included, by what was told. */
function acted(state: State, mover: Seat, move: Move, chance: Chance) {
  const before = pointsOf(state, mover);
  const told: Event[] = [];
  const tell = (event: Event): number => told.push(event);
  gravitySuperstar.play(state, { at: 0, by: mover, move }, tell);
  while (state.phase === 'steal') {
    gravitySuperstar.play(state, { at: 0, by: mover, move: pick(chance, legalMovesOf(state, mover)) }, tell);
  }
  const own = told.slice(0, told.findIndex(({ type }) => type === 'landed') + 1);
  return {
    path: own.flatMap((event) => (event.type === 'entered' && event.seat === mover ? [event.cell] : [])),
    stars: own.flatMap((event) => (event.type === 'star-taken' ? [event.colour] : [])),
    tokens: own.filter(({ type }) => type === 'token-taken').length,
    ejected: own.flatMap((event) => (event.type === 'ejected' ? [event.seat] : [])),
    landing: own.flatMap((event) => (event.type === 'landed' ? [event.cell, event.up] : [])),
    points: pointsOf(state, mover) - before,
  };
}

test('a preview is what then happens, in random matches of every size', () => {
  const chance = quickChance(21);
  let previewed = 0;
  let robbed = 0;
  for (let match = 0; match < 20; match++) {
    const seatCount = 2 + (match % 5);
    const state = gravitySuperstar.setup({ options: { end: 'normal' }, seatCount }, quickChance(match), null);
    while (state.phase !== 'over') {
      const mover = state.turn;
      const move = pick(chance, legalMovesOf(state, mover));
      const shown = below(chance, 4) === 0 ? preview(gravitySuperstar.view(state, mover), move) : null;
      const { points, ...seen } = acted(state, mover, move, chance);
      if (shown === null) continue;
      previewed++;
      const { stars, tokens, ejected, landing, up, atLeast, atMost } = shown;
      const path = shown.path.map(({ cell }) => cell);
      expect({ path, stars, tokens, ejected, landing: [landing, up] }).toEqual(seen);
      expect(points).toSatisfy((won: number) => won >= atLeast && won <= atMost);
      if (ejected.length > 0) robbed++;
      else expect([atLeast, atMost]).toEqual([points, points]);
    }
  }
  expect(previewed).toBeGreaterThan(300);
  expect(robbed).toBeGreaterThan(20);
});
