/** The lessons of the tutorial: small positions, each with one thing to be done in one turn. Pure. */

import type { Card, State } from '#games/gravity-superstar';
import { pointsAlone, type Task } from '#games/gravity-superstar/puzzles';

export const LESSON_KEYS = ['step', 'long', 'high', 'drop', 'rotate', 'wrap', 'eject', 'replay'] as const;
export type LessonKey = (typeof LESSON_KEYS)[number];

export interface Lesson {
  readonly key: LessonKey;
  readonly task: Task;
  isDone(state: State): boolean;
}

type Cell = readonly [row: number, column: number];

interface Drawn {
  readonly board: string;
  readonly own: Cell;
  readonly rival?: Cell;
  readonly cards: readonly [Card, Card];
  readonly owned?: readonly object[];
}

/** Every planet has its door at the same place, and next to it the rival, who only looks on. */
const DOOR: Cell = [0, 5];
const LOOKING_ON: Cell = [0, 4];

function taskOf({ board, own, rival = LOOKING_ON, cards, owned = [{}, {}] }: Drawn): Task {
  return {
    turns: 1,
    setup: {
      board: board.slice(1),
      doors: [DOOR],
      openDoor: 0,
      first: 0,
      pawns: [own, rival].map((cell) => ({ cell, up: 'N' })),
      hands: [cards, ['long', 'high', 'drop', 'rotate', 'joker']],
      owned,
    },
  };
}

const allTaken = (state: State): boolean => state.starsLeft === 0;

/** A second pink star is worth two points. */
const PAIR_OF_PINK = 3;

export const LESSONS: readonly Lesson[] = [
  {
    key: 'step',
    isDone: allTaken,
    task: taskOf({
      own: [2, 1],
      cards: ['long', 'high'],
      board: `
+   +   +   +   +   +   +
 .   .   .   .   .   D^
+   +   +   +   +---+---+
 .   .   .   .   .   .
+   +---+   +   +   +   +
 .   .   *y |.   .   .
+---+---+---+---+   +   +
 .   .   .   .   .   .
+---+---+---+---+---+---+
`,
    }),
  },
  {
    key: 'long',
    isDone: allTaken,
    task: taskOf({
      own: [2, 1],
      cards: ['long', 'high'],
      board: `
+   +   +   +   +   +   +
 .   .   .   .   .   D^
+   +   +   +   +---+---+
 .   .   .   .   .   .
+   +   +   +   +   +   +
 .   .   .   *p  .   .
+---+---+   +---+---+   +
 .   .   .   .   .   .
+---+---+---+---+---+---+
`,
    }),
  },
  {
    key: 'high',
    isDone: allTaken,
    task: taskOf({
      own: [3, 1],
      cards: ['high', 'rotate'],
      board: `
+   +   +   +   +   +   +
 .   .   .   .   .   D^
+   +   +   +   +---+---+
 .   .   .   .   .   .
+   +   +   +   +   +   +
 .   .   *g  .   .   .
+   +   +---+---+   +   +
 .   .   .   .   .   .
+---+---+---+---+---+---+
`,
    }),
  },
  {
    key: 'drop',
    isDone: allTaken,
    task: taskOf({
      own: [0, 2],
      cards: ['long', 'drop'],
      board: `
+---+---+---+---+---+---+
 .   .   .   .   .   D^
+   +---+---+   +---+---+
 .   .   *b  .   .   .
+   +   +   +   +   +   +
 .   .   .   .   .   .
+   +   +   +   +   +   +
 .   .   *o  .   .   .
+---+---+---+---+---+---+
`,
    }),
  },
  {
    key: 'rotate',
    isDone: allTaken,
    task: taskOf({
      own: [3, 1],
      cards: ['high', 'rotate'],
      board: `
+---+---+---+---+---+---+
 .   .   .   .   .   D^
+   +   +   +   +---+---+
 .   .   .   .   .   .
+   +   +   +   +   +   +
|.   .   .   .   .   .  |
+   +   +   +   +   +   +
|.   .   *y  .   *w  .  |
+---+---+---+---+---+---+
`,
    }),
  },
  {
    key: 'wrap',
    isDone: allTaken,
    task: taskOf({
      own: [2, 2],
      cards: ['long', 'high'],
      board: `
+---+---+---+   +---+---+
 .   .   .   *p  .   D^
+   +   +   +   +---+---+
 .   .   .   *p  .   .
+   +   +   +---+   +   +
 .   .   .   .   .   .
+---+---+---+   +   +   +
 .   .   .   *g  .   .
+---+---+---+   +---+---+
`,
    }),
  },
  {
    key: 'eject',
    isDone: (state) => pointsAlone(state) >= PAIR_OF_PINK,
    task: taskOf({
      own: [2, 1],
      rival: [2, 3],
      cards: ['long', 'high'],
      owned: [{ stars: { pink: 1 } }, { stars: { pink: 1, blue: 1 } }],
      board: `
+   +   +   +   +   +   +
 .   .   .   .   .   D^
+   +   +   +   +---+---+
 .   .   .   .   .   .
+   +   +   +   +   +   +
 .   .   .   .   .   .
+---+---+---+---+---+   +
 .   .   .   .   .   .
+---+---+---+---+---+---+
`,
    }),
  },
  {
    key: 'replay',
    isDone: allTaken,
    task: taskOf({
      own: [2, 0],
      cards: ['long', 'high'],
      board: `
+   +   +   +   +   +   +
 .   .   .   .   .   D^
+   +   +   +   +---+---+
 .   .   .   .   .   .
+   +   +   +   +   +   +
 .   R   .   *o  .   .
+---+---+   +---+---+   +
 .   .   .   .   .   .
+---+---+---+---+---+---+
`,
    }),
  },
];
