import { describe, expect, test } from 'vitest';
import { gravitySuperstar } from '#games/gravity-superstar';
import { isUntouched, sealedChance } from '#tabletop';

const TABLE = { options: { end: 'normal' as const }, seatCount: 2 };

const BOARD = `+   +---+   +
 *b  .   D^
+   +   +---+
 R  |*   Rw
+---+   +   +`;
const DRAWN = { board: BOARD, doors: [[0, 2]], openDoor: 0, first: 1 };

const TILES = [
  { tile: 4, side: 'B', turn: 270 },
  { tile: 1, side: 'A', turn: 0 },
];
const STARS = Array.from({ length: 24 }, (_, index) => (index < 12 ? ['blue', 'white'][index % 2] : null));
const LAID = { tiles: TILES, stars: STARS, openDoor: 1, first: 0 };

function state(json: unknown, key = '07') {
  const given = gravitySuperstar.parseSetup(json, TABLE);
  if (!given.ok) throw new Error(given.error);
  return gravitySuperstar.setup(TABLE, sealedChance(key), given.value);
}

const errorOf = (json: unknown): string | null => {
  const given = gravitySuperstar.parseSetup(json, TABLE);
  return given.ok ? null : given.error;
};

describe('what is given', () => {
  test('[SETUP-1] [SETUP-3] a drawn position is taken as it is, and nothing is drawn by lot', () => {
    const match = state({
      ...DRAWN,
      pawns: [{ cell: [1, 1], up: 'S' }, null],
      hands: [['long', 'joker'], ['drop']],
      owned: [{ stars: { blue: 2, pink: 1 }, tokens: 4 }, { tokens: 1 }],
    });
    expect(gravitySuperstar.result(match)).toEqual({
      scores: [8, 1],
      stars: [
        { blue: 2, yellow: 0, pink: 1, green: 0, orange: 0, white: 0 },
        { blue: 0, yellow: 0, pink: 0, green: 0, orange: 0, white: 0 },
      ],
      tokens: [4, 1],
      pawns: [
        { cell: [1, 1], up: 'S' },
        { cell: [0, 2], up: 'N' },
      ],
      hands: [2, 1],
      openDoor: [0, 2],
      starsLeft: 2,
      pool: 13,
      turn: 1,
      phase: 'act',
      round: 0,
      winners: null,
    });
    expect(isUntouched(match.chance)).toBe(true);
  });

  test('[SETUP-2] tiles row by row, stars in reading order', () => {
    const match = state(LAID);
    expect([match.board.rows, match.board.cols, match.starsLeft, match.openDoor, match.turn]).toEqual([
      6, 12, 12, 0, 0,
    ]);
    const lying = match.stars.filter((star) => star !== -1);
    expect(lying).toEqual([0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5]);
    expect(isUntouched(match.chance)).toBe(true);
  });

  test('[SETUP-1] what is left out is drawn', () => {
    for (const json of [{}, { tiles: TILES }, { stars: STARS }, { first: 0 }, { board: BOARD, doors: [[0, 2]] }]) {
      expect(isUntouched(state(json).chance)).toBe(false);
    }
    const keys = ['01', '02', '03', '04', '05', '06', '07', '08'];
    const { first: _, ...noFirst } = DRAWN;
    expect(new Set(keys.map((key) => state(noFirst, key).first))).toEqual(new Set([0, 1]));
    expect(new Set(keys.map((key) => JSON.stringify(state({ tiles: TILES }, key).stars))).size).toBe(8);
    expect(new Set(keys.map((key) => JSON.stringify(state({ tiles: TILES }, key).board))).size).toBe(1);
  });

  test('[SETUP-6] stars that are drawn come from what is left in the bag', () => {
    const owned = [{ stars: { blue: 13, yellow: 13, pink: 13 } }, { stars: { green: 13, orange: 13 } }];
    const { stars } = state({ ...LAID, stars: undefined, owned });
    expect(stars.filter((star) => star !== -1)).toEqual(new Array(13).fill(5));
  });

  test('[SETUP-8] [SETUP-4] a pawn may stand in mid-air, on a star, on a door', () => {
    const pawns = [
      { cell: [0, 0], up: 'W' },
      { cell: [0, 2], up: 'S' },
    ];
    expect(gravitySuperstar.result(state({ ...DRAWN, pawns })).pawns).toEqual(pawns);
  });

  test.each([
    ['[SETUP-3] a board of 2 by 2', { board: '+   +   +\n D^  .\n+   +   +\n .   .\n+   +   +', doors: [[0, 0]] }],
    ['[SETUP-3] a door whose pawn stands on nothing', { ...DRAWN }],
    ['[SETUP-5] a hand of one card', { ...DRAWN, hands: [['joker'], ['long', 'high', 'drop', 'rotate', 'joker']] }],
    ['[SETUP-6] nothing owned, said in full or not', { ...DRAWN, owned: [{}, { stars: {}, tokens: 0 }] }],
    ['[SETUP-6] all tokens owned', { ...DRAWN, owned: [{ tokens: 9 }, { tokens: 9 }] }],
    ['[SETUP-7] all stars of a colour', { ...DRAWN, owned: [{ stars: { blue: 12 } }, { stars: { green: 13 } }] }],
  ])('%s', (_, json) => {
    expect(errorOf(json)).toBe(null);
  });
});

