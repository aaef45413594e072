import type { Agency } from '#games/space-lab';
import { disc, line, marks, polygon, solid, tone } from '../drawing.ts';

/** Four agencies, each with a shape, a colour and a sign. Centre 0,0, in a box of 36. */
export const AGENCY_COLOURS: Readonly<Record<Agency, { main: string; tint: string; shade: string }>> = {
  red: { main: '#e8515c', tint: '#ffd8d3', shade: '#b8323f' },
  gold: { main: '#f5b22e', tint: '#ffebb8', shade: '#c47f0c' },
  blue: { main: '#4c8df0', tint: '#d3e4ff', shade: '#2b5fb8' },
  green: { main: '#4fb46a', tint: '#d3f0d4', shade: '#2e8549' },
};

/** Octagon, circle, diamond, triangle. */
const AGENCY_SHAPES: Readonly<Record<Agency, string>> = {
  red: polygon(8, { r: 15.4, from: 22.5 }),
  gold: disc(0, 0, 14.6),
  blue: 'M0,-17L17,0L0,17L-17,0Z',
  green: 'M0,-15.500L17,13H-17Z',
};

const EDGE = 2.2;
const { red, gold, blue, green } = AGENCY_COLOURS;

const EMBLEMS: Readonly<Record<Agency, string>> = {
  red: marks(
    solid(AGENCY_SHAPES.red, red.main, EDGE),
    tone('M0,-11Q6,-5 4.8,3H-4.800Q-6,-5 0,-11ZM-4.6,-1.500L-8.5,5L-4.2,4ZM4.6,-1.500L8.5,5L4.2,4Z', '#fff'),
    tone(disc(0, -3.4, 2), red.shade),
    tone('M-2.6,5L0,10.500L2.6,5Z', '#ffd36b'),
  ),
  gold: marks(
    solid(AGENCY_SHAPES.gold, gold.main, EDGE),
    tone(disc(0, 0, 6.8), '#fff'),
    line('M-5.5,2.600Q-13,7.5 -10,8.600Q-5,9.4 3,4.200T11,-6.500Q9.5,-9 4.5,-6', { width: 2.2 }),
  ),
  blue: marks(
    solid(AGENCY_SHAPES.blue, blue.main, EDGE),
    tone(polygon(4, { r: 10.5, inner: 3.2 }), '#fff'),
    tone(disc(6.2, -5.6, 1.6), '#fff'),
  ),
  green: marks(
    solid(AGENCY_SHAPES.green, green.main, EDGE),
    tone('M-2,-6.600L7.5,-2.600L-1,1.800V9.500H-3.600V-7Z', '#fff'),
    line('M-8.5,9.500H8.5', { width: 2.4, colour: '#fff' }),
  ),
};

export const emblemDrawing = (agency: Agency): string => EMBLEMS[agency];
