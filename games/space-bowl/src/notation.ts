/** Positions, cards, throws and moves as short texts: `C2`, `aes`, `*a . . / . e . / . . o`, `place C2`. */

import {
  BIG_GALAXY_SIZE,
  bitOf,
  type Card,
  CELLS,
  type Cell,
  cardWith,
  constellation,
  GALAXY_SIZE,
  PLANETS,
  type Planet,
  type PlanetMask,
  planetsIn,
} from './components.ts';
import type { Move } from './moves.ts';
import type { Throw } from './state.ts';

const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const ROWS = [1, 2, 3, 4, 5, 6] as const;

/** [SETUP-2] Column letter, then row number from the top. */
export type Position = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;

function positionsIn(size: number): readonly Position[] {
  return ROWS.slice(0, size).flatMap((row) => COLUMNS.slice(0, size).map((column): Position => `${column}${row}`));
}

const POSITIONS = positionsIn(GALAXY_SIZE);
const BIG_POSITIONS = positionsIn(BIG_GALAXY_SIZE);

/** Every position of a galaxy, row by row: the order in which its cards are kept. */
export function positionsOf(size: number): readonly Position[] {
  return size === GALAXY_SIZE ? POSITIONS : BIG_POSITIONS;
}

export function isPosition(json: unknown): json is Position {
  if (typeof json !== 'string' || json.length !== 2) return false;
  const column = json.charCodeAt(0);
  const row = json.charCodeAt(1);
  return column >= 65 && column <= 70 && row >= 49 && row <= 54;
}

/** Where a galaxy keeps the card at this position; -1 if the position is not in it. */
export function placeOf(position: Position, size: number): number {
  const column = position.charCodeAt(0) - 65;
  const row = position.charCodeAt(1) - 49;
  return column < size && row < size ? row * size + column : -1;
}

/** One letter a planet; ash is `h`, since azure has the `a`. */
export const PLANET_LETTERS: { readonly [P in Planet]: string } = {
  azure: 'a',
  ember: 'e',
  prism: 'p',
  sky: 's',
  rust: 'r',
  ash: 'h',
};

const DISC = '*';
const HOLE = 'o';
const EMPTY = '.';

/** `aes`: azure, ember and sky; `.`: no planet. */
export function readMask(text: string): PlanetMask {
  let mask = 0;
  for (const letter of text === EMPTY ? '' : text) {
    const planet = PLANETS.find((known) => PLANET_LETTERS[known] === letter);
    if (planet === undefined) throw new Error(`no planet "${letter}" in "${text}"`);
    mask |= bitOf(planet);
  }
  return mask;
}

export function writeMask(mask: PlanetMask): string {
  const letters = planetsIn(mask).map((planet) => PLANET_LETTERS[planet]);
  return letters.length === 0 ? EMPTY : letters.join('');
}

export function readCard(text: string): Card {
  const card = cardWith(readMask(text));
  if (card === null) throw new Error(`no card "${text}" in the deck`);
  return card;
}

export const writeCard = (card: Card): string => writeMask(constellation(card).mask);

/** Nine cells row by row: `*` the disc, `o` the black disc, a letter each marble. */
export function readThrow(text: string): Throw {
  const drawn = text.split(/[\s/]+/).filter((cell) => cell !== '');
  const cellOf = (piece: string): Cell | null => CELLS[drawn.findIndex((cell) => cell.includes(piece))] ?? null;
  const destination = cellOf(DISC);
  if (drawn.length !== CELLS.length || destination === null) throw new Error(`not a throw: "${text}"`);
  const marbles: { -readonly [P in Planet]?: Cell } = {};
  for (const planet of PLANETS) {
    const cell = cellOf(PLANET_LETTERS[planet]);
    if (cell !== null) marbles[planet] = cell;
  }
  return { destination, marbles, blackHole: cellOf(HOLE) };
}

export function writeThrow({ destination, marbles, blackHole }: Throw): string {
  const drawn = CELLS.map((cell) => {
    const disc = cell === destination ? DISC : '';
    const hole = cell === blackHole ? HOLE : '';
    const letters = PLANETS.filter((planet) => marbles[planet] === cell).map((planet) => PLANET_LETTERS[planet]);
    return disc + hole + letters.join('') || EMPTY;
  });
  return [0, 3, 6].map((row) => drawn.slice(row, row + 3).join(' ')).join(' / ');
}

/** `go`, `place C2`. */
export function writeMove(move: Move): string {
  return 'position' in move ? `${move.type} ${move.position}` : move.type;
}
