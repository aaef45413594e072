import { describe, expect, test } from 'vitest';
import { quickChance, sealedChance } from '#tabletop';
import { begin, beginWith, type Position, pileOf, projectPileOf, setupOf } from '../tests/table.ts';
import { spaceLab } from './index.ts';

const error = (json: unknown, seatCount = 2): string => {
  const given = spaceLab.parseSetup(json, { options: { advanced: false }, seatCount });
  return given.ok ? 'fine' : given.error;
};

/** A position in the middle of a match with some keys set otherwise. */
const changed = (change: object, position: Position = {}): object => ({ ...setupOf(position), ...change });
/** Without stations. */
const early = (change: object): object => {
  const { objectives, first } = setupOf({}) as { objectives: unknown; first: unknown };
  return { objectives, first, ...change };
};

const tiles = (...points: readonly unknown[]): object[] => points.map((each) => ({ points: each, bonus: null }));
const piles = (left: readonly object[]): object[] => [
  { pile: 'left', tiles: left },
  { pile: 'centre', tiles: [] },
  { pile: 'right', tiles: [] },
];
const LAB = '"lab" must list Lab cards by id';
const HANDS = '"hands" must be a list with one entry for each of the 2 seats';
const OWNED = 'each of "owned" must be {"projects": […], "validations": […]}';
const OWNED_TILE = '"owned": each of "validations" must be {"pile": left | centre | right, "points": number}';
const THREE = '"objectives" must list 3 Objective ids for each seat';

