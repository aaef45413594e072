/** Draws how a figure was in the last minutes. */

import { drawChart, styleAt } from '../../charts/plot.ts';

export interface Samples {
  /** Minutes before now. */
  readonly minutes: readonly number[];
  readonly values: readonly number[];
  readonly height: number;
}

/** Returns what takes the drawing away again. */
export function drawSamples(place: HTMLElement, { minutes, values, height }: Samples): () => void {
  const colour = styleAt(place)('--teal-text');
  return drawChart(place, {
    height,
    across: minutes,
    range: [Math.min(-1, minutes[0] ?? -1), 0],
    lines: [values],
    series: [{ stroke: colour, width: 2, points: { show: values.length < 2 } }],
    bottom: 0,
    top: Math.max(1, ...values) * 1.1,
    side: 46,
  });
}
