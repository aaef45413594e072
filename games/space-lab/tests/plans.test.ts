/** A plan that is played brings exactly what it rested on when it was made; one whose rest has changed is never played. */

import { describe, expect, test } from 'vitest';
import { type Chance, pick, quickChance, sameData, seatsOf } from '#tabletop';
import type { Event } from '../src/events.ts';
import { type Move, type PlacementPreview, spaceLab } from '../src/index.ts';
import { legalMoves, offers } from '../src/legal.ts';
import { plans } from '../src/plans.ts';
import type { State } from '../src/state.ts';
import { begin, played } from './table.ts';

const LONGEST = 300;

const drawn = (state: State, seat: number, chance: Chance): Move | null => {
  const open = legalMoves(spaceLab.view(state, seat));
  return open.length === 0 ? null : offers.draw(pick(chance, open), chance);
};

const planable = (state: State, seat: number, chance: Chance): { move: Move; rest: object } | null => {
  const ahead = plans.ahead(spaceLab.view(state, seat));
  const open = ahead === null ? [] : legalMoves(ahead).filter(({ type }) => type === 'place');
  if (ahead === null || open.length === 0) return null;
  const move = offers.draw(pick(chance, open), chance);
  const rest = plans.restOf(ahead, move);
  return rest === null ? null : { move, rest };
};

/** What was told of a placement until it was wholly settled. */
function brought(state: State, seat: number, move: Move, chance: Chance) {
  const told: Event[] = [];
  const tell = (event: Event): number => told.push(event);
  expect(spaceLab.play(state, { at: 0, by: seat, move }, tell)).toBe(null);
  while (state.phase === 'choosing') {
    spaceLab.play(state, { at: 0, by: seat, move: drawn(state, seat, chance) as Move }, tell);
  }
  return {
    projects: told.flatMap((event) =>
      event.type === 'projects-drawn' ? [{ source: event.source, count: event.count }] : [],
    ),
    labCards: told.flatMap((event) => (event.type === 'lab-card-drawn' ? [event.source] : [])),
    validations: told.flatMap((event) =>
      event.type === 'objective-validated' ? [{ capsule: event.capsule, tile: event.tile }] : [],
    ),
  };
}

describe('what a plan rests on', () => {
  const state = begin({ hands: ['red-01', 'gold-02'], lab: 'blue-01 blue-02 blue-03 green-01 green-02 green-03' });
  const [card] = spaceLab.view(state, 1).hand;
  const place = { type: 'place', card: card ?? '', slot: 't0', pay: [] } as const;

  test('what the placement would bring, judged while it is another’s turn', () => {
    const ahead = plans.ahead(spaceLab.view(state, 1));
    expect(ahead).toMatchObject({ turn: 1, phase: 'turn' });
  });

  test('nothing can be planned by whoever watches, in the middle of one’s own turn, or but a placement', () => {
    expect(plans.ahead(spaceLab.view(state, 'spectator'))).toBe(null);
    played(state, '0 reveal');
    expect(plans.ahead(spaceLab.view(state, 0))).toBe(null);
    expect(plans.restOf(spaceLab.view(state, 1), place)).toBe(null);
    const ahead = plans.ahead(spaceLab.view(state, 1));
    expect(ahead && plans.restOf(ahead, { type: 'reveal' })).toBe(null);
  });

  test('[END-3] whoever called the end has no turn to plan for', () => {
    const view = spaceLab.view(state, 1);
    expect(plans.ahead({ ...view, caller: 1 })).toBe(null);
    expect(plans.ahead({ ...view, caller: 0 })).not.toBe(null);
  });
});

type Planned = Map<number, { readonly move: Move; readonly rest: object }>;

/** By the plan, if it is due and rests on the same; else by any move. What became of the plan. */
function playOn(state: State, planned: Planned, chance: Chance): 'played' | 'dropped' | 'none' {
  const seat = seatsOf(state.seats.length).find((one) => legalMoves(spaceLab.view(state, one)).length > 0) ?? 0;
  const view = spaceLab.view(state, seat);
  const plan = plans.isDue(view) ? planned.get(seat) : undefined;
  if (plan !== undefined) planned.delete(seat);
  if (plan !== undefined && sameData(plan.rest, plans.restOf(view, plan.move))) {
    const { projects, labCards, validations } = plan.rest as PlacementPreview;
    expect(brought(state, seat, plan.move, chance)).toEqual({ projects, labCards, validations });
    return 'played';
  }
  spaceLab.play(state, { at: 0, by: seat, move: drawn(state, seat, chance) as Move }, () => undefined);
  return plan === undefined ? 'none' : 'dropped';
}

test('in random matches of every size a plan brings what it said, or is not played', () => {
  const chance = quickChance(31);
  const counted = { played: 0, dropped: 0, none: 0 };
  for (let match = 0; match < 120; match++) {
    const seatCount = 2 + (match % 3);
    const state = spaceLab.setup({ options: { advanced: match % 2 === 0 }, seatCount }, quickChance(match), null);
    const planned: Planned = new Map();
    for (let moves = 0; moves < LONGEST && spaceLab.outcome(state) === null; moves++) {
      for (const seat of seatsOf(seatCount)) {
        const plan = planned.has(seat) || seat === state.turn ? null : planable(state, seat, chance);
        if (plan !== null) planned.set(seat, plan);
      }
      counted[playOn(state, planned, chance)]++;
    }
  }
  expect(counted.played).toBeGreaterThan(200);
  expect(counted.dropped).toBeGreaterThan(20);
});
