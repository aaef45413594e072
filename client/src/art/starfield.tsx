import { disc, twinkle } from './drawing.ts';
import './starfield.css';

/** Sparse, fixed, behind everything. The same stars every night. */
const WIDTH = 1440;
const HEIGHT = 900;
const LAYERS = [
  { count: 46, least: 0.6, most: 1.1, opacity: 0.32 },
  { count: 18, least: 1.1, most: 1.7, opacity: 0.55 },
] as const;

function* sequence(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 16807) % 2147483647;
    yield state / 2147483647;
  }
}

function field(): string {
  const numbers = sequence(7);
  const next = (scale: number) => Math.round(numbers.next().value * scale * 10) / 10;
  const dots = LAYERS.map(({ count, least, most, opacity }) => {
    const d = Array.from({ length: count }, () => disc(next(WIDTH), next(HEIGHT), least + next(most - least))).join('');
    return `<path d="${d}" opacity="${opacity}"/>`;
  });
  const bright = Array.from({ length: 7 }, () => twinkle(next(WIDTH), next(HEIGHT), 5)).join('');
  return `${dots.join('')}<path d="${bright}" opacity=".6"/>`;
}

const FIELD = field();

/** The night sky of the page; on paper themes the stars are printed in sand. */
export function Starfield() {
  return (
    <svg
      class="starfield"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: FIELD }}
    />
  );
}