const pawn = (row: unknown, col: unknown, up: unknown = 'N') => ({ cell: [row, col], up });

describe('what is not a set-up', () => {
  test.each<[words: string, json: unknown, error: RegExp]>([
    ['[SETUP-1] not an object', [], /must be an object/],
    ['[SETUP-1] null', null, /must be an object/],
    ['[SETUP-1] an unknown key', { ...DRAWN, pool: 3 }, /unknown key "pool"/],
    ['[SETUP-1] tiles and a board', { ...DRAWN, tiles: TILES }, /either/],
    ['[SETUP-1] a board and stars', { ...DRAWN, stars: [] }, /either/],
    ['[SETUP-1] a seat that is not there', { ...DRAWN, first: 2 }, /"first"/],
    ['[SETUP-1] half a seat', { ...DRAWN, first: 0.5 }, /"first"/],
    ['[SETUP-1] null for a seat', { ...DRAWN, first: null }, /"first"/],
    ['[SETUP-1] a door that is not there', { ...DRAWN, openDoor: 1 }, /"openDoor"/],
    ['[SETUP-1] a door in words', { ...DRAWN, openDoor: '0' }, /"openDoor"/],
    ['[SETUP-1] a third door of two', { ...LAID, openDoor: 2 }, /"openDoor"/],
    ['[SETUP-2] a tile used twice', { ...LAID, tiles: [TILES[0], { ...TILES[0], side: 'A' }] }, /twice/],
    ['[SETUP-2] a tile too many', { ...LAID, tiles: [...TILES, { tile: 2, side: 'A', turn: 0 }] }, /"tiles"/],
    ['[SETUP-2] an unknown tile', { ...LAID, tiles: [TILES[0], { tile: 7, side: 'A', turn: 0 }] }, /"tiles"/],
    ['[SETUP-2] an unknown side', { ...LAID, tiles: [TILES[0], { tile: 2, side: 'C', turn: 0 }] }, /"tiles"/],
    ['[SETUP-2] an eighth of a turn', { ...LAID, tiles: [TILES[0], { tile: 2, side: 'A', turn: 45 }] }, /"tiles"/],
    ['[SETUP-2] a whole turn', { ...LAID, tiles: [TILES[0], { tile: 2, side: 'A', turn: 360 }] }, /"tiles"/],
    ['[SETUP-2] a tile without a turn', { ...LAID, tiles: [TILES[0], { tile: 2, side: 'A' }] }, /"tiles"/],
    ['[SETUP-2] a tile with more', { ...LAID, tiles: [TILES[0], { ...TILES[1], at: 0 }] }, /"tiles"/],
    ['[SETUP-2] a star too few', { ...LAID, stars: STARS.slice(1) }, /"stars" must be 24/],
    ['[SETUP-2] a star too many', { ...LAID, stars: [...STARS, null] }, /"stars" must be 24/],
    ['[SETUP-2] a red star', { ...LAID, stars: ['red', ...STARS.slice(1)] }, /"stars"/],
    ['[SETUP-2] stars in an object', { ...LAID, stars: {} }, /"stars"/],
    ['[SETUP-3] doors without a board', { doors: [[0, 2]] }, /"board"/],
    ['[SETUP-3] a board without doors', { board: BOARD }, /"doors"/],
    ['[SETUP-3] a board in lines', { ...DRAWN, board: BOARD.split('\n') }, /"board"/],
    ['[SETUP-3] a cell that says nothing', { ...DRAWN, board: BOARD.replace('.', ' ') }, /row 0, column 1/],
    ['[SETUP-3] one row', { ...DRAWN, board: BOARD.split('\n').slice(0, 3).join('\n') }, /2 by 2/],
    ['[SETUP-3] one column', { board: '+   +\n D^\n+   +\n .\n+   +', doors: [[0, 0]] }, /2 by 2/],
    ['[SETUP-3] no door', { ...DRAWN, board: BOARD.replace('D^', '. '), doors: [] }, /must have a door/],
    ['[SETUP-3] a door left out', { ...DRAWN, doors: [] }, /"doors"/],
    [
      '[SETUP-3] a door twice',
      {
        ...DRAWN,
        doors: [
          [0, 2],
          [0, 2],
        ],
      },
      /"doors"/,
    ],
    ['[SETUP-3] a cell that is no door', { ...DRAWN, doors: [[0, 1]] }, /"doors"/],
    ['[SETUP-3] a door off the board', { ...DRAWN, doors: [[0, 5]] }, /"doors"/],
    ['[SETUP-3] a door by its number', { ...DRAWN, doors: [2] }, /"doors"/],
    ['[SETUP-4] two pawns in a cell', { ...DRAWN, pawns: [pawn(0, 0), pawn(0, 0, 'S')] }, /two pawns/],
    ['[SETUP-4] a pawn too few', { ...DRAWN, pawns: [null] }, /"pawns" must be a list of 2/],
    ['[SETUP-4] a pawn too many', { ...DRAWN, pawns: [null, null, null] }, /"pawns" must be a list of 2/],
    ['[SETUP-4] a pawn below the board', { ...DRAWN, pawns: [pawn(2, 0), null] }, /pawn 0/],
    ['[SETUP-4] a pawn left of the board', { ...DRAWN, pawns: [pawn(0, -1), null] }, /pawn 0/],
    ['[SETUP-4] a pawn between rows', { ...DRAWN, pawns: [pawn(0.5, 0), null] }, /pawn 0/],
    ['[SETUP-4] a pawn askew', { ...DRAWN, pawns: [null, pawn(0, 0, 'NE')] }, /pawn 1/],
    ['[SETUP-4] a pawn with no heading', { ...DRAWN, pawns: [null, { cell: [0, 0] }] }, /pawn 1/],
    ['[SETUP-4] a pawn with more', { ...DRAWN, pawns: [null, { ...pawn(0, 0), seat: 1 }] }, /pawn 1/],
    ['[SETUP-4] a pawn beyond a laid board', { ...LAID, pawns: [null, pawn(6, 0)] }, /pawn 1/],
    ['[SETUP-5] an empty hand', { ...DRAWN, hands: [[], ['long']] }, /hand 0/],
    ['[SETUP-5] a card twice', { ...DRAWN, hands: [['long'], ['long', 'long']] }, /hand 1/],
    ['[SETUP-5] an unknown card', { ...DRAWN, hands: [['fly'], ['long']] }, /hand 0/],
    ['[SETUP-5] a hand too few', { ...DRAWN, hands: [['long']] }, /"hands" must be a list of 2/],
    ['[SETUP-5] no hand', { ...DRAWN, hands: [null, ['long']] }, /hand 0/],
    ['[SETUP-6] nineteen tokens', { ...DRAWN, owned: [{ tokens: 9 }, { tokens: 10 }] }, /more than 18 tokens/],
    ['[SETUP-6] less than nothing', { ...DRAWN, owned: [{ tokens: -1 }, {}] }, /"owned" 0/],
    ['[SETUP-6] half a star', { ...DRAWN, owned: [{}, { stars: { blue: 0.5 } }] }, /"owned" 1/],
    ['[SETUP-6] a red star', { ...DRAWN, owned: [{}, { stars: { red: 1 } }] }, /"owned" 1/],
    ['[SETUP-6] stars in a list', { ...DRAWN, owned: [{ stars: [1] }, {}] }, /"owned" 0/],
    ['[SETUP-6] something else owned', { ...DRAWN, owned: [{ points: 3 }, {}] }, /"owned" 0/],
    ['[SETUP-6] null owned', { ...DRAWN, owned: [null, {}] }, /"owned" 0/],
    ['[SETUP-6] too few owners', { ...DRAWN, owned: [{}] }, /"owned" must be a list of 2/],
    [
      '[SETUP-7] fourteen of a colour owned',
      { ...DRAWN, owned: [{ stars: { pink: 7 } }, { stars: { pink: 7 } }] },
      /14 pink/,
    ],
    ['[SETUP-7] fourteen with the board', { ...DRAWN, owned: [{ stars: { blue: 13 } }, {}] }, /14 blue/],
    [
      '[SETUP-7] fourteen laid on tiles',
      { ...LAID, stars: [...new Array(14).fill('blue'), ...new Array(10).fill(null)] },
      /14 blue/,
    ],
  ])('%s', (_, json, error) => {
    expect(errorOf(json)).toMatch(error);
  });
});
