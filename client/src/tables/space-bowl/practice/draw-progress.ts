/** Draws the times with uPlot: a dot for each right answer, a cross for each wrong one, and the mean of the last five. */

import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { meansOf, type TimedFind } from './finds.ts';

const MEAN_OVER = 5;

/** Returns what takes the drawing away again. */
export function drawProgress(place: HTMLElement, finds: readonly TimedFind[], height: number): () => void {
  const styleOf = (name: string): string => getComputedStyle(place).getPropertyValue(name).trim();
  const seconds = finds.map(({ millis }) => millis / 1000);
  const axis = {
    stroke: styleOf('--text-soft'),
    grid: { stroke: styleOf('--line'), width: 1 },
    ticks: { show: false },
    font: '700 13px "Nunito Variable", sans-serif',
  };
  const dots = styleOf('--teal-text');
  const plot = new uPlot(
    {
      width: place.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: [0.5, finds.length + 0.5] },
        y: { range: [0, Math.max(...seconds) * 1.1] },
      },
      axes: [
        { ...axis, incrs: [1, 2, 5, 10, 20, 50, 100] },
        { ...axis, size: 42 },
      ],
      series: [
        {},
        { stroke: styleOf('--amber-text'), width: 3, spanGaps: true, points: { show: false } },
        { paths: () => null, points: { show: true, size: 9, stroke: dots, fill: dots } },
      ],
      hooks: { draw: [(drawn) => drawCrosses(drawn, finds, styleOf('--coral-text'))] },
    },
    [
      finds.map((_, index) => index + 1),
      meansOf(finds, MEAN_OVER).map((mean) => (mean === null ? null : mean / 1000)),
      seconds.map((time, index) => (finds[index]?.isRight ? time : null)),
    ],
    place,
  );
  const fit = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height }));
  fit.observe(place);
  return () => {
    fit.disconnect();
    plot.destroy();
  };
}

function drawCrosses(plot: uPlot, finds: readonly TimedFind[], colour: string): void {
  const { ctx } = plot;
  const arm = 5 * devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2.5 * devicePixelRatio;
  ctx.beginPath();
  finds.forEach(({ isRight, millis }, index) => {
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