describe('[POS-1] what a position names must be of this game', () => {
  test.each<[unknown, string]>([
    [{}, 'fine'],
    [setupOf({}), 'fine'],
    [early({}), 'fine'],
    [null, 'it must be an object'],
    [[], 'it must be an object'],
    ['lab', 'it must be an object'],
    [
      JSON.parse('{"__proto__": {}}'),
      'unknown key "__proto__"; it has: lab, projects, objectives, first, validations, stations, hands, owned, centre, discard, reshuffle',
    ],
    [changed({ lab: null }), LAB],
    [changed({ lab: ['red-16'] }), LAB],
    [changed({ lab: 'red-01' }), LAB],
    [changed({ lab: [1] }), LAB],
    [changed({ lab: [['red-01']] }), LAB],
    [changed({ centre: [null] }), '"centre" must list Lab cards by id'],
    [changed({ discard: {} }), '"discard" must list Lab cards by id'],
    [changed({ projects: ['mars-8'] }), '"projects" must be a list of Project ids'],
    [changed({ projects: ['telescope-1'] }), '"projects" must be a list of Project ids'],
    [changed({ projects: 24 }), '"projects" must be a list of Project ids'],
    [changed({ first: 2 }), '"first" must be a seat'],
    [changed({ first: -1 }), '"first" must be a seat'],
    [changed({ first: 0.5 }), '"first" must be a seat'],
    [changed({ first: '0' }), '"first" must be a seat'],
    [changed({ first: null }), '"first" must be a seat'],
    [changed({ hands: [[]] }), HANDS],
    [changed({ hands: [[], [], []] }), HANDS],
    [changed({ hands: { 0: [], 1: [] } }), HANDS],
    [changed({ hands: [[], ['mars-1']] }), '"hands" must list Lab cards by id'],
    [changed({ hands: [[], null] }), '"hands" must list Lab cards by id'],
    [changed({ stations: [{}] }), '"stations" must be a list with one entry for each of the 2 seats'],
    [changed({ stations: [{}, []] }), 'each of "stations" must be {slot: card id}'],
    [changed({ stations: [{}, { s0: 'red-01' }] }), '"stations": no such slot, or no such card there: "s0"'],
    [changed({ stations: [{}, { t0: 'red-99' }] }), '"stations": no such slot, or no such card there: "t0"'],
    [changed({ stations: [{}, { t0: null }] }), '"stations": no such slot, or no such card there: "t0"'],
    [
      changed({ owned: [{ projects: [], validations: [] }] }),
      '"owned" must be a list with one entry for each of the 2 seats',
    ],
    [changed({ owned: [{ projects: [], validations: [] }, { projects: [] }] }), OWNED],
    [
      changed({
        owned: [
          { projects: [], validations: [] },
          { projects: [], validations: [], more: 1 },
        ],
      }),
      OWNED,
    ],
    [
      changed({ owned: [{ projects: ['mars-9'], validations: [] }, {}] }),
      '"owned": "projects" must be a list of Project ids',
    ],
    [changed({ owned: [{ projects: [], validations: [{ pile: 'top', points: 5 }] }, {}] }), OWNED_TILE],
    [changed({ owned: [{ projects: [], validations: [{ pile: 'left', points: '5' }] }, {}] }), OWNED_TILE],
    [changed({ owned: [{ projects: [], validations: [{ pile: 'left', points: 5, bonus: null }] }, {}] }), OWNED_TILE],
    [changed({ reshuffle: 'shuffled' }), '"reshuffle" can only be "inOrder"'],
    [changed({ reshuffle: true }), '"reshuffle" can only be "inOrder"'],
    [early({ objectives: [['objective-red-red-blue', 'objective-gold-gold-red'], []] }), THREE],
    [early({ objectives: [] }), '"objectives" must be a list with one entry for each of the 2 seats'],
    [
      early({
        objectives: [
          ['a', 'b', 'c'],
          ['d', 'e', 'f'],
        ],
      }),
      THREE,
    ],
    [changed({ validations: [] }), 'validations must be three piles'],
    [changed({ validations: piles(tiles(5, 4, 3, 2)) }), 'fine'],
    [changed({ validations: piles([]) }), 'fine'],
    [changed({ validations: piles(tiles(2, 3)) }), 'the left pile must have its highest tiles on top'],
    [
      changed({ validations: piles(tiles(2.5)) }),
      'each tile of the left pile must have whole "points" and a "bonus" (or null)',
    ],
    [
      changed({ validations: piles([{ points: 5 }]) }),
      'each tile of the left pile must have whole "points" and a "bonus" (or null)',
    ],
    [
      changed({ validations: [...piles([]).slice(0, 2), { pile: 'left', tiles: [] }] }),
      'validations must name each pile once',
    ],
  ])('%#: %j → %s', (json, answer) => {
    expect(error(json)).toBe(answer);
  });

  test('alone: one list of six Objectives, and seventeen slots', () => {
    const six = (setupOf({ seats: 1 }) as { objectives: string[][] }).objectives;
    expect(error({ objectives: six }, 1)).toBe('fine');
    expect(error({ objectives: six[0] }, 1)).toBe('"objectives" must be a list with one entry for each of the 1 seats');
    expect(error({ objectives: [six[0]?.slice(0, 3)] }, 1)).toBe(
      '"objectives" must list 6 Objective ids for each seat',
    );
    expect(error({ objectives: [six[0]?.slice(0, 3), six[0]?.slice(3)] }, 1)).toContain(
      'one entry for each of the 1 seats',
    );
    expect(error({ objectives: six, stations: [{ s0: 'red-01', n3: 'red-02' }] }, 1)).toBe('fine');
  });
});

describe('[POS-2] nothing is in two places', () => {
  test.each<[object, string]>([
    [changed({ lab: ['red-01', 'red-01'] }), '"red-01" is in two places'],
    [changed({ lab: ['red-01'], centre: ['red-01'] }), '"red-01" is in two places'],
    [changed({ discard: ['red-01'], hands: [[], ['red-01']] }), '"red-01" is in two places'],
    [changed({ hands: [['red-01'], ['red-01']] }), '"red-01" is in two places'],
    [changed({ stations: [{ t0: 'red-01' }, {}], hands: [[], ['red-01']] }), '"red-01" is in two places'],
    [changed({ stations: [{ t0: 'red-01', t1: 'red-01' }, {}] }), '"red-01" is in two places'],
    [changed({ projects: ['mars-1', 'mars-1'] }), '"mars-1" is in two places'],
    [changed({ projects: ['mars-1'] }, { owned: ['mars-1'] }), '"mars-1" is in two places'],
    [setupOf({ owned: ['mars-1', 'mars-1'] }), '"mars-1" is in two places'],
    [setupOf({ objectives: ['red-red-blue gold-gold-red red-red-blue'] }), '"objective-red-red-blue" is in two places'],
  ])('%#: %j → %s', (json, answer) => {
    expect(error(json)).toBe(answer);
  });
});

