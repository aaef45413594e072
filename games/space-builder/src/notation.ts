/**
 * Positions and moves as short text.
 *
 * `3B5v` is building 3, face B, on plot 5, its top pointing down. A board is such words in a row, ascending.
 * Moves: `3B5v` builds, `-3` takes back, `+6` unlocks; `finish` and `ready` are themselves.
 */

import {
  BASE,
  BUILDINGS,
  type Building,
  FACES,
  PLACES,
  PLOTS,
  type Placed,
  placeOf,
  QUARTER_TURNS,
  SIDE,
} from './components.ts';
import type { Move } from './moves.ts';
import type { ShownPlan } from './plans.ts';

/** Where the top of a building points, by quarter turns. */
const TOPS = '^>v<';

function readBuilding(letter: string | undefined): Building | null {
  return BUILDINGS.find((building) => String(building) === letter) ?? null;
}

export function readPlaced(word: string): Placed | null {
  const building = readBuilding(word[0]);
  const face = FACES.find((letter) => letter === word[1]);
  const plot = PLOTS.find((number) => String(number) === word[2]);
  const turn = QUARTER_TURNS.find((turns) => TOPS[turns] === word[3]);
  if (word.length !== 4 || building === null || face === undefined || plot === undefined || turn === undefined)
    return null;
  return { building, face, plot, turn };
}

export function writePlaced({ building, face, plot, turn }: Placed): string {
  return `${building}${face}${plot}${TOPS[turn]}`;
}

export function readBoard(text: string): Placed[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word) => {
    const placed = readPlaced(word);
    if (placed === null) throw new SyntaxError(`"${word}" is not a building on a board, as 3B5v is`);
    return placed;
  });
}

export function writeBoard(board: readonly Placed[]): string {
  return board.map(writePlaced).join(' ');
}

export function readMove(text: string): Move | null {
  if (text === 'finish' || text === 'ready') return { type: text };
  const building = text.length === 2 ? readBuilding(text[1]) : null;
  if (building !== null && text[0] === '-') return { type: 'takeBack', building };
  if (building !== null && text[0] === '+') return { type: 'unlock', building };
  const placed = readPlaced(text);
  return placed === null ? null : { type: 'build', ...placed };
}

export function writeMove(move: Move): string {
  switch (move.type) {
    case 'build':
      return writePlaced(move);
    case 'takeBack':
      return `-${move.building}`;
    case 'unlock':
      return `+${move.building}`;
    case 'finish':
    case 'ready':
      return move.type;
  }
}

/** Three lines of three places; `.` is an empty plot, `*` the Base. */
export function drawBoard(board: readonly Placed[]): string {
  return drawPlaces((place) => {
    const placed = board.find(({ plot }) => placeOf(plot) === place);
    if (placed !== undefined) return `${placed.building}${placed.face}${TOPS[placed.turn]}`;
    return place === BASE ? '*' : '.';
  });
}

/** The card as it lies before the players. */
export function drawPlan({ base, buildings }: ShownPlan): string {
  return drawPlaces((place) => {
    const shown = buildings.find((each) => each.place === place);
    if (shown !== undefined) return `${shown.building}${shown.face}${TOPS[shown.turn]}`;
    return place === base ? '*' : '.';
  });
}

function drawPlaces(drawn: (place: number) => string): string {
  const lines: string[] = [];
  for (let first = 0; first < PLACES.length; first += SIDE) {
    const row = PLACES.slice(first, first + SIDE).map((place) => drawn(place).padEnd(3));
    lines.push(row.join(' ').trimEnd());
  }
  return lines.join('\n');
}
