import { expect, test } from 'vitest';
import { type Card, type Move, type Setup, skyIn, solutions, spaceBowl } from '#games/space-bowl';
import { act, defaultOptions, quickChance } from '#tabletop';
import { fittingOf } from '../fitting.ts';
import {
  AT_THE_EDGE,
  after,
  BEGINNING,
  type Deed,
  first,
  fourth,
  groundOf,
  HIDDEN,
  hasJoker,
  JOKER_GOES,
  LESSON_OPTIONS,
  NEAR_MISS,
  type Progress,
  ROBOT_GOES,
  STEPS,
  second,
  third,
  VALID,
  WITH_JOKER,
} from './lesson.ts';

const there = ({ galaxy, thrown }: typeof first) => solutions(skyIn({ galaxy }), thrown, LESSON_OPTIONS);

test('what the lesson says of its cards is true', () => {
  expect(there(first).valid.map(({ position }) => position)).toEqual([VALID, HIDDEN]);
  const failures = (position: typeof VALID) =>
    fittingOf(groundOf(first), first.thrown, position, null).marbles.map(({ planet, finding }) => [planet, finding]);
  expect(failures(NEAR_MISS)).toEqual([
    ['sky', 'missing'],
    ['rust', 'there'],
  ]);
  expect(failures(AT_THE_EDGE)).toEqual([
    ['sky', 'there'],
    ['rust', 'outside'],
  ]);
  expect(there(second).valid).toEqual([]);
  expect(there(second).withJoker).toContainEqual({ position: WITH_JOKER, turn: 0, joker: JOKER_GOES });
  const helped = fittingOf(groundOf(second), second.thrown, WITH_JOKER, JOKER_GOES);
  expect(helped.marbles.find(({ finding }) => finding === 'joker')?.planet).toBe('ash');
  const robot = fittingOf(groundOf(second), second.thrown, ROBOT_GOES, JOKER_GOES);
  expect(robot.marbles.every(({ finding }) => finding === 'there')).toBe(false);
  expect(there(third)).toEqual({ valid: [], withJoker: [] });
  expect(there(fourth).valid).toEqual([]);
});

test('played by the rules, the lesson scores as it says', () => {
  const setup: Setup = {
    galaxy: first.galaxy,
    infinity: [first.top, second.top, third.top, fourth.top],
    infinitySize: 5,
    faceDown: [],
    captain: 0,
    throws: [first.thrown, second.thrown, third.thrown, fourth.thrown],
    scores: null,
    cardsWon: null,
  };
  const state = spaceBowl.setup({ options: defaultOptions(spaceBowl.options), seatCount: 2 }, quickChance(1), setup);
  const play = (move: Move, by = 0): void =>
    expect([move.type, act(spaceBowl, state, { at: 0, by, move }, () => undefined)]).toEqual([move.type, null]);
  const end = (): void => {
    for (const seat of [0, 1]) play({ type: 'ready' }, seat);
  };
  play({ type: 'throw' });
  play({ type: 'go' });
  play({ type: 'place', position: HIDDEN });
  end();
  expect(state.galaxy).toEqual(second.galaxy as Card[]);
  play({ type: 'throw' });
  play({ type: 'go' }, 1);
  play({ type: 'follow' });
  play({ type: 'joker', position: JOKER_GOES });
  play({ type: 'place', position: WITH_JOKER });
  play({ type: 'place', position: ROBOT_GOES }, 1);
  end();
  expect(state.galaxy).toEqual(third.galaxy as Card[]);
  play({ type: 'throw' }, 1);
  play({ type: 'doom' });
  end();
  expect(state.galaxy).toEqual(fourth.galaxy as Card[]);
  play({ type: 'throw' });
  end();
  expect(state.rounds.map(({ changes }) => changes)).toEqual([
    [3, 0],
    [1, -2],
    [2, 0],
    [0, 0],
  ]);
});

test('only what is asked for leads on', () => {
  const keyOf = ({ step }: Progress) => STEPS[step]?.key;
  let progress = BEGINNING;
  for (const { asks, key } of STEPS) {
    expect(keyOf(progress)).toBe(key);
    const others: readonly Deed[] = ['throw', 'next', 'go', 'follow', 'take-joker', 'doom', 'pass', 'E5'];
    for (const deed of others) if (deed !== asks) expect(after(progress, deed).step).toBe(progress.step);
    expect(hasJoker(progress)).toBe(key === 'joker-place' || key === 'joker-score');
    progress = after(progress, asks);
  }
  expect(progress.step).toBe(STEPS.length);
});

test('the pattern is shown on the card that was pointed at, once there is one', () => {
  expect(after(BEGINNING, 'C3').pointed).toBeNull();
  const read = after(BEGINNING, 'throw');
  expect(after(read, 'C3')).toEqual({ step: 1, pointed: 'C3' });
  // A new throw wipes it away.
  const scored = { step: STEPS.findIndex(({ key }) => key === 'score'), pointed: HIDDEN };
  expect(after(scored, 'next').pointed).toBeNull();
});