describe('[POS-3] piles', () => {
  test('lab and projects are the whole piles; what is named nowhere is out of the game', () => {
    const state = begin({ lab: 'red-02 red-01', projects: 'mars-2 mars-1' });
    expect([pileOf(state), projectPileOf(state)]).toEqual(['red-02 red-01', 'mars-2 mars-1']);
  });

  test('without them all that is not named elsewhere is shuffled', () => {
    const {
      lab: _lab,
      projects: _projects,
      ...rest
    } = setupOf({
      centre: 'red-01',
      discard: 'red-02',
      hands: ['red-03'],
      stations: ['t0:red-04'],
      owned: ['mars-1'],
    }) as { lab: unknown; projects: unknown };
    const state = beginWith(rest, 2);
    expect([state.pile.length, state.projects.length]).toEqual([56, 23]);
    expect(state.pile.some((card) => /^red-0[1-4]$/.test(card))).toBe(false);
    expect(state.projects).not.toContain('mars-1');
  });

  test('a position that fixes everything draws nothing', () => {
    const chance = sealedChance('00');
    const table = { options: { advanced: false }, seatCount: 2 };
    const given = spaceLab.parseSetup(setupOf({ lab: 'red-01' }), table);
    if (!given.ok) throw new Error(given.error);
    spaceLab.setup(table, chance, given.value);
    expect(chance.blocks).toBe(0);
  });
});

/** Complete for seat 0: L (gold-gold-green). */
const done = 't0:gold-15 m0:gold-04 m1:green-05';

describe('[POS-4] stations and tiles', () => {
  test.each<[object, string]>([
    [setupOf({ stations: [done], owned: ['+ left:5'] }), 'fine'],
    [setupOf({ stations: [done], owned: ['+ left:2'] }), 'fine'],
    [setupOf({ stations: [done] }), 'seat 0: a complete Objective lacks its owned tile (left)'],
    [setupOf({ stations: [done], owned: ['+ centre:5'] }), 'seat 0: a complete Objective lacks its owned tile (left)'],
    [
      setupOf({ stations: [done], owned: ['', '+ left:5'] }),
      'seat 0: a complete Objective lacks its owned tile (left)',
    ],
    [setupOf({ stations: [''], owned: ['+ left:5'] }), 'seat 0: an owned tile lacks its complete Objective (left)'],
    [
      setupOf({ stations: [done], owned: ['+ left:5 left:4'] }),
      'seat 0: an owned tile lacks its complete Objective (left)',
    ],
    [setupOf({ stations: [done], owned: ['+ left:9'] }), 'an owned tile is not in the box, or owned twice'],
    [setupOf({ stations: [done], owned: ['+ left:9'], validations: piles(tiles(1)) }), 'fine'],
    [
      setupOf({ stations: [done, 't0:green-01 m0:green-02 m1:gold-02'], owned: ['+ left:5', '+ left:5'] }),
      'an owned tile is not in the box, or owned twice',
    ],
    [setupOf({ stations: [done, 't0:green-01 m0:green-02 m1:gold-02'], owned: ['+ left:5', '+ left:4'] }), 'fine'],
    [
      early({
        owned: [
          { projects: ['mars-1'], validations: [] },
          { projects: [], validations: [] },
        ],
      }),
      'fine',
    ],
    [
      early({
        owned: [
          { projects: [], validations: [{ pile: 'left', points: 5 }] },
          { projects: [], validations: [] },
        ],
      }),
      'seat 0: an owned tile lacks its complete Objective (left)',
    ],
    [{ stations: [{}, {}] }, '"stations" need their "objectives"'],
  ])('%#: %j → %s', (json, answer) => {
    expect(error(json)).toBe(answer);
  });

  test('the piles are those of the box less the owned tiles', () => {
    const state = begin({ stations: [done], owned: ['+ left:4'] });
    expect(state.validations.map((pile) => pile.map((tile) => tile.points))).toEqual([
      [5, 3, 2],
      [5, 4, 3, 2],
      [5, 4, 3, 2],
    ]);
    expect(state.seats[0]?.validations).toEqual([4, null, null]);
  });

  test('the Objectives lie as listed, and nothing is passed, even in the advanced variant', () => {
    const state = begin({ advanced: true, first: 1 });
    expect([state.phase, state.turn]).toEqual(['turn', 1]);
    expect(state.seats[0]?.capsules).toEqual([
      'objective-gold-gold-green',
      'objective-red-red-blue',
      'objective-blue-blue-gold',
    ]);
  });

  test('technician bonuses are read off the stations', () => {
    expect(spaceLab.result(begin({ stations: ['b2:blue-08 b0:red-12'] })).detail[0]?.technicians).toBe(3);
  });

  test('alone: tiles of one pile lie over the complete Objectives of its column', () => {
    const lower = 'n0:green-01 n1:green-02 b0:gold-02';
    const state = begin({ seats: 1, stations: [`${done} ${lower}`], owned: ['+ left:4 left:5'], lab: 'red-01' });
    expect(state.seats[0]?.validations).toEqual([4, null, null, 5, null, null]);
    expect(error(setupOf({ seats: 1, stations: [done], owned: ['+ left:4 left:5'] }), 1)).toBe(
      'seat 0: an owned tile lacks its complete Objective (left)',
    );
  });
});

