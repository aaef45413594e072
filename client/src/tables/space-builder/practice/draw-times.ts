/** Draws the times with uPlot: a line through the cities without defects, crosses for the others. */

import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Run } from './runs.ts';

/** Returns what takes the drawing away again. */
export function drawTimes(place: HTMLElement, runs: readonly Run[], height: number): () => void {
  const styleOf = (name: string): string => getComputedStyle(place).getPropertyValue(name).trim();
  const seconds = runs.map((run) => run.millis / 1000);
  const axis = {
    stroke: styleOf('--text-soft'),
    grid: { stroke: styleOf('--line'), width: 1 },
    ticks: { show: false },
    font: '700 13px "Nunito Variable", sans-serif',
  };
  const clean = { stroke: styleOf('--teal-text'), fill: styleOf('--teal-text') };
  const plot = new uPlot(
    {
      width: place.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: [0.5, runs.length + 0.5] },
        y: { range: [0, Math.max(...seconds) * 1.1] },
      },
      axes: [
        { ...axis, incrs: [1, 2, 5, 10, 20, 50] },
        { ...axis, size: 42 },
      ],
      series: [
        {},
        {
          stroke: clean.stroke,
          width: 3,
          spanGaps: true,
          points: { show: true, size: 9, stroke: clean.stroke, fill: clean.fill },
        },
      ],
      hooks: { draw: [(drawn) => drawCrosses(drawn, runs, styleOf('--coral-text'))] },
    },
    [runs.map((_, index) => index + 1), seconds.map((time, index) => (runs[index]?.defects === 0 ? time : null))],
    place,
  );
  const fit = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height }));
  fit.observe(place);
  return () => {
    fit.disconnect();
    plot.destroy();
  };
}

function drawCrosses(plot: uPlot, runs: readonly Run[], colour: string): void {
  const { ctx } = plot;
  const arm = 5 * devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2.5 * devicePixelRatio;
  ctx.beginPath();
  runs.forEach((run, index) => {
    if (run.defects === 0) return;
    const x = plot.valToPos(index + 1, 'x', true);
    const y = plot.valToPos(run.millis / 1000, 'y', true);
    ctx.moveTo(x - arm, y - arm);
    ctx.lineTo(x + arm, y + arm);
    ctx.moveTo(x + arm, y - arm);
    ctx.lineTo(x - arm, y + arm);
  });
  ctx.stroke();
  ctx.restore();
}
