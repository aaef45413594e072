import { expect, test } from 'vitest';
import { quickChance, seatsOf } from '#tabletop';
import { begin, type Position, played } from '../tests/table.ts';
import { previewPlacement, type SpaceLabWords, spaceLab } from './index.ts';
import type { PlaceMove } from './moves.ts';
import { readMove, writeMove } from './notation.ts';
import type { State } from './state.ts';

const offered = (state: State, seat: number): readonly SpaceLabWords['Offer'][] =>
  spaceLab.legalMoves(spaceLab.view(state, seat));

const nine = 't0:red-01 t1:gold-03 t2:red-03 m0:red-04 m1:green-04 m2:green-06 m3:red-07 b0:red-09';

test('[PLACE-3] a placement is offered as a family: free slots, cost, and what may pay', () => {
  const state = begin({
    stations: [nine],
    hands: ['red-08 red-10 gold-08'],
    lab: 'blue-01',
    centre: 'blue-02 gold-02',
  });
  const slots = ['b1', 'b2'];
  expect(offered(state, 0)).toEqual([
    { type: 'place', card: 'red-08', slots, cost: 0, payWith: [] },
    { type: 'place', card: 'red-10', slots, cost: 1, payWith: ['red-08', 'gold-08'] },
    { type: 'place', card: 'gold-08', slots, cost: 2, payWith: ['red-08', 'red-10'] },
    { type: 'reveal' },
    { type: 'recruit', agency: 'gold' },
    { type: 'recruit', agency: 'blue' },
  ]);
  expect(offered(state, 1)).toEqual([]);
});

test('[PLACE-3] a family has every slot with every payment in every order, each once', () => {
  const state = begin({ stations: [nine], hands: ['red-08 red-10 gold-08'], lab: 'blue-01' });
  const family = offered(state, 0)[2];
  if (family === undefined) throw new Error('no third offer');
  const moves = [...spaceLab.offers.all(family)];
  expect(moves.map(writeMove)).toEqual([
    'place gold-08 b1 < red-08 red-10',
    'place gold-08 b1 < red-10 red-08',
    'place gold-08 b2 < red-08 red-10',
    'place gold-08 b2 < red-10 red-08',
  ]);
  expect(moves.every((move) => spaceLab.offers.has(family, move))).toBe(true);
  const drawn = new Set(seatsOf(60).map((seed) => writeMove(spaceLab.offers.draw(family, quickChance(seed)))));
  expect(drawn).toEqual(new Set(moves.map(writeMove)));
});

test.each([
  ['place gold-08 t0 < red-08 red-10', 'a taken slot'],
  ['place gold-08 b1 < red-08', 'too little'],
  ['place gold-08 b1 < red-08 red-08', 'one card twice'],
  ['place gold-08 b1 < red-08 gold-08', 'the card itself'],
  ['place red-10 b1 < red-08 gold-08', 'another card'],
  ['reveal', 'another kind of move'],
])('[PLACE-3] %s is not in the family: %s', (text) => {
  const family = {
    type: 'place',
    card: 'gold-08',
    slots: ['b1', 'b2'],
    cost: 2,
    payWith: ['red-08', 'red-10'],
  } as const;
  const move = readMove(text);
  expect(move !== null && spaceLab.offers.has(family, move)).toBe(false);
});

test('[OBJ-1] six ways to lay out three Objectives', () => {
  const state = spaceLab.setup({ options: { advanced: false }, seatCount: 2 }, quickChance(1), null);
  const moves = offered(state, 1);
  expect(moves).toHaveLength(6);
  expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(6);
});

const rich: Position = {
  hands: ['red-15 red-10 green-02 blue-08 red-05 red-08 gold-02'],
  projects: 'mars-1 mars-2 mars-3',
  lab: 'green-01',
};

const preview = (position: Position, text: string) => {
  const state = begin(position);
  const before = spaceLab.result(state).scores[state.turn] ?? 0;
  const told = previewPlacement(spaceLab.view(state, state.turn), readMove(text) as PlaceMove);
  return { state, before, told };
};

const nothing = {
  projects: [],
  labCards: [],
  validations: [],
  earnsTechnician: false,
  scoreChange: 0,
  bringsEnd: false,
};

test.each<[string, Position, string, object]>([
  ['[BONUS-10] the middle row', rich, 'place red-08 m0', { scoreChange: 1 }],
  [
    '[BONUS-2] the top row',
    rich,
    'place red-05 t0 < red-08 red-10 red-15',
    { projects: [{ source: 'slot', count: 3 }], scoreChange: 7 },
  ],
  [
    '[BONUS-1] own effect and top row',
    rich,
    'place red-15 t0 < red-08',
    {
      projects: [
        { source: 'card', count: 1 },
        { source: 'slot', count: 1 },
      ],
    },
  ],
  ['[BONUS-8] a medic', rich, 'place green-02 b0 < red-08', { labCards: ['objective'], scoreChange: 3 }],
  ['[BONUS-7] a technician', rich, 'place blue-08 b2', { earnsTechnician: true, scoreChange: 4 }],
  [
    '[VALID-2] a Validation with its Project, which a card counts',
    { ...rich, stations: ['t0:gold-15 m0:green-05 t2:red-07'] },
    'place gold-02 m1',
    {
      projects: [{ source: 'validation', count: 1 }],
      validations: [{ capsule: 'L', tile: { points: 5, bonus: 'project' } }],
      scoreChange: 1 + 5 + 1,
    },
  ],
  [
    '[BONUS-3] no more Projects than there are',
    { ...rich, projects: 'mars-1 mars-2' },
    'place red-05 t0 < red-08 red-10 red-15',
    { projects: [{ source: 'slot', count: 2 }], scoreChange: 7 },
  ],
  [
    '[REVEAL-3] the payment becomes the pile',
    { ...rich, lab: '' },
    'place green-02 b0 < red-08',
    { labCards: ['objective'], scoreChange: 3 },
  ],
  [
    '[END-1] a tenth card',
    { ...rich, stations: [`${nine} b1:gold-07`] },
    'place red-08 b2',
    { scoreChange: 1 + 3 + 1 + 2 + 2, bringsEnd: true },
  ],
])('preview: %s', (_rule, position, text, found) => {
  const { told, state, before } = preview(position, text);
  expect(told).toEqual({ ...nothing, ...found });
  if ((told?.projects.length ?? 0) > 0) return;
  played(state, `0 ${text}`);
  expect((spaceLab.result(state).scores[0] ?? 0) - before).toBe(told?.scoreChange);
});

test('preview: nothing is foretold of a move that is not legal', () => {
  expect(preview(rich, 'place red-05 t0 < red-08').told).toBe(null);
});
