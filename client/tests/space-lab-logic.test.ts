import { describe, expect, test } from 'vitest';
import {
  layoutFor,
  type Move,
  matchedSymbols,
  type Offer,
  pointsOf,
  previewPlacement,
  type SeatView,
  spaceLab,
} from '#games/space-lab';
import { flightsOf, isOneDeed } from '../src/tables/space-lab/flights.ts';
import {
  type Chances,
  missingPayment,
  moveOf,
  NOTHING,
  nextGroup,
  tapCard,
  tapSlot,
} from '../src/tables/space-lab/plan.ts';
import { isPredictable } from '../src/tables/space-lab/predictable.ts';
import { capsulesShortOf, groupsOf, slotTowards } from '../src/tables/space-lab/reading.ts';
import { rowsOf } from '../src/tables/space-lab/score-rows.ts';
import { storyOf } from '../src/tables/space-lab/story.ts';
import { labMatch } from './lab-match.ts';

const SHARED = layoutFor(2);

const seatWith = (station: Partial<Record<string, string>>): SeatView => ({
  objectives: 0,
  hasPassed: false,
  capsules: [null, null, null],
  validations: [null, null, null],
  station: SHARED.slots.map((slot) => station[slot] ?? null),
  shown: [],
  unseen: [],
  projectCount: 0,
  projects: [],
});

describe('placing', () => {
  const offer: Offer = {
    type: 'place',
    card: 'red-02',
    slots: ['t0', 'm1'],
    cost: 2,
    payWith: ['red-08', 'red-04', 'red-06'],
  };
  const free: Offer = { type: 'place', card: 'red-08', slots: ['t0', 'm1'], cost: 0, payWith: [] };
  const chances: Chances = { offers: [offer, free], seat: seatWith({}) };

  test('a card, then a slot: the cards missed least are proposed as payment', () => {
    const chosen = tapSlot(tapCard(NOTHING, chances, 'red-02'), chances, 'm1');
    expect(chosen).toEqual({ kind: 'place', card: 'red-02', slot: 'm1', pay: ['red-08', 'red-06'] });
    expect(moveOf(chosen, chances)).toEqual({ type: 'place', card: 'red-02', slot: 'm1', pay: ['red-08', 'red-06'] });
  });

  test('with a slot chosen, cards of the hand change the payment', () => {
    const chosen = tapSlot(tapCard(NOTHING, chances, 'red-02'), chances, 'm1');
    const swapped = tapCard(chosen, chances, 'red-04');
    expect(swapped).toMatchObject({ pay: ['red-06', 'red-04'] });
    const short = tapCard(swapped, chances, 'red-06');
    expect(missingPayment(short, chances)).toBe(1);
    expect(moveOf(short, chances)).toBeNull();
  });

  test('the chosen card lets go of itself, and a slot of itself', () => {
    const chosen = tapSlot(tapCard(NOTHING, chances, 'red-08'), chances, 't0');
    expect(tapCard(chosen, chances, 'red-08')).toEqual(NOTHING);
    expect(tapSlot(chosen, chances, 't0')).toMatchObject({ slot: null });
  });

  test('a slot or card that is not offered changes nothing', () => {
    const chosen = tapCard(NOTHING, chances, 'red-02');
    expect(tapSlot(chosen, chances, 'b0')).toBe(chosen);
    expect(tapCard(NOTHING, chances, 'red-04')).toBe(NOTHING);
  });

  test('the groups of the Centre come round and round', () => {
    const centre: Chances = {
      ...chances,
      offers: [
        { type: 'recruit', agency: 'gold' },
        { type: 'recruit', agency: 'blue' },
      ],
    };
    const first = nextGroup(NOTHING, centre);
    expect(first).toEqual({ kind: 'recruit', agency: 'gold' });
    expect(nextGroup(nextGroup(first, centre), centre)).toEqual(first);
    expect(nextGroup(NOTHING, chances)).toBe(NOTHING);
  });
});

describe('reading a view', () => {
  test('each symbol of an Objective needs a card of its own', () => {
    const { state } = labMatch(2);
    for (const seat of spaceLab.view(state, 0).seats) {
      for (const capsule of SHARED.capsules.keys()) {
        const isWhole = matchedSymbols(seat, capsule).every(Boolean);
        expect(isWhole).toBe(seat.validations[capsule] !== null);
      }
    }
  });

  test('an agency fits where an open Objective still asks for it', () => {
    const seat = seatWith({});
    const objective = labMatch(2, 2).state.seats[0]?.capsules[0] ?? null;
    const asking = { ...seat, capsules: [objective, null, null] };
    const asked = groupsOf([]).filter(({ agency }) => capsulesShortOf(asking, SHARED, agency).length > 0);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThan(4);
  });

  test('arrows lead to the nearest slot that way', () => {
    const { slots } = SHARED;
    expect(slotTowards('ArrowRight', 'm0', slots, SHARED)).toBe('m1');
    expect(slotTowards('ArrowDown', 't1', slots, SHARED)).toBe('b1');
    expect(slotTowards('ArrowLeft', 'm0', slots, SHARED)).toBeNull();
    expect(slotTowards('Enter', 'm0', slots, SHARED)).toBeNull();
  });
});

