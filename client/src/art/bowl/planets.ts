import type { Planet } from '#games/space-bowl';
import { disc, INK, line, marks, placed, solid, tone } from '../drawing.ts';

/**
 * The six planets, drawn at their true size on a card of 100: size, pattern and colour all differ.
 * Patterns end on the rim by reckoning, not by clipping. The centre is 0,0.
 */
export const PLANET_RADIUS: Readonly<Record<Planet, number>> = {
  prism: 19,
  ember: 17,
  azure: 15.5,
  rust: 14,
  ash: 12,
  sky: 10,
};

const RIM = 2.5;
const round = (value: number): number => Math.round(value * 100) / 100;

/** What the light from the upper left leaves dark: a disc less the same disc moved towards the light. */
function crescent(r: number, away = 0.3): string {
  const shift = away * r;
  const half = (shift * Math.SQRT2) / 2;
  const reach = Math.sqrt(r * r - half * half) / Math.SQRT2;
  const [x, y] = [round(-shift / 2 + reach), round(-shift / 2 - reach)];
  return `M${x},${y}A${r},${r} 0 1,1 ${y},${x}A${r},${r} 0 0,0 ${x},${y}Z`;
}

const shade = (r: number, away?: number): string => tone(crescent(r, away), INK, 0.26);

function gleam(r: number): string {
  const [x, y] = [round(-r * 0.42), round(-r * 0.5)];
  return placed(
    `rotate(-40 ${x} ${y})`,
    `<ellipse cx="${x}" cy="${y}" rx="${round(r * 0.24)}" ry="${round(r * 0.13)}" fill="#fff" fill-opacity=".88" stroke="none"/>`,
  );
}

const ball = (r: number, fill: string, pattern: string): string =>
  marks(tone(disc(0, 0, r), fill), pattern, shade(r), gleam(r), line(disc(0, 0, r), { width: RIM }));

/** A wave from rim to rim at this height. */
function wave(r: number, y: number, swing: number): string {
  const x = round(Math.sqrt((r - 0.6) ** 2 - y * y));
  return `M${-x},${y}q${round(x / 2)},${swing} ${x},0t${x},0`;
}

/** What of a disc lies above a level line, or below it. */
function segment(r: number, y: number): string {
  const x = round(Math.sqrt(r * r - y * y));
  return y < 0 ? `M${-x},${y}A${r},${r} 0 0,1 ${x},${y}Z` : `M${x},${y}A${r},${r} 0 0,1 ${-x},${y}Z`;
}

function azure(r: number): string {
  const waves = wave(r, -10, 3) + wave(r, -3.4, -3.6) + wave(r, 3.6, 3.6) + wave(r, 10, -3);
  return ball(r, '#5b8cff', line(waves, { width: 3.3, colour: '#1d3c9e' }));
}

function prism(r: number): string {
  const chord = round(Math.sqrt(r * r - 6.4 * 6.4));
  const bands = placed(
    'rotate(-28)',
    tone(segment(r, -6.4), '#35b56c'),
    tone(segment(r, 6.4), '#ee4a50'),
    line(`M${-chord},-6.400H${chord}M${-chord},6.400H${chord}`, { width: 2.4 }),
  );
  return ball(r, '#ffd34d', bands);
}

function rust(r: number): string {
  const spots =
    disc(-5, -4.2, 3.4) + disc(4.6, -7, 2.3) + disc(5, 2.6, 3.8) + disc(-4.6, 6.6, 2.7) + disc(-10.2, 2.4, 1.9);
  return ball(r, '#e4573f', tone(spots + disc(10.6, -2, 1.9), '#7c1b25'));
}

const LUMP =
  'M-11.6,-3C-11,-9 -6,-12.6 0,-12.200C5,-12.6 10.6,-9.6 11.8,-4C13,1.4 11.6,6.4 7.4,9.800C3,13 -3.4,12.8 -7.4,10.200C-11.8,7.4 -12.6,2 -11.6,-3Z';

function crater(x: number, y: number, r: number): string {
  return marks(
    solid(disc(x, y, r), '#7e8198', 1.5),
    line(`M${x - r},${y + 0.4}a${r},${r} 0 0,0 ${2 * r},0`, { width: 1.3, colour: '#edeef6' }),
  );
}

const ash = marks(
  tone(LUMP, '#b4b6c6'),
  crater(-4.2, -3.6, 3.9),
  crater(5, 3.6, 3.3),
  crater(-3.6, 6.4, 2),
  crater(5.4, -5.8, 1.9),
  shade(11.6, 0.24),
  line(LUMP, { width: RIM }),
);

const halo = placed('rotate(18)', line(disc(0, 0, 13.2), { width: 1.7, dash: '60 23' }));

const DRAWINGS: Readonly<Record<Planet, string>> = {
  azure: azure(PLANET_RADIUS.azure),
  ember: ball(PLANET_RADIUS.ember, '#ff9838', tone(disc(-2, -2, 12.5), '#ffb04f')),
  prism: prism(PLANET_RADIUS.prism),
  sky: marks(halo, ball(PLANET_RADIUS.sky, '#a8e1ff', '')),
  rust: rust(PLANET_RADIUS.rust),
  ash,
};

export const planetDrawing = (planet: Planet): string => DRAWINGS[planet];

/** A planet as a marble, with its shadow on the floor of a well. */
export const marbleDrawing = (planet: Planet): string =>
  marks(tone(disc(1.8, 4, PLANET_RADIUS[planet] + 1), INK, 0.28), DRAWINGS[planet]);
