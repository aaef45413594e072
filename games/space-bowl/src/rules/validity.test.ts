import { describe, expect, test } from 'vitest';
import { optionsWith } from '../../tests/table.ts';
import { positionsOf, readMask, readThrow } from '../notation.ts';
import { galaxySize, type Options } from '../options.ts';
import { FACE_DOWN, type Solutions, solutions } from './validity.ts';

/** Letters are planets, `.` a card that shows none of them, `#` one that lies face down. */
function found(galaxy: string, thrown: string, options: Partial<Options> = {}): Solutions {
  const sky = galaxy
    .trim()
    .split(/\s+/)
    .map((card) => (card === '#' ? FACE_DOWN : readMask(card)));
  return solutions(sky, readThrow(thrown), optionsWith(options));
}

/** The galaxy again, `x` where a card is valid. */
function drawn({ valid }: Solutions, options: Partial<Options> = {}): string {
  const size = galaxySize(optionsWith(options));
  const marks = positionsOf(size).map((position) => (valid.some((card) => card.position === position) ? 'x' : '.'));
  const rows = Array.from({ length: size }, (_, row) => marks.slice(row * size, (row + 1) * size).join(' '));
  return `\n${rows.join('\n')}\n`;
}

const inWords = ({ withJoker }: Solutions): readonly string[] =>
  withJoker.map(({ position, joker, turn }) => `${position} with ${joker} turned ${turn}`);

const LINE = `
.  .  .  .  .
.  a  e  .  .
.  a  es .  .
.  .  .  .  .
a  .  .  .  e
`;

const CORNERS = `
ae a  e  a  e
.  .  .  .  .
.  .  .  .  .
.  .  .  .  .
.  .  .  .  a
`;

describe('which cards are valid', () => {
  test('[VALID-1] each marble finds its planet, and more planets do no harm', () => {
    expect(drawn(found(LINE, '. . . / *a e . / . . .'))).toBe(`
. . . . .
. x . . .
. x . . .
. . . . .
. . . . .
`);
  });

  test('[VALID-1] the disc may lie elsewhere than its marbles', () => {
    expect(drawn(found(LINE, 'a e . / . . . / . * .'))).toBe(`
. . . . .
. . . . .
. . . . .
. . x . .
. . x . .
`);
  });

  test('[THROW-3] [VALID-1] pieces may share a cell: one card must show every planet there', () => {
    expect(drawn(found(CORNERS, '. . . / . *ae . / . . .'))).toBe(`
x . . . .
. . . . .
. . . . .
. . . . .
. . . . .
`);
  });

  test('[VALID-2] a cell with a marble must fall on the galaxy, an empty one need not', () => {
    expect(drawn(found(CORNERS, '. . . / . a . / . . *'))).toBe(`
. . . . .
. x x . x
. . . . .
. . . . .
. . . . .
`);
  });

  test('[SPHERE-1] opposite edges touch', () => {
    expect(drawn(found(CORNERS, '. . . / . a . / . . *', { sphere: true }))).toBe(`
x . . . .
. x x . x
. . . . .
. . . . .
. . . . .
`);
  });

  test('[TURN-1] the pattern turns about the disc; the first turn that fits is told', () => {
    const L = '. . . / *a e . / . . .';
    const galaxy = `
.  e  .  .  .
.  a  .  .  .
.  .  .  e  .
.  .  .  a  e
.  .  .  .  .
`;
    expect(found(galaxy, L).valid).toEqual([{ position: 'D4', turn: 0 }]);
    expect(found(galaxy, L, { rotation: true }).valid).toEqual([
      { position: 'B2', turn: 270 },
      { position: 'D4', turn: 0 },
    ]);
  });

  test.each([
    [90, 'B3'],
    [180, 'A2'],
    [270, 'B1'],
  ])('[TURN-1] a turn of %i° is clockwise: the marble east of the disc at B2 falls on %s', (turn, position) => {
    const places = { B3: '. . . . .\n. . . . .\n. e . . .', A2: '. . . . .\ne . . . .', B1: '. e . . .' };
    const galaxy = places[position as keyof typeof places].split(/\s+/);
    const whole = [...galaxy, ...Array.from({ length: 25 - galaxy.length }, () => '.')];
    whole[6] = 'a';
    expect(found(whole.join(' '), '. . . / . *a e / . . .', { rotation: true }).valid).toEqual([
      { position: 'B2', turn },
    ]);
  });

  test('[BIG-1] a galaxy of 6×6 reaches to F6', () => {
    const galaxy = `
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . a
. . . . . a
`;
    expect(drawn(found(galaxy, '. . . / . *a . / . . .', { bigGalaxy: true }), { bigGalaxy: true })).toBe(`
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . x
. . . . . x
`);
  });
});