describe('[POS-5] a match that should be ending is not a position', () => {
  const ten =
    't0:red-01 t1:gold-03 t2:red-03 m0:red-04 m1:green-04 m2:green-06 m3:red-07 b0:red-09 b1:gold-07 b2:red-08';
  const third = `${done} t1:red-01 m2:blue-02 b1:red-02 m3:blue-03 t2:gold-02`;
  test.each<[object, string]>([
    [setupOf({ stations: [ten] }), 'seat 0: with every slot taken the match is ending'],
    [setupOf({ stations: [ten.slice(0, -10)] }), 'fine'],
    [
      setupOf({ stations: [third], owned: ['+ left:5 centre:5 right:5'] }),
      'seat 0: with its last Objective complete the match is ending',
    ],
  ])('%#: → %s', (json, answer) => {
    expect(json === undefined ? '' : error(json)).toBe(answer);
  });
});

test('[POS-6] without stations the Objectives are laid out first; hands are secret to the others', () => {
  const state = beginWith(early({ hands: [['red-01', 'red-02'], ['gold-01']], centre: ['blue-01'] }), 2);
  expect([state.phase, spaceLab.result(state)]).toMatchObject(['arranging', { hands: [2, 1], centre: ['blue-01'] }]);
  expect(spaceLab.view(state, 1).seats[0]).toMatchObject({ shown: [], unseen: [{ pool: 0 }, { pool: 0 }] });
});

test('[POS-7] an empty pile is refilled as the match begins; alone the match is over', () => {
  expect(pileOf(begin({ discard: 'red-02 red-01' }))).toBe('red-02 red-01');
  const alone = begin({ seats: 1, discard: 'red-02 red-01' });
  expect(spaceLab.result(alone)).toMatchObject({ pile: 0, turn: null, winners: [0], band: 0 });
});

test('[POS-1] a drawn match names nothing', () => {
  const state = spaceLab.setup({ options: { advanced: false }, seatCount: 4 }, quickChance(1), null);
  expect([state.pile.length, state.projects.length, state.centre.length]).toEqual([60, 24, 0]);
  expect(new Set(state.seats.flatMap((seat) => seat.objectives)).size).toBe(12);
});
