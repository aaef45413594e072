import { describe, expect, test } from 'vitest';
import { ALONE, begin, playAlone, pointsAlone, type Task } from '../puzzles/alone.ts';
import { answerTo } from '../puzzles/answers.ts';
import { judge, LEVELS, PUZZLES, puzzleOfDay } from '../puzzles/index.ts';
import { prove } from '../puzzles/search.ts';
import type { Event, Move } from '../src/index.ts';
import { parseMove } from '../src/moves.ts';

const MOST = 200_000;

describe('the puzzles', () => {
  test('there are 36, of five levels that follow one another', () => {
    expect(PUZZLES.map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, index) => String(index + 1)));
    const levels = PUZZLES.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect([...new Set(levels)]).toEqual([...LEVELS]);
  });

  test.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('%s: nothing beats its best', (id, puzzle) => {
    const proof = prove(puzzle, MOST);
    expect([proof?.best, proof?.line]).toEqual([puzzle.best, answerTo(id)]);
  });

  test('no two are the same', () => {
    expect(new Set(PUZZLES.map(({ setup }) => JSON.stringify(setup))).size).toBe(PUZZLES.length);
  });

  test('a day has one puzzle, and all have had their day before one comes again', () => {
    const days = Array.from({ length: PUZZLES.length }, (_, index) => 20_000 + index);
    expect(new Set(days.map((day) => puzzleOfDay(day).id)).size).toBe(PUZZLES.length);
    expect(puzzleOfDay(20_000 + PUZZLES.length)).toBe(puzzleOfDay(20_000));
  });
});

/** One's own pawn at the left end of a ledge, a star beside it, the rival beyond; the door is far. */
const LEDGE: Task = {
  turns: 2,
  setup: {
    board: `
+   +   +   +   +   +
 .   *b  .   .   .
+---+---+---+---+   +
 .   .   .   D^  .
+   +   +---+---+   +
 D^  .   .   .   .
+---+   +   +   +---+
`.slice(1),
    doors: [
      [1, 3],
      [2, 0],
    ],
    openDoor: 0,
    pawns: [
      { cell: [0, 0], up: 'N' },
      { cell: [0, 2], up: 'N' },
    ],
    hands: [['long', 'high'], ['long']],
    owned: [{}, { stars: { pink: 1 } }],
  },
};

function played(...moves: readonly Move[]) {
  const state = begin(LEDGE);
  const events: Event[] = [];
  for (const move of moves) expect(playAlone(LEDGE, state, move, (event) => events.push(event))).toBeNull();
  return { state, events };
}

describe('alone', () => {
  test('the turn comes back at once, and after the last one it is over', () => {
    const { state } = played({ type: 'step', card: 'high', to: 'right' });
    expect([state.turn, state.phase, state.round]).toEqual([ALONE, 'act', 1]);
    playAlone(LEDGE, state, { type: 'step', card: 'long', to: 'left' }, null);
    expect([state.phase, state.round, pointsAlone(state)]).toEqual(['over', 2, 1]);
  });

  test('a rival who was ejected loses a star, comes in at the door and stands there', () => {
    const { state, events } = played({ type: 'play', card: 'long', to: 'right' });
    expect(events.filter(({ type }) => type === 'ejected' || type === 'stolen' || type === 'came-in')).toEqual([
      { type: 'ejected', seat: 1, by: 0, cell: 2 },
      { type: 'stolen', seat: 0, from: 1, take: 'pink' },
      { type: 'came-in', seat: 1, cell: 8, up: 'N' },
    ]);
    expect([state.turn, pointsAlone(state)]).toEqual([ALONE, 2]);
  });

  test('what is won counts from the position, pairs included', () => {
    const puzzle = { ...LEDGE, id: 'ledge', level: 1, best: 2 };
    const moves = [parseMove({ type: 'play', card: 'long', to: 'right' }), { type: 'step', card: 'high', to: 'right' }];
    expect(judge(puzzle, moves)).toEqual({ ok: true, won: 2 });
    expect(judge(puzzle, moves.slice(1))).toEqual({ ok: false, move: 1, because: 'not-finished' });
    expect(judge(puzzle, ['up'])).toEqual({ ok: false, move: 0, because: 'not-a-move' });
  });

  test('a search that may look at too little proves nothing', () => {
    expect(prove(LEDGE, 1)).toBeNull();
    expect(prove(LEDGE, MOST)?.best).toBe(2);
  });
});
