import { expect, test } from 'vitest';
import { legalMovesOf, type Move, type State } from '#games/gravity-superstar';
import { ALONE, begin, playAlone } from '#games/gravity-superstar/puzzles';
import { LESSON_KEYS, LESSONS, type Lesson, type LessonKey } from './lessons.ts';

const WAYS: Readonly<Record<LessonKey, readonly Move[]>> = {
  step: [{ type: 'step', card: 'high', to: 'right' }],
  long: [{ type: 'play', card: 'long', to: 'right' }],
  high: [{ type: 'play', card: 'high', to: 'right' }],
  drop: [{ type: 'play', card: 'drop' }],
  rotate: [{ type: 'play', card: 'rotate', turn: 'left' }],
  wrap: [{ type: 'step', card: 'high', to: 'right' }],
  eject: [
    { type: 'play', card: 'long', to: 'right' },
    { type: 'steal', take: 'pink' },
  ],
  replay: [
    { type: 'step', card: 'high', to: 'right' },
    { type: 'replay' },
    { type: 'play', card: 'long', to: 'right' },
  ],
};

function after({ task }: Lesson, moves: readonly Move[]): State {
  const state = begin(task);
  for (const move of moves) expect(playAlone(task, state, move, null)).toBeNull();
  return state;
}

test('the lessons come in the order of their names', () => {
  expect(LESSONS.map(({ key }) => key)).toEqual(LESSON_KEYS);
});

test.each(LESSONS.map((lesson) => [lesson.key, lesson] as const))('%s: what is asked for leads on', (key, lesson) => {
  expect(lesson.isDone(begin(lesson.task))).toBe(false);
  expect(lesson.isDone(after(lesson, WAYS[key]))).toBe(true);
});

test.each(
  LESSONS.filter(({ key }) => key !== 'eject' && key !== 'replay').map((lesson) => [lesson.key, lesson] as const),
)('%s: no other kind of move leads on', (key, lesson) => {
  const kinds = legalMovesOf(begin(lesson.task), ALONE)
    .filter((move) => lesson.isDone(after(lesson, [move])))
    .map((move) => (move.type === 'play' ? move.card : move.type));
  expect([...new Set(kinds)]).toEqual([key === 'wrap' ? 'step' : key]);
});

test('the other star makes no pair, and the first way without the token no replay', () => {
  const eject = LESSONS[6] as Lesson;
  expect(
    eject.isDone(
      after(eject, [
        { type: 'play', card: 'long', to: 'right' },
        { type: 'steal', take: 'blue' },
      ]),
    ),
  ).toBe(false);
  const replay = LESSONS[7] as Lesson;
  const ended = after(replay, [{ type: 'step', card: 'high', to: 'right' }, { type: 'end' }]);
  expect([ended.phase, replay.isDone(ended)]).toEqual(['over', false]);
});
