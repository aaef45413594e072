/** Charts as all of ours look, drawn with uPlot; loaded only where there is something to draw. */

import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export interface Chart {
  readonly height: number;
  readonly across: readonly number[];
  /** One for each series; null where there is no point. */
  readonly lines: readonly (readonly (number | null)[])[];
  readonly series: readonly uPlot.Series[];
  /** The ends of the axes; across, they follow the data if nothing is said. */
  readonly range?: readonly [number, number];
  readonly bottom?: number;
  readonly top: number;
  /** Pixels that the numbers at the side take. */
  readonly side: number;
  /** What is drawn over it. */
  readonly over?: (plot: uPlot) => void;
}

const WHOLE_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

export type StyleOf = (token: string) => string;

/** The theme's colours as they are at this place. */
export const styleAt =
  (place: HTMLElement): StyleOf =>
  (token) =>
    getComputedStyle(place).getPropertyValue(token).trim();

/** Returns what takes the drawing away again. */
export function drawChart(place: HTMLElement, chart: Chart): () => void {
  const styleOf = styleAt(place);
  const axis = {
    stroke: styleOf('--text-soft'),
    grid: { stroke: styleOf('--line'), width: 1 },
    ticks: { show: false },
    font: '700 13px "Nunito Variable", sans-serif',
  };
  const { height, range, bottom = 0, top, side, over } = chart;
  const plot = new uPlot(
    {
      width: place.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: range === undefined ? { time: false } : { time: false, range: [...range] },
        y: { range: [bottom, top] },
      },
      axes: [
        { ...axis, incrs: WHOLE_STEPS },
        { ...axis, size: side, incrs: WHOLE_STEPS },
      ],
      series: [{}, ...chart.series],
      hooks: over === undefined ? {} : { draw: [over] },
    },
    [[...chart.across], ...chart.lines.map((line) => [...line])],
    place,
  );
  const fit = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height }));
  fit.observe(place);
  return () => {
    fit.disconnect();
    plot.destroy();
  };
}
