/** A plan that is played does exactly what it rested on when it was made; one whose rest has changed is never played. */

import { describe, expect, test } from 'vitest';
import { type Event, gravitySuperstar, legalMovesOf, type Move, type State, type View } from '#games/gravity-superstar';
import { below, type Chance, pick, quickChance, type Seat, sameData, seatsOf } from '#tabletop';
import { drop, played, rotate, step, table } from './table.ts';

const { plans, view: viewOf, legalMoves } = gravitySuperstar;
if (plans === undefined) throw new Error('nothing can be planned');

const restOf = (state: State, seat: Seat, move: Move): object | null => {
  const ahead = plans.ahead(viewOf(state, seat));
  return ahead === null ? null : plans.restOf(ahead, move);
};

const LEDGE = `
+     +     +     +
 .  a^ *b    .
+-----+     +     +
 .     .     .  b^
+     +     +-----+
 .     R     .
+     +     +     +
 D^    D>o   .
+-----+-----+-----+
`;

describe('what a plan rests on', () => {
  const state = table(LEDGE, { first: 1 });

  test('the way of the pawn, judged while it is another’s turn', () => {
    expect(restOf(state, 0, step('right'))).toMatchObject({ landing: 10, up: 'N', isLast: false });
    expect(restOf(state, 0, step('right'))).toEqual(plans.restOf({ ...viewOf(state, 0), turn: 0 }, step('right')));
  });

  test('what others do elsewhere changes nothing of it', () => {
    const { state: later } = played(state, rotate('half'));
    expect(later.turn).toBe(0);
    expect(restOf(later, 0, step('right'))).toEqual(restOf(state, 0, step('right')));
  });

  test('a pawn that comes in the way does', () => {
    const { state: later } = played(state, step('left'));
    expect(restOf(later, 0, step('right'))).not.toEqual(restOf(state, 0, step('right')));
  });

  test('nothing can be planned by whoever watches, in the middle of one’s own turn, or for what comes after it', () => {
    expect(plans.ahead(viewOf(state, 'spectator'))).toBe(null);
    expect(restOf(state, 0, { type: 'end' })).toBe(null);
    expect(plans.ahead({ ...viewOf(state, 1), phase: 'decide' } as View)).toBe(null);
    expect(plans.restOf(viewOf(state, 0), drop)).toBe(null);
  });

  test('whoever is not on the board plans nothing: where they come in is not known yet', () => {
    const alone = table(LEDGE.replace('b^', '  '), { first: 0 });
    expect(plans.ahead(viewOf(alone, 1))).toBe(null);
  });
});

interface Planned {
  readonly move: Move;
  readonly rest: object;
}

/** What the pawn did, as a plan would say it. */
function done(told: readonly Event[], seat: Seat) {
  const own = told.slice(0, told.findIndex(({ type }) => type === 'landed') + 1);
  const landed = own.at(-1);
  return {
    path: own.flatMap((event) => (event.type === 'entered' && event.seat === seat ? [event.cell] : [])),
    stars: own.flatMap((event) => (event.type === 'star-taken' ? [event.colour] : [])),
    ejected: own.flatMap((event) => (event.type === 'ejected' ? [event.seat] : [])),
    landing: landed?.type === 'landed' ? [landed.cell, landed.up] : [],
  };
}

const foretold = ({ path, landing, up }: ReturnType<typeof preview>) => ({
  path: path.map(({ cell }) => cell),
  stars: path.flatMap(({ star }) => star ?? []),
  ejected: path.flatMap(({ ejected }) => ejected ?? []),
  landing: [landing, up],
});

const preview = (rest: object) =>
  rest as {
    readonly path: readonly { readonly cell: number; readonly star: string | null; readonly ejected: Seat | null }[];
    readonly landing: number;
    readonly up: string;
  };

/** Whoever waits and has no plan makes one. */
function planAll(state: State, planned: Map<Seat, Planned>, chance: Chance): void {
  for (const seat of seatsOf(state.cells.length)) {
    const ahead = plans?.ahead(viewOf(state, seat)) ?? null;
    if (planned.has(seat) || ahead === null || seat === state.turn) continue;
    const move = pick(chance, legalMoves(ahead));
    const rest = plans?.restOf(ahead, move) ?? null;
    if (rest !== null) planned.set(seat, { move, rest });
  }
}

/** By the plan, if it is due and rests on the same; else by any move. What became of the plan. */
function playOn(state: State, planned: Map<Seat, Planned>, chance: Chance): 'played' | 'changed' | 'illegal' | 'none' {
  const seat = state.turn;
  const view = viewOf(state, seat);
  const plan = plans?.isDue(view) === true ? planned.get(seat) : undefined;
  planned.delete(seat);
  const rest = plan === undefined ? null : (plans?.restOf(view, plan.move) ?? null);
  const told: Event[] = [];
  const tell = (event: Event): number => told.push(event);
  if (plan !== undefined && sameData(plan.rest, rest)) {
    expect(gravitySuperstar.play(state, { at: 0, by: seat, move: plan.move }, tell)).toBe(null);
    if (plan.move.type !== 'refill') expect(done(told, seat)).toEqual(foretold(preview(plan.rest)));
    return 'played';
  }
  const open = legalMovesOf(state, seat);
  gravitySuperstar.play(state, { at: 0, by: seat, move: open[below(chance, open.length)] as Move }, tell);
  return plan === undefined ? 'none' : rest === null ? 'illegal' : 'changed';
}

test('in random matches of every size a plan does what it said, or is not played', () => {
  const chance = quickChance(27);
  const counted = { played: 0, changed: 0, illegal: 0, none: 0 };
  for (let match = 0; match < 30; match++) {
    const seatCount = 2 + (match % 5);
    const state = gravitySuperstar.setup({ options: { end: 'normal' }, seatCount }, quickChance(match), null);
    const planned = new Map<Seat, Planned>();
    while (state.phase !== 'over') {
      planAll(state, planned, chance);
      counted[playOn(state, planned, chance)]++;
    }
  }
  expect(counted.played).toBeGreaterThan(200);
  expect(counted.changed).toBeGreaterThan(50);
});
