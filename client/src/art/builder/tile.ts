import type { Building } from '#games/space-builder';
import { box, line, marks, solid, tone } from '../drawing.ts';

/**
 * Every building stands on a tile of 100: its sky above, its ground below, so that its top is clear however it lies.
 * Each has a tint of its own besides its outline.
 */
const TINTS: Readonly<Record<Building, { sky: string; ground: string }>> = {
  1: { sky: '#eaf5cc', ground: '#b5cb7c' },
  2: { sky: '#ffe1d6', ground: '#dda08c' },
  3: { sky: '#e9e2ff', ground: '#b0a2dd' },
  4: { sky: '#ffebc2', ground: '#ddb56c' },
  5: { sky: '#d5f3ec', ground: '#84c0b4' },
  6: { sky: '#d9eeff', ground: '#8db7d8' },
  7: { sky: '#ffe0ec', ground: '#d99cb8' },
  8: { sky: '#e1e5f7', ground: '#a2aacb' },
};

const HORIZON = 'M1.5,82C18,78.5 34,84 52,81S84,79 98.5,82.5';
export const TILE = box(1.5, 1.5, 97, 97, 10);

export function onTile(building: Building, drawing: string): string {
  const { sky, ground } = TINTS[building];
  return marks(
    tone(TILE, sky),
    tone(`${HORIZON}V88.500a10,10 0 0,1 -10,10H11.500a10,10 0 0,1 -10,-10Z`, ground),
    line(HORIZON, { width: 2.2 }),
    line('M12,91.500h7M40,93.500h5M74,91h9', { width: 2, opacity: 0.4 }),
    drawing,
    line(TILE),
  );
}

/** The lines of details are thinner than outlines. */
export const FINE = 2.2;
export const CREAM = '#fff4dc';
export const CREAM_SHADE = '#e3cfa9';
export const RED = '#ff6b6b';
export const YELLOW = '#ffd34d';
export const GLASS = '#8fd3ff';

/** A pennant on a pole at the very top: up is where it flies. */
export const pennant = (x: number, foot: number, colour: string): string =>
  marks(line(`M${x},${foot}V7`, { width: FINE }), solid(`M${x},6.500l11,4.2 -11,4.200Z`, colour, FINE));
