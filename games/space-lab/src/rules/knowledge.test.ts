import { describe, expect, test } from 'vitest';
import { quickChance, seatsOf } from '#tabletop';
import { begin, beginWith, type Position, played, setupOf } from '../../tests/table.ts';
import { labCard } from '../box.ts';
import { eventFor } from '../events.ts';
import { knownProjects, spaceLab } from '../index.ts';
import type { SeatState, State } from '../state.ts';
import { leaveHand, noteUnplaceable, takeUnseen } from './knowledge.ts';

const imaginedBy = (state: State, viewer: number): State[] =>
  seatsOf(30).map((seed) => spaceLab.imagine(spaceLab.view(state, viewer), quickChance(seed)));

/** Seat 0 will draw the Lab card green-13 by a medic below L. */
const medic: Position = {
  hands: ['green-02 red-10 red-13', 'gold-04 gold-06'],
  lab: 'green-13 blue-03 blue-02 red-02',
};

describe('[SECRET-1] what a viewer is not told', () => {
  test('a Lab card drawn by a bonus', () => {
    const [drawn] = played(begin(medic), '0 place green-02 b0 < red-10').filter(
      (event) => event.type === 'lab-card-drawn',
    );
    if (drawn === undefined) throw new Error('nothing drawn');
    expect([0, 1, 'spectator' as const].map((viewer) => eventFor(drawn, viewer))).toEqual([
      { type: 'lab-card-drawn', seat: 0, source: 'objective', card: 'green-13' },
      { type: 'lab-card-drawn', seat: 0, source: 'objective', card: null },
      { type: 'lab-card-drawn', seat: 0, source: 'objective', card: null },
    ]);
  });

  test('Projects drawn, kept and put under the pile', () => {
    const state = begin({
      hands: ['red-02 red-10 red-13 red-08', ''],
      projects: 'mars-1 mars-2 mars-3',
      lab: 'red-01',
    });
    const told = played(state, '0 place red-02 t0 < red-10 red-13', '0 project mars-2');
    const about = told.filter((event) => event.type === 'projects-drawn' || event.type === 'project-kept');
    expect(about.map((event) => eventFor(event, 0))).toEqual(about);
    expect(about.map((event) => eventFor(event, 1))).toEqual([
      { type: 'projects-drawn', seat: 0, source: 'slot', count: 2, projects: null },
      { type: 'project-kept', seat: 0, project: null, returnedCount: 1, returned: null },
    ]);
    expect(spaceLab.view(state, 1).seats[0]).toMatchObject({ projectCount: 1, projects: null });
  });

  test('Objectives passed on: giver and taker know, nobody else', () => {
    const state = beginWith({ objectives: (setupOf({ seats: 3 }) as { objectives: string[][] }).objectives }, 3, true);
    const told = played(state, '0 hand-on red-red-blue', '1 hand-on gold-gold-red', '2 hand-on red-red-gold');
    const exchanged = told.at(-1);
    if (exchanged === undefined) throw new Error('nothing told');
    const [fromTwo, fromZero, fromOne] = ['red-red-gold', 'red-red-blue', 'gold-gold-red'].map(
      (id) => `objective-${id}`,
    );
    expect([0, 1, 2, 'spectator' as const].map((viewer) => eventFor(exchanged, viewer))).toEqual([
      { type: 'objectives-exchanged', received: [fromTwo, fromZero, null] },
      { type: 'objectives-exchanged', received: [null, fromZero, fromOne] },
      { type: 'objectives-exchanged', received: [fromTwo, null, fromOne] },
      { type: 'objectives-exchanged', received: [null, null, null] },
    ]);
  });

  test('Projects are shown at the end, hands are not', () => {
    const state = begin({ seats: 1, lab: 'red-01', owned: ['mars-1'], hands: ['gold-02'] });
    expect(spaceLab.view(state, 'spectator').seats[0]?.projects).toBe(null);
    played(state, '0 reveal');
    const seen = spaceLab.view(state, 'spectator');
    expect([seen.seats[0]?.projects, seen.hand, seen.seats[0]?.shown]).toEqual([['mars-1'], [], []]);
  });
});

