import { expect, test } from 'vitest';
import { gravitySuperstar, type Move, type State, type View } from '#games/gravity-superstar';
import { act, below, type Game, quickChance } from '#tabletop';
import type { Told } from '../../host/host.ts';
import { predicted } from '../../host/prediction.ts';
import { freshIn, isTakenBack } from '../acts.ts';
import { actsSince } from './acts.ts';
import { rewound } from './rewinding.ts';

const VIEWER = 0;

interface Moment {
  readonly view: View;
  /** How much had been told by then. */
  readonly told: number;
  readonly move: Move;
  readonly by: number;
}

/** A match of moves drawn by lot, with every moment of it. */
function match(seed: number, seats: number, most: number): { moments: Moment[]; log: Told[]; state: State } {
  const chance = quickChance(seed);
  const state = gravitySuperstar.setup({ options: { end: 'normal' }, seatCount: seats }, quickChance(seed), null);
  const log: Told[] = [];
  const moments: Moment[] = [];
  while (state.phase !== 'over' && moments.length < most) {
    const by = state.turn;
    const moves = gravitySuperstar.legalMoves(gravitySuperstar.view(state, by));
    const move = moves[below(chance, moves.length)] as Move;
    moments.push({ view: gravitySuperstar.view(state, VIEWER), told: log.length, move, by });
    act(gravitySuperstar, state, { at: moments.length, by, move }, (event, at) =>
      log.push({ at, event: gravitySuperstar.eventFor(event, VIEWER) ?? event }),
    );
  }
  return { moments, log, state };
}

/** What a table shows of a view besides one's own cards. */
const seen = ({ stars, starsLeft, openDoor, pool, players }: View) => ({
  ...{ stars, starsLeft, openDoor, pool },
  players: players.map(({ hand: _, faceUp, ...player }) => ({ ...player, faceUp: faceUp.toSorted() })),
});

test.each([
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 6],
])('match %i of %i players: what was told leads back to how it was, at every moment', (seed, seats) => {
  const { moments, log, state } = match(seed, seats, 90);
  const now = gravitySuperstar.view(state, VIEWER);
  for (const { view, told } of moments) expect(seen(rewound(now, log, told))).toEqual(seen(view));
});

test.each([5, 6])('match %i: one’s own move is predicted as it comes true', (seed) => {
  const { moments, log } = match(seed, 3, 60);
  for (const [index, { view, move, by, told }] of moments.entries()) {
    if (by !== VIEWER) continue;
    const ahead = predicted(gravitySuperstar as unknown as Game, view, { seat: VIEWER, at: 0 }, [{ seat: by, move }]);
    const events = log.slice(told, moments[index + 1]?.told).map(({ event }) => event);
    expect(ahead.told.map(({ event }) => event)).toEqual(events);
    const after = moments[index + 1]?.view;
    if (after !== undefined) expect(seen(ahead.view as View)).toEqual(seen(after));
  }
});

test('what was told already is not new when it is told again', () => {
  const [one, two] = [{ type: 'turn-began' }, { type: 'turn-ended' }];
  const shown = [{ at: 5, event: one }];
  expect(freshIn(shown, [{ at: 7, event: one }])).toEqual([]);
  expect(
    freshIn(shown, [
      { at: 7, event: one },
      { at: 9, event: two },
    ]),
  ).toEqual([{ at: 9, event: two }]);
  expect(freshIn([...shown, { at: 6, event: two }], shown)).toBeNull();
});

test('whoever comes back sees what the others did since, and nothing of their own', () => {
  const { moments, log } = match(7, 3, 60);
  const back = moments.findLast(({ by, view }) => by === VIEWER && view.actions === 0 && view.phase === 'act');
  const acts = actsSince(back?.view as View, log.slice(0, back?.told));
  const movers = acts.map(({ events }) => events.find(({ type }) => type === 'landed' || type === 'turned'));
  expect(movers.every((event) => event === undefined || ('seat' in event && event.seat !== VIEWER))).toBe(true);
  expect(acts.length).toBe(2);
  for (const [index, { after }] of acts.slice(0, -1).entries()) {
    expect(seen(after).players.map(({ pawn }) => pawn)).toEqual(
      seen(acts[index + 1]?.before as View).players.map(({ pawn }) => pawn),
    );
  }
});

test('all that was told of the first move of a match is new', () => {
  const { log } = match(1, 2, 1);
  expect(freshIn([], log)).toEqual(log);
});

test('only what was told since is new, and nothing where another match is told', () => {
  const { log } = match(2, 2, 6);
  const earlier = log.slice(0, 4);
  expect(freshIn(earlier, log)).toEqual(log.slice(4));
  expect(freshIn(match(3, 4, 6).log, log)).toBe(null);
});

test('a log that lost its end was taken back; one of another match was not', () => {
  const { log } = match(2, 2, 6);
  expect(isTakenBack(log, log.slice(0, -3))).toBe(true);
  expect(isTakenBack(log, [])).toBe(true);
  expect(isTakenBack(log.slice(0, 4), log)).toBe(false);
  expect(isTakenBack(log, match(3, 4, 1).log)).toBe(false);
});
