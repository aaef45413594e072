/** Dots for what went well, crosses for the rest, and a line: through the good ones, or the trend where there is one. */

import type uPlot from 'uplot';
import { drawChart, styleAt } from './plot.ts';

export interface Try {
  readonly value: number;
  readonly isGood: boolean;
}

export interface Tries {
  readonly tries: readonly Try[];
  readonly trend: readonly (number | null)[] | null;
  readonly height: number;
}

/** Returns what takes the drawing away again. */
export function drawTries(place: HTMLElement, { tries, trend, height }: Tries): () => void {
  const styleOf = styleAt(place);
  const good = styleOf('--teal-text');
  const values = tries.map(({ value }) => value);
  const goodOnes = tries.map(({ value, isGood }) => (isGood ? value : null));
  const dots = { show: true, size: 9, stroke: good, fill: good };
  return drawChart(place, {
    height,
    across: tries.map((_, index) => index + 1),
    range: [0.5, tries.length + 0.5],
    bottom: Math.min(0, Math.min(...values) * 1.1),
    top: Math.max(1, Math.max(...values) * 1.1),
    side: 42,
    ...(trend === null
      ? { lines: [goodOnes], series: [{ stroke: good, width: 3, spanGaps: true, points: dots }] }
      : {
          lines: [trend, goodOnes],
          series: [
            { stroke: styleOf('--amber-text'), width: 3, spanGaps: true, points: { show: false } },
            { paths: () => null, points: dots },
          ],
        }),
    over: (plot) => drawCrosses(plot, tries, styleOf('--coral-text')),
  });
}

function drawCrosses(plot: uPlot, tries: readonly Try[], colour: string): void {
  const { ctx } = plot;
  const arm = 5 * devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2.5 * devicePixelRatio;
  ctx.beginPath();
  tries.forEach(({ isGood, value }, index) => {
    if (isGood) return;
    const x = plot.valToPos(index + 1, 'x', true);
    const y = plot.valToPos(value, 'y', true);
    ctx.moveTo(x - arm, y - arm);
    ctx.lineTo(x + arm, y + arm);
    ctx.moveTo(x + arm, y - arm);
    ctx.lineTo(x - arm, y + arm);
  });
  ctx.stroke();
  ctx.restore();
}