describe('[SECRET-1] positions that differ only in what seat 0 can not know look alike to it', () => {
  const one: Position = {
    hands: ['red-08 red-09', 'gold-04 gold-06'],
    lab: 'green-13 blue-03 blue-02',
    projects: 'mars-1 blackHoles-1 telescope-red',
    owned: ['mars-2', 'supernovae-1'],
    centre: 'red-01',
  };
  test.each<[string, Position]>([
    ['the order of the pile', { lab: 'blue-02 green-13 blue-03' }],
    ["the other's hand and the pile", { hands: ['red-08 red-09', 'blue-03 gold-06'], lab: 'green-13 gold-04 blue-02' }],
    ["the other's hand and what is out of the game", { hands: ['red-08 red-09', 'blue-11 blue-12'] }],
    ['the pile and what is out of the game', { lab: 'green-13 blue-11 blue-02' }],
    ['the order of the Projects', { projects: 'telescope-red mars-1 blackHoles-1' }],
    [
      "the other's Project and the pile",
      { projects: 'mars-1 blackHoles-1 supernovae-1', owned: ['mars-2', 'telescope-red'] },
    ],
  ])('%s', (_what, change) => {
    const [here, there] = [begin(one), begin({ ...one, ...change })];
    for (const viewer of [0, 'spectator'] as const) {
      expect(JSON.stringify(spaceLab.view(there, viewer))).toBe(JSON.stringify(spaceLab.view(here, viewer)));
    }
    expect(JSON.stringify(there)).not.toBe(JSON.stringify(here));
  });
});

describe('[SECRET-2] which cards went into a pile is known, not their order', () => {
  test('at the start all that nobody has seen, in the order of the box', () => {
    const state = begin({ lab: 'red-02 red-01', centre: 'red-03', hands: ['red-04', ''] });
    expect(spaceLab.view(state, 1).pools[0]?.slice(0, 4)).toEqual(['red-01', 'red-02', 'red-04', 'red-05']);
  });

  test('after a reshuffle the discard, even if a position fixes the order', () => {
    const state = begin({ lab: 'red-02 red-01 red-03', discard: 'gold-05 blue-02 gold-01' });
    played(state, '0 reveal');
    expect(spaceLab.view(state, 1).pools[1]).toEqual(['gold-01', 'gold-05', 'blue-02']);
    const orders = new Set(imaginedBy(state, 1).map((imagined) => imagined.pile.join(' ')));
    expect(orders.size).toBe(6);
  });
});

describe('[SECRET-3] what everybody saw being taken is remembered', () => {
  test('from the Centre and from a reveal, until it is played', () => {
    const state = begin({ centre: 'red-08 red-10', lab: 'gold-04 gold-02 blue-02 green-01' });
    played(state, '0 recruit red', '1 reveal', '1 keep gold');
    expect(spaceLab.view(state, 'spectator').seats.map((seat) => seat.shown)).toEqual([
      ['red-08', 'red-10'],
      ['gold-04', 'gold-02'],
    ]);
    played(state, '0 place red-10 m0 < red-08');
    expect(spaceLab.view(state, 1).seats[0]?.shown).toEqual([]);
    for (const imagined of imaginedBy(state, 0)) expect(imagined.seats[1]?.shown).toEqual(['gold-04', 'gold-02']);
  });

  test('a card drawn by a bonus is one of its pile, until it is played', () => {
    const state = begin({
      ...medic,
      hands: ['green-02 red-10', 'gold-04 gold-06'],
      lab: 'red-08 blue-03 blue-02 red-02',
    });
    played(state, '0 place green-02 b0 < red-10');
    expect(spaceLab.view(state, 1).seats[0]?.unseen).toEqual([{ pool: 0, costFrom: 0 }]);
    played(state, '0 place red-08 m0');
    expect(spaceLab.view(state, 1).seats[0]?.unseen).toEqual([]);
    expect(spaceLab.view(state, 1).pools[0]).not.toContain('red-08');
  });

  test('the last card of a pile is remembered as one of that pile, not of the next', () => {
    const state = begin({
      hands: ['green-02 red-10', ''],
      lab: 'red-08',
      discard: 'blue-02 blue-03',
      stations: ['', 'm0:red-01'],
    });
    played(state, '0 place green-02 b0 < red-10');
    expect(spaceLab.view(state, 1).seats[0]?.unseen).toEqual([{ pool: 0, costFrom: 0 }]);
    expect(spaceLab.view(state, 1).pools[1]).toEqual(['red-10', 'blue-02', 'blue-03']);
    for (const imagined of imaginedBy(state, 1)) {
      expect(imagined.pile.toSorted()).toEqual(['blue-02', 'blue-03', 'red-10']);
    }
  });
});

