import { box, line, marks, solid } from '../drawing.ts';

/** The hull of a station: seven columns of 60, three rows of 74, cards and capsules of 54 × 66 laid upon it. */
export const SLOTS = ['t0', 't1', 't2', 'm0', 'm1', 'm2', 'm3', 'b0', 'b1', 'b2'] as const;
export type Slot = (typeof SLOTS)[number];
export const CAPSULES = ['left', 'centre', 'right'] as const;
export type Capsule = (typeof CAPSULES)[number];

export const STATION_WIDTH = 432;
export const STATION_HEIGHT = 234;
const [LEFT, TOP, PITCH_X, PITCH_Y] = [9, 6, 60, 78];

type Corner = { readonly x: number; readonly y: number };
const corner = (column: number, row: number): Corner => ({ x: LEFT + column * PITCH_X, y: TOP + row * PITCH_Y });

/** The upper left corner of a slot's card. */
export function slotCorner(slot: Slot): Corner {
  const at = Number(slot[1]);
  if (slot.startsWith('m')) return corner(at * 2, 1);
  return corner(at * 2 + 1, slot.startsWith('t') ? 0 : 2);
}

export const capsuleCorner = (capsule: Capsule): Corner => corner(CAPSULES.indexOf(capsule) * 2 + 1, 1);

const tube = (d: string): string =>
  line(d, { width: 22 }) + line(d, { width: 17, colour: '#46519e' }) + line(d, { width: 5, colour: '#6b77c8' });

/** Solar panels fill the places where no card can lie. */
function panel(column: number, row: number): string {
  const { x, y } = corner(column, row);
  const [left, top] = [x + 4, y + 10];
  return marks(
    line(`M${left + 23},${top + (row === 0 ? 46 : 0)}v${row === 0 ? 22 : -22}`, { width: 3, colour: '#2b3568' }),
    solid(box(left, top, 46, 46, 5), '#1b2554', 1.8).replace('/>', ' stroke="#2f3f80"/>'),
    line(`M${left + 15.3},${top}v46M${left + 30.6},${top}v46M${left},${top + 15.3}h46M${left},${top + 30.6}h46`, {
      width: 1.4,
      colour: '#2f3f80',
    }),
  );
}

const panels = [0, 2, 4, 6].flatMap((column) => [panel(column, 0), panel(column, 2)]).join('');

export const stationHull = marks(panels, tube('M14,117H418M96,60V176M216,60V176M336,60V176'));

/** A free slot, as large as a card of 54 × 66. */
export const freeSlot = `<path d="${box(1.2, 1.2, 51.6, 63.6, 8)}" fill="#1a2254" stroke="#8b96e0" stroke-width="1.800" stroke-dasharray="5 4"/>`;
