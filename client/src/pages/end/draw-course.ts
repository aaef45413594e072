/** Draws the lines of a match. */

import type uPlot from 'uplot';
import type { Seat } from '#tabletop';
import { SHAPE_PATHS, shapeOfSeat } from '../../art/shapes.ts';
import { drawChart } from '../../charts/plot.ts';
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
  const colourOf = (seat: Seat): string => {
    const probe = document.createElement('span');
    probe.dataset.seat = String(seat);
    place.append(probe);
    const colour = getComputedStyle(probe).getPropertyValue('--p-text').trim();
    probe.remove();
    return colour;
  };
  const lines = Array.from({ length: seats }, (_, seat) => course.rounds.map((values) => values[seat] ?? null));
  return drawChart(place, {
    height,
    across: course.rounds.map((_, round) => round + (course.first ?? 0)),
    lines,
    series: lines.map((_, seat) => ({
      stroke: colourOf(seat),
      width: winners.includes(seat) ? 4 : 2.5,
      dash: [...(dashes[seat % dashes.length] ?? [])],
      ...(course.isScattered === true ? { paths: () => null } : {}),
      points: { show: false },
    })),
    top: Math.max(course.goal ?? 0, ...lines.flat().map((value) => value ?? 0)) + 0.5,
    side: 34,
    ...(course.rounds.length > MOST_SIGNS ? {} : { over: signsOf(lines, colourOf) }),
  });
}

/** With more steps than this the signs would run into one another. */
const MOST_SIGNS = 24;
const SIGN = 11;

/** The seat's shape at every step: lines that lie on one another are told apart, and single values seen. */
function signsOf(lines: readonly (readonly (number | null)[])[], colourOf: (seat: Seat) => string) {
  const signs = lines.map((_, seat) => ({ colour: colourOf(seat), shape: new Path2D(SHAPE_PATHS[shapeOfSeat(seat)]) }));
  return (plot: uPlot): void => {
    const { ctx } = plot;
    const scale = (SIGN / 24) * devicePixelRatio;
    for (const [seat, { colour, shape }] of signs.entries()) {
      for (const [at, value] of (lines[seat] ?? []).entries()) {
        if (value === null) continue;
        const x = plot.valToPos(plot.data[0][at] ?? 0, 'x', true);
        ctx.save();
        ctx.translate(x - 12 * scale, plot.valToPos(value, 'y', true) - 12 * scale);
        ctx.scale(scale, scale);
        ctx.fillStyle = colour;
        ctx.fill(shape);
        ctx.restore();
      }
    }
  };
}
