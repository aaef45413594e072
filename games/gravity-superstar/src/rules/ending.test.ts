import { describe, expect, test } from 'vitest';
import { gravitySuperstar } from '#games/gravity-superstar';
import { type Beside, end, played, rotate, step, table } from '../../tests/table.ts';
import { endingOf, fewStars, goalFor, LAST_ROUND } from './ending.ts';

const spin = rotate('half');

/** Everybody between two platforms, with so many stars lying about: half turns change nothing. */
const quiet = (stars: number): string => `
+-----+-----+-----+-----+-----+-----+-----+
 .  a^ .  b^ .  c^ .  d^ .  e^ .  f^ D^o
+-----+-----+-----+-----+-----+-----+-----+
${Array.from({ length: 7 }, (_, index) => (index < stars ? ' *b   ' : ' *    ')).join('')}
+-----+-----+-----+-----+-----+-----+-----+
${Array.from({ length: 7 }, (_, index) => (index + 7 < stars ? ' *y   ' : ' *    ')).join('')}
+-----+-----+-----+-----+-----+-----+-----+
`;

function afterRound(stars: number, seats: number, beside: Beside = {}) {
  const drawing = quiet(stars).replace(/[a-f]\^/g, (pawn) => ('abcdef'.indexOf(pawn.charAt(0)) < seats ? pawn : '  '));
  return played(table(drawing, { seats, ...beside }), ...Array.from({ length: seats }, () => spin));
}

test.each([
  [2, 4, 18],
  [3, 8, 24],
  [4, 8, 18],
  [5, 12, 24],
  [6, 12, 18],
])('[END-1] [END-2] %i players: %i stars or fewer, or %i points', (seats, stars, points) => {
  expect([fewStars(seats), goalFor(seats)]).toEqual([stars, points]);
});

describe('normal', () => {
  test.each([
    [2, 4],
    [3, 8],
    [4, 8],
    [5, 12],
    [6, 12],
  ])('[END-1] %i players go on with more than %i stars', (seats, stars) => {
    const last = afterRound(stars, seats);
    expect([last.state.phase, last.state.round, last.events.at(-1)]).toEqual([
      'over',
      1,
      {
        type: 'match-ended',
        ending: 'few-stars',
        winners: Array.from({ length: seats }, (_, seat) => seat),
        scores: new Array(seats).fill(0),
      },
    ]);
    const more = afterRound(stars + 1, seats);
    expect([more.state.phase, more.state.round, more.state.turn]).toEqual(['act', 1, 0]);
  });

  test('[END-1] not before the table round is complete, which may begin with any seat', () => {
    const start = table(quiet(0).replace(/[c-f]\^/g, '  '), { first: 1 });
    expect(played(start, spin).state.phase).toBe('act');
    expect(played(start, spin, spin).state.phase).toBe('over');
  });

  test('[END-1] points do not matter', () => {
    expect(afterRound(5, 2, { owned: [{ stars: { pink: 13 } }, {}] }).state.phase).toBe('act');
  });
});

describe('expert', () => {
  const nearGoal = { stars: { pink: 10 }, tokens: 2 };
  const atGoal = { stars: { pink: 12 } };

  test('[END-2] ends with the table round in which somebody has had the points', () => {
    const ended = afterRound(9, 2, { end: 'expert', owned: [{}, atGoal] });
    expect(ended.events.find(({ type }) => type === 'goal-reached')).toEqual({
      type: 'goal-reached',
      seat: 1,
      points: 18,
    });
    expect([ended.state.phase, ended.state.round]).toEqual(['over', 1]);
    expect(afterRound(9, 3, { end: 'expert', owned: [{}, atGoal, {}] }).state.phase).toBe('act');
  });

  test('[END-2] few stars do not matter', () => {
    expect(afterRound(1, 2, { end: 'expert', owned: [nearGoal, {}] }).state.phase).toBe('decide');
    expect(afterRound(1, 2, { end: 'expert' }).state.phase).toBe('act');
  });

  test('[END-3] ends with no star left', () => {
    const ended = afterRound(0, 2, { end: 'expert' });
    expect(ended.events.at(-1)).toMatchObject({ type: 'match-ended', ending: 'no-stars' });
  });

  const REACH = `
+     +     +     +
 .  a^ *p    *y
+-----+-----+-----+
 .     .     .  b^
+-----+-----+-----+
 D^o   *g    *g
+-----+-----+-----+
`;

  test('[END-2] even if that player falls back in the same round', () => {
    const start = table(REACH, { end: 'expert', owned: [{ stars: { pink: 11 } }, { stars: { white: 1 } }] });
    const there = played(start, step('right'));
    expect([there.state.goalReached, there.state.turn]).toEqual([true, 1]);
    const robbed = gravitySuperstar.copy(there.state);
    robbed.cells[1] = 0;
    const after = played(robbed, step('right'));
    expect(after.state.owned[2]).toBe(11);
    expect([after.state.phase, after.state.round]).toEqual(['over', 1]);
  });

  test('[END-2] [SETUP-8] points count from the first settled action: who is robbed by it has not reached the goal', () => {
    const rob = `
+     +     +     +
 .  a^ .  b^ *y
+-----+-----+-----+
 .     .     .
+-----+-----+-----+
 D^o   *g    *g
+-----+-----+-----+
`;
    const { state } = played(table(rob, { end: 'expert', owned: [{}, { stars: { pink: 12 } }] }), step('right'));
    expect([state.goalReached, state.owned[8], state.turn]).toEqual([false, 11, 1]);
  });

  test('[END-2] a theft on coming in is not yet looked at', () => {
    const entering = `
+     +     +     +
 D^ob^ .     *y
+-----+-----+-----+
 D^    .     *p
+-----+-----+-----+
`;
    const start = table(entering, { end: 'expert', owned: [{ stars: { pink: 11 } }, { stars: { pink: 1 } }] });
    expect([start.owned[2], start.goalReached, start.phase]).toEqual([12, false, 'act']);
    expect(played(start, step('right')).state.goalReached).toBe(true);
  });
});

describe('sixty rounds', () => {
  test.each(['normal', 'expert'] as const)('[END-4] a %s match ends there', (ending) => {
    const state = table(quiet(14).replace(/[c-f]\^/g, '  '), { end: ending });
    expect(endingOf({ ...state, round: LAST_ROUND - 1 })).toBe(null);
    expect(endingOf({ ...state, round: LAST_ROUND })).toBe('last-round');
    expect(LAST_ROUND).toBe(60);
  });
});

test('[END-5] after the end nobody comes in and every move is refused', () => {
  const over = played(table(quiet(0).replace(/[c-f]\^/g, '  ')), spin, step('left'));
  expect([over.state.phase, over.state.cells, over.state.openDoor]).toEqual(['over', [-1, 0], 0]);
  for (const move of [spin, end]) {
    expect(played(over.state, move).refusal).toEqual({ because: 'match-is-over', rule: 'END-5' });
  }
});
