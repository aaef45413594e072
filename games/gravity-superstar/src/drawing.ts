/** Boards as text: a grid of cells with platforms between them. */

import { type Parsed, parsed, unparsable } from '#tabletop';
import { at, type Cell, DOOR, type Heading, PLAIN } from './board.ts';
import { NONE } from './state.ts';

/** Text cut into cells of some width, and the platforms as they are drawn: those on the rim belong to the cell inside. */
export interface Grid {
  readonly rows: number;
  readonly cols: number;
  /** Characters to a cell. */
  readonly width: number;
  /** By cell: bit n for the edge towards DIRECTIONS[n]. */
  readonly platforms: readonly number[];
  readonly cells: readonly string[];
}

/** [DRAW-1] What the cells of a board say. */
export interface Drawing {
  readonly rows: number;
  readonly cols: number;
  readonly platforms: readonly number[];
  /** By cell: an index into SYMBOLS. */
  readonly symbols: readonly number[];
  /** By cell: an index into COLOURS, or NONE. */
  readonly stars: readonly number[];
  /** By cell: where a door's head points, or NONE. */
  readonly heads: readonly Heading[];
}

export const BOARD_WIDTH = 3;
export const HEAD_MARKS = '^>v<';
const STAR_MARKS = 'bypgow';
const SYMBOL_MARKS = '.*RD';

/** A grid being read. */
interface Draft extends Grid {
  readonly platforms: number[];
  readonly cells: string[];
}

export function readGrid(text: string, width: number): Parsed<Grid> {
  const lines = text.split('\n').map((line) => line.trimEnd());
  if (lines.at(-1) === '') lines.pop();
  const cols = ((lines[0] ?? '').length - 1) / (width + 1);
  const rows = (lines.length - 1) / 2;
  if (!Number.isInteger(cols) || cols < 1) return unparsable('line 1 must be edges, such as "+   +---+"');
  if (!Number.isInteger(rows) || rows < 1) return unparsable('lines of edges and lines of cells must alternate');
  const draft: Draft = { rows, cols, width, platforms: new Array<number>(rows * cols).fill(0), cells: [] };
  for (const [index, line] of lines.entries()) {
    const fault = index % 2 === 0 ? readEdges(line, index / 2, draft) : readCells(line, (index - 1) / 2, draft);
    if (fault !== null) return unparsable(`line ${index + 1} ${fault}`);
  }
  return parsed(draft);
}

/** A line of edges: each lies under the row above it and over the row below. */
function readEdges(line: string, row: number, draft: Draft): string | null {
  const { rows, cols, width, platforms } = draft;
  const pitch = width + 1;
  if (line.length !== cols * pitch + 1) return 'is not as long as line 1';
  for (let col = 0; col <= cols; col++) if (line[col * pitch] !== '+') return 'lacks a "+" at some corner';
  for (let col = 0; col < cols; col++) {
    const edge = line.slice(col * pitch + 1, (col + 1) * pitch);
    if (edge === ' '.repeat(width)) continue;
    if (edge !== '-'.repeat(width)) return `shows the edge "${edge}"; a platform is "${'-'.repeat(width)}"`;
    if (row > 0) mark(platforms, (row - 1) * cols + col, 2);
    if (row < rows) mark(platforms, row * cols + col, 0);
  }
  return null;
}

/** A line of cells, each with the edge on its left before it; one more edge ends the line. */
function readCells(line: string, row: number, draft: Draft): string | null {
  const { cols, width, platforms, cells } = draft;
  const pitch = width + 1;
  if (line.length > cols * pitch + 1) return 'is longer than line 1';
  const padded = line.padEnd(cols * pitch + 1);
  for (let col = 0; col <= cols; col++) {
    const edge = padded[col * pitch];
    if (col < cols) cells.push(padded.slice(col * pitch + 1, (col + 1) * pitch));
    if (edge === ' ') continue;
    if (edge !== '|') return `shows the edge "${edge}"; a platform is "|"`;
    if (col > 0) mark(platforms, row * cols + col - 1, 1);
    if (col < cols) mark(platforms, row * cols + col, 3);
  }
  return null;
}

function mark(platforms: number[], cell: Cell, toward: Heading): void {
  platforms[cell] = at(platforms, cell) | (1 << toward);
}

export function writeGrid({ rows, cols, width, platforms, cells }: Grid): string {
  const hasEdge = (row: number, col: number, toward: Heading): boolean =>
    ((at(platforms, row * cols + col) >> toward) & 1) === 1;
  const columns = Array.from({ length: cols }, (_, col) => col);
  const edges = (row: number, toward: Heading): string =>
    `+${columns.map((col) => `${(hasEdge(row, col, toward) ? '-' : ' ').repeat(width)}+`).join('')}`;
  const lines = [edges(0, 0)];
  for (let row = 0; row < rows; row++) {
    const line = columns.map((col) => `${hasEdge(row, col, 3) ? '|' : ' '}${cells[row * cols + col]}`).join('');
    lines.push(`${line}${hasEdge(row, cols - 1, 1) ? '|' : ''}`.trimEnd(), edges(row, 2));
  }
  return lines.join('\n');
}

/** [DRAW-1] The first two characters of each cell: its symbol, and the star lying there or the door's direction. */
export function readSymbols(grid: Grid): Parsed<Drawing> {
  const { rows, cols, platforms } = grid;
  const symbols: number[] = [];
  const stars: number[] = [];
  const heads: Heading[] = [];
  for (const [index, cell] of grid.cells.entries()) {
    const symbol = SYMBOL_MARKS.indexOf(cell.charAt(0));
    const second = cell.charAt(1);
    const star = symbol === PLAIN || symbol === DOOR ? NONE : STAR_MARKS.indexOf(second);
    const head = symbol === DOOR ? HEAD_MARKS.indexOf(second) : NONE;
    const isBlank = second === ' ' && symbol !== DOOR;
    if (symbol === -1 || (star === NONE && head === NONE && !isBlank)) {
      const where = `row ${Math.floor(index / cols)}, column ${index % cols}`;
      return unparsable(`the cell in ${where} shows "${cell}"; it must be such as ".", "*", "*b", "R", "Rw" or "D^"`);
    }
    symbols.push(symbol);
    stars.push(star);
    heads.push(head);
  }
  return parsed({ rows, cols, platforms, symbols, stars, heads });
}

export function writeSymbols(drawing: Omit<Drawing, 'platforms'>): string[] {
  return drawing.symbols.map((symbol, cell) => {
    const second =
      symbol === DOOR ? HEAD_MARKS.charAt(at(drawing.heads, cell)) : STAR_MARKS.charAt(at(drawing.stars, cell));
    return `${SYMBOL_MARKS.charAt(symbol)}${second || ' '}`;
  });
}

/** [DRAW-1] A board's drawing: three characters to a cell, the third blank. */
export function readDrawing(text: string): Parsed<Drawing> {
  const grid = readGrid(text, BOARD_WIDTH);
  if (!grid.ok) return grid;
  const wrong = grid.value.cells.find((cell) => cell.charAt(2) !== ' ');
  return wrong === undefined ? readSymbols(grid.value) : unparsable(`the cell "${wrong}" must end in a blank`);
}

export function writeDrawing(drawing: Drawing): string {
  const cells = writeSymbols(drawing).map((cell) => `${cell} `);
  return writeGrid({ ...drawing, width: BOARD_WIDTH, cells });
}