describe('where the joker would make a card valid', () => {
  test('[JOKER-2] on the one card that lacks one planet', () => {
    const galaxy = `
a .  .  .  .
. .  .  .  .
. .  a  .  .
. .  .  .  .
. .  .  .  ae
`;
    const thrown = '. . . / . *a e / . . .';
    expect(found(galaxy, thrown).valid).toEqual([]);
    expect(inWords(found(galaxy, thrown))).toEqual([
      'A1 with B1 turned 0',
      'C3 with D3 turned 0',
      'D5 with D5 turned 0',
    ]);
  });

  test('[JOKER-2] not where two planets are missing, be it on one card', () => {
    const galaxy = `
. . . . .
. . . . .
. . a . .
. . . . .
. . . . .
`;
    expect(inWords(found(galaxy, '. . . / . *a es / . . .'))).toEqual([]);
  });

  test('[JOKER-6] a card that is valid in another turn needs no joker', () => {
    const galaxy = `
. . . . .
. . e . .
. . a . .
. . . . .
. . . . .
`;
    const thrown = '. . . / . *a e / . . .';
    expect(inWords(found(galaxy, thrown))).toContain('C3 with D3 turned 0');
    const turning = found(galaxy, thrown, { rotation: true });
    expect(turning.valid).toEqual([{ position: 'C3', turn: 270 }]);
    expect(inWords(turning).filter((words) => words.startsWith('C3'))).toEqual([]);
  });

  test('[JOKER-6] under rotation there may be a place for each turn', () => {
    const galaxy = `
. . . . .
. . . . .
. . a . .
. . . . .
. . . . .
`;
    expect(inWords(found(galaxy, '. . . / . *a e / . . .', { rotation: true }))).toEqual([
      'C3 with D3 turned 0',
      'C3 with C4 turned 90',
      'C3 with B3 turned 180',
      'C3 with C2 turned 270',
    ]);
  });

  test('[NOJOKER-1] nowhere where there is none', () => {
    expect(found(LINE, '. . . / *a e . / . . .', { noJoker: true }).withJoker).toEqual([]);
  });

  test('[JOKER-7] it does not stand for a card outside the galaxy', () => {
    const galaxy = `
. . . . a
. . . . .
. . . . .
. . . . .
. . . . .
`;
    expect(inWords(found(galaxy, '. . . / . *a e / . . .'))).toEqual([]);
  });

  test('[JOKER-7] it may lie on a face-down neighbour, and makes no face-down card a destination', () => {
    const galaxy = `
# e . . .
. . . . .
. . a # .
. . . . .
. . . . .
`;
    expect(inWords(found(galaxy, '. . . / . *a e / . . .'))).toEqual(['C3 with D3 turned 0']);
  });

  test('[JOKER-7] it lifts no ban', () => {
    const galaxy = `
a ep .  .  .
. .  .  .  .
a p  .  .  .
. .  .  .  .
. .  .  .  .
`;
    const thrown = '. . . / *a oe . / . . .';
    expect(found(galaxy, thrown).valid).toEqual([{ position: 'A3', turn: 0 }]);
    expect(inWords(found(galaxy, thrown)).filter((words) => words.startsWith('A1'))).toEqual([]);
  });
});

describe('black holes', () => {
  const galaxy = `
a  e  .  .  .
a  .  .  .  .
ae .  .  .  .
.  .  .  .  .
.  .  .  .  a
`;

  test('[HOLE-2] the card there must not show the planets whose marbles lie with it', () => {
    expect(drawn(found(galaxy, '. . . / *a oe . / . . .'))).toBe(`
. . . . .
x . . . .
x . . . .
. . . . .
. . . . .
`);
  });

  test('[HOLE-2] on the disc it bans the marbles there, and the card can still be the destination', () => {
    expect(drawn(found(galaxy, '. . . / a *oe . / . . .'))).toBe(`
. . . . .
. x . . .
. x . . .
. . . . .
. . . . .
`);
  });

  test('[HOLE-3] without marbles its cell counts as empty, so it may fall outside', () => {
    expect(drawn(found(galaxy, '. . . / . *a o / . . .'))).toBe(`
x . . . .
x . . . .
x . . . .
. . . . .
. . . . x
`);
  });

  test('[HOLE-3] with marbles it must fall inside', () => {
    expect(drawn(found(galaxy, '. . . / . *a os / . . .'))).toBe(`
x . . . .
x . . . .
x . . . .
. . . . .
. . . . .
`);
  });

  test('[VOID-1] [HOLE-2] a face-down card shows nothing that could be banned', () => {
    expect(found(galaxy.replace('e ', '# '), '. . . / *a oe . / . . .').valid[0]).toEqual({ position: 'A1', turn: 0 });
  });
});

test('[VOID-1] a face-down card shows no planet and is no destination', () => {
  const galaxy = `
a e . . .
# e . . .
a # . . .
. . . . .
. . . . .
`;
  expect(drawn(found(galaxy, '. . . / *a e . / . . .'))).toBe(`
x . . . .
. . . . .
. . . . .
. . . . .
. . . . .
`);
  expect(found(galaxy, '. . . / * e . / . . .').valid).toEqual([{ position: 'A1', turn: 0 }]);
});
