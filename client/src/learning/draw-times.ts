/** Dots for the right runs, crosses for the others, and a line: through the right ones, or the trend where there is one. */

import type uPlot from 'uplot';
import { drawChart, styleAt } from '../charts/plot.ts';
import type { TimedRun } from './times-chart.tsx';

export interface Times {
  readonly runs: readonly TimedRun[];
  readonly trend: readonly (number | null)[] | null;
  readonly height: number;
}

/** Returns what takes the drawing away again. */
export function drawTimes(place: HTMLElement, { runs, trend, height }: Times): () => void {
  const styleOf = styleAt(place);
  const right = styleOf('--teal-text');
  const seconds = runs.map(({ millis }) => millis / 1000);
  const rightOnes = seconds.map((time, index) => (runs[index]?.isRight ? time : null));
  const dots = { show: true, size: 9, stroke: right, fill: right };
  return drawChart(place, {
    height,
    across: runs.map((_, index) => index + 1),
    range: [0.5, runs.length + 0.5],
    top: Math.max(...seconds) * 1.1,
    side: 42,
    ...(trend === null
      ? { lines: [rightOnes], series: [{ stroke: right, width: 3, spanGaps: true, points: dots }] }
      : {
          lines: [trend.map((millis) => (millis === null ? null : millis / 1000)), rightOnes],
          series: [
            { stroke: styleOf('--amber-text'), width: 3, spanGaps: true, points: { show: false } },
            { paths: () => null, points: dots },
          ],
        }),
    over: (plot) => drawCrosses(plot, runs, styleOf('--coral-text')),
  });
}

function drawCrosses(plot: uPlot, runs: readonly TimedRun[], colour: string): void {
  const { ctx } = plot;
  const arm = 5 * devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2.5 * devicePixelRatio;
  ctx.beginPath();
  runs.forEach(({ isRight, millis }, index) => {
    if (isRight) return;
    const x = plot.valToPos(index + 1, 'x', true);
    const y = plot.valToPos(millis / 1000, 'y', true);
    ctx.moveTo(x - arm, y - arm);
    ctx.lineTo(x + arm, y + arm);
    ctx.moveTo(x + arm, y - arm);
    ctx.lineTo(x - arm, y + arm);
  });
  ctx.stroke();
  ctx.restore();
}
