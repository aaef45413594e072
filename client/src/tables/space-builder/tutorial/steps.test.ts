import { expect, test } from 'vitest';
import { type Move, planOf, spaceBuilder } from '#games/space-builder';
import { EMPTY_HAND, type Hand } from '../picking.ts';
import { SOLO, soloRound } from '../solo.ts';
import { LESSON, type Situation, STEPS, stepAfter } from './steps.ts';

test('each thing done leads to the next step, and the lesson ends with an opened building', () => {
  const match = soloRound(LESSON);
  const situation = (hand: Hand = EMPTY_HAND): Situation => {
    const view = spaceBuilder.view(match.state, SOLO);
    return { board: view.boards[SOLO] ?? [], hand, phase: view.phase, opened: view.opened };
  };
  const keyAfter = (step: number, now: Situation): string | undefined => STEPS[stepAfter(step, now)]?.key;
  const build = (move: Move): void => expect(match.play({ at: 0, by: SOLO, move })).toBeNull();

  expect(keyAfter(0, situation())).toBe('base');
  expect(keyAfter(1, situation())).toBe('pick');
  expect(keyAfter(1, situation({ picked: 3, poses: {} }))).toBe('turn');
  expect(keyAfter(2, situation({ picked: 3, poses: { 3: { face: 'A', turn: 3 } } }))).toBe('build');
  build({ type: 'build', building: 3, face: 'A', plot: 6, turn: 3 });
  expect(keyAfter(3, situation())).toBe('flip');
  expect(keyAfter(4, situation({ picked: 2, poses: { 2: { face: 'B', turn: 0 } } }))).toBe('build-flipped');
  build({ type: 'build', building: 2, face: 'B', plot: 5, turn: 0 });
  expect(keyAfter(5, situation())).toBe('move');
  build({ type: 'build', building: 4, face: 'A', plot: 2, turn: 0 });
  expect(keyAfter(6, situation())).toBe('take-back');
  build({ type: 'takeBack', building: 1 });
  expect(keyAfter(7, situation())).toBe('rebuild');
  build({ type: 'build', building: 1, face: 'A', plot: 7, turn: 0 });
  expect(keyAfter(8, situation())).toBe('finish');
  build({ type: 'finish' });
  expect(keyAfter(9, situation())).toBe('open');
  build({ type: 'unlock', building: 6 });
  expect(stepAfter(10, situation())).toBe(STEPS.length);
  expect(spaceBuilder.result(match.state).rounds[0]?.defects[SOLO]).toBe(0);
});

test('what the lesson asks for is what its plan shows', () => {
  expect(planOf(LESSON.plan).filter(({ building }) => building <= 4)).toEqual([
    { building: 1, face: 'A', plot: 7, turn: 0 },
    { building: 2, face: 'B', plot: 5, turn: 0 },
    { building: 3, face: 'A', plot: 6, turn: 3 },
    { building: 4, face: 'A', plot: 2, turn: 0 },
  ]);
});

test('the hint first asks for the building, then for what to do with it', () => {
  const now: Situation = { board: [], hand: EMPTY_HAND, phase: 'building', opened: null };
  const rebuild = STEPS.find(({ key }) => key === 'rebuild');
  expect(rebuild?.hint(now)).toEqual({ building: 1 });
  expect(rebuild?.hint({ ...now, hand: { picked: 1, poses: { 1: { face: 'B', turn: 0 } } } })).toEqual({
    tool: 'flip',
  });
  expect(rebuild?.hint({ ...now, hand: { picked: 1, poses: {} } })).toEqual({ plot: 7 });
});

test('a building that stands is pointed at where it stands, and its gap in the hand only once it is picked up', () => {
  const hintAt = (key: string, hand: Hand) => {
    const board = [
      { building: 4, face: 'A', plot: 0, turn: 0 },
      { building: 1, face: 'B', plot: 7, turn: 0 },
    ] as const;
    return STEPS.find((step) => step.key === key)?.hint({ board, hand, phase: 'building', opened: null });
  };
  expect(hintAt('move', EMPTY_HAND)).toEqual({ plot: 0 });
  expect(hintAt('move', { picked: 4, poses: {} })).toEqual({ plot: 2 });
  expect(hintAt('take-back', EMPTY_HAND)).toEqual({ plot: 7 });
  expect(hintAt('take-back', { picked: 1, poses: {} })).toEqual({ building: 1 });
});