describe('[SECRET-4] an action that ends by itself tells something of the hand', () => {
  test('one card that could not be paid for costs something', () => {
    const state = begin(medic);
    played(state, '0 place green-02 b0 < red-10', '0 place red-13 m0 < green-13');
    expect(spaceLab.view(state, 1).seats[0]?.unseen).toEqual([]);
    const other = begin({ ...medic, hands: ['green-02 red-10', ''] });
    played(other, '0 place green-02 b0 < red-10');
    expect(spaceLab.view(other, 1).seats[0]?.unseen).toEqual([{ pool: 0, costFrom: 1 }]);
    const costs = imaginedBy(other, 1).map((imagined) => labCard(imagined.seats[0]?.hidden[0] ?? '').cost);
    expect(Math.min(...costs)).toBe(1);
  });

  test('who passes because nothing can be done tells the same', () => {
    const state = begin({ hands: ['red-02 gold-04', ''] });
    played(state, '0 pass');
    expect(spaceLab.view(state, 1).seats[0]?.unseen).toEqual(Array(2).fill({ pool: 0, costFrom: 2 }));
  });

  test('who declines the last Place tells nothing', () => {
    const nine = 't0:red-01 t1:gold-03 t2:red-03 m0:red-04 m1:green-04 m2:green-06 m3:red-07 b0:red-09 b1:gold-07';
    const state = begin({ seats: 3, stations: [nine], hands: ['red-08', 'red-02 gold-04', 'gold-02'] });
    played(state, '0 place red-08 b2', '1 pass');
    expect(spaceLab.view(state, 2).seats[1]?.unseen).toEqual(Array(2).fill({ pool: 0, costFrom: 0 }));
  });

  test('who is still placing holds a card that can be paid for', () => {
    const state = begin({ ...medic, hands: ['green-02 red-10', ''], lab: 'red-08 blue-03 blue-02 red-02' });
    played(state, '0 place green-02 b0 < red-10');
    expect(state.phase).toBe('placing');
    const costs = imaginedBy(state, 1).map((imagined) => labCard(imagined.seats[0]?.hidden[0] ?? '').cost);
    expect(Math.max(...costs)).toBe(0);
  });

  test.each([
    ['gold-04', [0, 2], 'it may have been any: the one most was known about is struck off'],
    ['blue-01', [2, 2], 'it cost nothing: it was none of the dear ones'],
  ])('when %s leaves the hand, %j is still known: %s', (card, costs) => {
    const state = begin({ hands: ['red-02 gold-04', 'red-08'], lab: 'blue-01' });
    const seat = state.seats[0] as SeatState;
    noteUnplaceable(seat);
    takeUnseen(state, seat, 'blue-01');
    leaveHand(state, seat, card);
    expect(seat.unseen.map((known) => known.costFrom)).toEqual(costs);
  });
});

describe('[SECRET-5] who put Projects under the pile knows them again', () => {
  const start: Position = {
    hands: ['red-05 red-10 red-09 red-13 red-08', 'gold-11 gold-02 gold-04 gold-06', ''],
    seats: 3,
    projects: 'mars-1 mars-2 mars-3 mars-4',
    lab: 'blue-01 blue-02',
  };

  test('what lies under the pile, and in which order', () => {
    const state = begin(start);
    played(state, '0 place red-05 t0 < red-10 red-09 red-13', '0 project mars-2');
    expect(knownProjects(spaceLab.view(state, 0)).pile).toEqual([null, 'mars-1', 'mars-3']);
    expect(knownProjects(spaceLab.view(state, 1)).pile).toEqual([null, null, null]);
    for (const imagined of imaginedBy(state, 0)) expect(imagined.projects.slice(0, 2)).toEqual(['mars-3', 'mars-1']);
  });

  test('who draws a single card that another put there is known to own it', () => {
    const state = begin({ ...start, projects: 'mars-1 mars-2 mars-3' });
    played(state, '0 place red-05 t0 < red-10 red-09 red-13', '0 project mars-2', '0 end');
    played(state, '1 place gold-11 t0 < gold-04');
    expect(knownProjects(spaceLab.view(state, 0)).owned[1]).toEqual(['mars-1']);
    expect(knownProjects(spaceLab.view(state, 2)).owned[1]).toEqual([null]);
    for (const imagined of imaginedBy(state, 0)) expect(imagined.seats[1]?.projects).toEqual(['mars-1']);
  });

  test('who draws several of them and keeps one: it is one of those, and the others lie below', () => {
    const state = begin({ ...start, projects: 'mars-1 mars-2 mars-3' });
    played(state, '0 place red-05 t0 < red-10 red-09 red-13', '0 project mars-2', '0 end');
    // A researcher below a researcher: both cards that seat 0 put under.
    played(state, '1 place gold-11 b0 < gold-04', '1 project mars-3');
    expect(knownProjects(spaceLab.view(state, 0))).toEqual({ pile: [null], owned: [['mars-2'], [null], []] });
    const worlds = imaginedBy(state, 0).map((imagined) => `${imagined.seats[1]?.projects} ${imagined.projects}`);
    expect([...new Set(worlds)].sort()).toEqual(['mars-1 mars-3', 'mars-3 mars-1']);
  });
});