test('the course of a match ends with its scores, though only the end shows the Projects of the others', () => {
  const { state, events } = labMatch(3);
  const { course } = storyOf(
    events.flatMap((event) => spaceLab.eventFor(event, 0) ?? []),
    3,
  );
  expect(course[0]).toEqual([0, 0, 0]);
  // Every turn has its place in the picture, whether it brought anything or not.
  expect(course.length).toBe(events.filter(({ type }) => type === 'turn-began').length + 1);
  expect(course.at(-1)).toEqual(state.seats.map((seat) => pointsOf(seat)));
});

describe('what can be predicted', () => {
  const places = (match: ReturnType<typeof labMatch>): readonly Move[] =>
    spaceLab
      .legalMoves(spaceLab.view(match.state, match.state.turn))
      .flatMap((offer) =>
        offer.type === 'place'
          ? offer.slots.map(
              (slot): Move => ({ type: 'place', card: offer.card, slot, pay: offer.payWith.slice(0, offer.cost) }),
            )
          : [],
      );

  test('a placement shows at once exactly if nothing is drawn', () => {
    const match = labMatch(2, 15);
    const view = spaceLab.view(match.state, match.state.turn);
    const moves = places(match);
    expect(moves).toHaveLength(40);
    for (const move of moves) {
      if (move.type !== 'place') continue;
      const preview = previewPlacement(view, move);
      const draws = (preview?.projects.length ?? 0) + (preview?.labCards.length ?? 0);
      expect({ move, isPredicted: isPredictable(move, view) }).toEqual({ move, isPredicted: draws === 0 });
    }
  });

  test('turning up cards never does, and alone nothing does', () => {
    expect(isPredictable({ type: 'reveal' }, spaceLab.view(labMatch(2, 2).state, 0))).toBe(false);
    expect(isPredictable({ type: 'end' }, spaceLab.view(labMatch(1, 10).state, 0))).toBe(false);
  });
});

describe('cards in the air', () => {
  const viewAfter = (moves: number) => spaceLab.view(labMatch(2, moves).state, 0);
  /** What the move after so many makes fly. */
  const flightsAfter = (moves: number) => {
    const events = labMatch(2, moves + 1).events.slice(labMatch(2, moves).events.length);
    return flightsOf({ events, after: viewAfter(moves + 1) });
  };

  test('three cards turned up come from the pile, and go to a hand and the Centre', () => {
    for (let moves = 2; moves < 60; moves++) {
      const now = viewAfter(moves + 1);
      if (now.phase !== 'keeping' || now.turn !== 0) continue;
      expect(flightsAfter(moves).map(({ from, end }) => [from[0], end])).toEqual([
        ['pile', 'lands'],
        ['pile', 'lands'],
        ['pile', 'lands'],
      ]);
      expect(
        flightsAfter(moves + 1)
          .map(({ to }) => to[0]?.split('/')[0])
          .toSorted(),
      ).toEqual(now.turnedUp.map((card) => (viewAfter(moves + 2).hand.includes(card) ? 'hand' : 'centre')).toSorted());
      return;
    }
    throw new Error('nobody turned up cards');
  });

  test('a jump over two deeds makes nothing fly', () => {
    const [view, { events }] = [viewAfter(4), labMatch(2)];
    const placed = events.filter(({ type }) => type === 'card-placed').slice(0, 2);
    expect(isOneDeed(placed)).toBe(false);
    expect(flightsOf({ events: placed.slice(0, 1), after: view })).toHaveLength(1);
    expect(flightsOf({ events: placed, after: view })).toEqual([]);
  });
});

test('a score sheet counts Projects of a kind together, telescopes by agency, and adds up', () => {
  const owned = ['blackHoles-1', 'mars-1', 'blackHoles-2', 'telescope-red', 'blackHoles-3', 'telescope-blue'];
  const worth = [2, 1, 4, 3, 6, 0];
  const lines = owned.map((id, at) => ({
    kind: 'projects' as const,
    id,
    slot: null,
    capsule: null,
    points: worth[at] ?? 0,
  }));
  expect(rowsOf(lines).map(({ line, count }) => [line.id, count, line.points])).toEqual([
    ['blackHoles-1', 3, 12],
    ['mars-1', 1, 1],
    ['telescope-red', 1, 3],
    ['telescope-blue', 1, 0],
  ]);
});
