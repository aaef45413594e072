import type { Capsule, Slot } from '#games/space-lab';
import { box, line, marks, solid } from '../drawing.ts';

/**
 * The hull of a station: seven columns of 60, rows of 78, with cards and capsules of 54 × 66 laid upon it.
 * A slot is a row's letter and its place in the row; alone one plays on two stations that share a row.
 */
export type StationKind = 'shared' | 'solo';

const ROWS: Readonly<Record<StationKind, string>> = { shared: 'tmb', solo: 'tmsnb' };

export const STATION_WIDTH = 432;
const [LEFT, TOP, PITCH_X, PITCH_Y] = [9, 6, 60, 78];
export const stationHeight = (kind: StationKind): number => ROWS[kind].length * PITCH_Y;

type Corner = { readonly x: number; readonly y: number };
const corner = (column: number, row: number): Corner => ({ x: LEFT + column * PITCH_X, y: TOP + row * PITCH_Y });

/** The upper left corner of a slot's card. */
export function slotCorner(slot: Slot, kind: StationKind = 'shared'): Corner {
  const row = ROWS[kind].indexOf(slot.charAt(0));
  const place = Number(slot.charAt(1));
  return corner(row % 2 === 1 ? place * 2 : place * 2 + 1, row);
}

/** L, C, R from the left; alone, the second three lie below the first. */
export function capsuleCorner(capsule: Capsule): Corner {
  return corner('LCR'.indexOf(capsule.charAt(0)) * 2 + 1, capsule.endsWith('2') ? 3 : 1);
}

const tube = (d: string): string =>
  line(d, { width: 22 }) + line(d, { width: 17, colour: '#46519e' }) + line(d, { width: 5, colour: '#6b77c8' });

/** Solar panels fill the places where no card can lie; a stalk joins each to the row of capsules beside it. */
function panel(column: number, row: number, stalk: 'down' | 'up'): string {
  const { x, y } = corner(column, row);
  const [left, top] = [x + 4, y + 10];
  const grid = `M${left + 15.3},${top}v46M${left + 30.6},${top}v46M${left},${top + 15.3}h46M${left},${top + 30.6}h46`;
  return marks(
    line(`M${left + 23},${stalk === 'down' ? top + 46 : top}v${stalk === 'down' ? 22 : -22}`, { colour: '#2b3568' }),
    `<path d="${box(left, top, 46, 46, 5)}" fill="#1b2554" stroke="#2f3f80" stroke-width="1.8"/>`,
    line(grid, { width: 1.4, colour: '#2f3f80' }),
  );
}

function hull(kind: StationKind): string {
  const rows = ROWS[kind].length;
  const end = rows * PITCH_Y - 58;
  const free = Array.from({ length: (rows + 1) / 2 }, (_, at) => at * 2);
  const panels = free.flatMap((row) =>
    [0, 2, 4, 6].map((column) => panel(column, row, row === rows - 1 ? 'up' : 'down')),
  );
  const level = free.slice(0, -1).map((row) => `M14,${(row + 1) * PITCH_Y + 39}H418`);
  return marks(...panels, tube(`${level.join('')}M96,60V${end}M216,60V${end}M336,60V${end}`));
}

const HULLS: Readonly<Record<StationKind, string>> = { shared: hull('shared'), solo: hull('solo') };

export const stationHull = (kind: StationKind): string => HULLS[kind];

/** A free slot, as large as a card of 54 × 66. */
export const freeSlot = marks(
  solid(box(1.2, 1.2, 51.6, 63.6, 8), '#1a2254', 0.1),
  line(box(1.2, 1.2, 51.6, 63.6, 8), { width: 1.8, colour: '#8b96e0', dash: '5 4' }),
);
