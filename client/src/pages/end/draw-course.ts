/** Draws the lines of a match with uPlot; loaded only where there is something to draw. */

import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Seat } from '#tabletop';
import type { Course } from '../../tables/game-table.ts';

export interface Drawing {
  readonly course: Course;
  readonly seats: number;
  readonly winners: readonly Seat[];
  readonly dashes: readonly (readonly number[])[];
  readonly height: number;
}

/** Returns what takes the drawing away again. */
export function drawCourse(place: HTMLElement, { course, seats, winners, dashes, height }: Drawing): () => void {
  const styleOf = (name: string): string => getComputedStyle(place).getPropertyValue(name).trim();
  const colourOf = (seat: Seat): string => {
    const probe = document.createElement('span');
    probe.dataset.seat = String(seat);
    place.append(probe);
    const colour = getComputedStyle(probe).getPropertyValue('--p-text').trim();
    probe.remove();
    return colour;
  };
  const rounds = course.rounds.map((_, round) => round + (course.first ?? 0));
  const lines = Array.from({ length: seats }, (_, seat) => course.rounds.map((values) => values[seat] ?? null));
  const axis = {
    stroke: styleOf('--text-soft'),
    grid: { stroke: styleOf('--line'), width: 1 },
    ticks: { show: false },
    font: '700 13px "Nunito Variable", sans-serif',
  };
  const highest = Math.max(course.goal ?? 0, ...lines.flat().map((value) => value ?? 0));
  const plot = new uPlot(
    {
      width: place.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false }, y: { range: [0, highest + 0.5] } },
      axes: [
        { ...axis, incrs: [1, 2, 5, 10, 20, 50] },
        { ...axis, size: 34, incrs: [1, 2, 5, 10, 20, 50] },
      ],
      series: [
        {},
        ...lines.map((_, seat) => ({
          stroke: colourOf(seat),
          width: winners.includes(seat) ? 4 : 2.5,
          dash: [...(dashes[seat % dashes.length] ?? [])],
          // Single rounds are told apart; what grows from the start is a line.
          points: { show: course.first !== undefined, size: 8 },
        })),
      ],
    },
    [rounds, ...lines],
    place,
  );
  const fit = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height }));
  fit.observe(place);
  return () => {
    fit.disconnect();
    plot.destroy();
  };
}
