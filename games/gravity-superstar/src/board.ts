/** The board: cells, the platforms between them, and what is printed on it. Nothing here changes during a match. */

export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** An index into DIRECTIONS: turning right adds one, turning back adds two. */
export type Heading = number;

export function directionOf(heading: Heading): Direction {
  return DIRECTIONS[heading] as Direction;
}

/** Cells are counted row by row from the top left. */
export type Cell = number;

export const SYMBOLS = ['plain', 'star', 'replay', 'door'] as const;
export const PLAIN = 0;
export const STAR = 1;
export const REPLAY = 2;
export const DOOR = 3;

export interface Board {
  readonly rows: number;
  readonly cols: number;
  /** By cell: bit n is set when a platform lies on the edge towards DIRECTIONS[n]. */
  readonly platforms: readonly number[];
  /** By cell: which sideways moves are free for each heading. Follows from the platforms; see rules/ways.ts. */
  readonly ways: readonly number[];
  /** By cell: an index into SYMBOLS. */
  readonly symbols: readonly number[];
  /** The doors' cells, clockwise around the board. */
  readonly doors: readonly Cell[];
  /** By door: where the head of a pawn points that comes in there. */
  readonly heads: readonly Heading[];
}

/** The entry of a list at an index the list is known to cover: a cell of this board, a seat of this match. */
export function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

export const leftOf = (up: Heading): Heading => (up + 3) & 3;
export const rightOf = (up: Heading): Heading => (up + 1) & 3;
export const oppositeOf = (heading: Heading): Heading => heading ^ 2;

/** [BOARD-4] The cell next to this one, round the edge of the board where need be. */
export function neighbour(board: Pick<Board, 'rows' | 'cols'>, cell: Cell, toward: Heading): Cell {
  const { cols } = board;
  switch (toward) {
    case 0:
      return cell < cols ? cell + cols * (board.rows - 1) : cell - cols;
    case 1:
      return (cell + 1) % cols === 0 ? cell + 1 - cols : cell + 1;
    case 2:
      return cell >= cols * (board.rows - 1) ? cell - cols * (board.rows - 1) : cell + cols;
    default:
      return cell % cols === 0 ? cell + cols - 1 : cell - 1;
  }
}

/** [BOARD-3] Whether nothing lies on that edge of the cell. */
export function isOpen(board: Pick<Board, 'platforms'>, cell: Cell, toward: Heading): boolean {
  return ((at(board.platforms, cell) >> toward) & 1) === 0;
}

/** [BOARD-3] [BOARD-4] Every platform known to both cells it lies between, those over the edge of the board included. */
export function fromBothSides(size: Pick<Board, 'rows' | 'cols'>, drawn: readonly number[]): readonly number[] {
  const platforms = drawn.slice();
  drawn.forEach((edges, cell) => {
    for (let toward = 0; toward < 4; toward++) {
      if (((edges >> toward) & 1) === 0) continue;
      const beyond = neighbour(size, cell, toward);
      platforms[beyond] = at(platforms, beyond) | (1 << oppositeOf(toward));
    }
  });
  return platforms;
}

/** As recordings and results write a cell. */
export type RowCol = readonly [row: number, col: number];

export function rowCol(board: Pick<Board, 'cols'>, cell: Cell): RowCol {
  return [Math.floor(cell / board.cols), cell % board.cols];
}

export function cellAt(board: Pick<Board, 'cols'>, [row, col]: RowCol): Cell {
  return row * board.cols + col;
}
