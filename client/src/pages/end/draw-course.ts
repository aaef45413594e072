/** Draws the lines of a match. */

import type { Seat } from '#tabletop';
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
      // Single rounds are told apart; what grows from the start is a line.
      points: { show: course.first !== undefined, size: 8 },
    })),
    top: Math.max(course.goal ?? 0, ...lines.flat().map((value) => value ?? 0)) + 0.5,
    side: 34,
  });
}
