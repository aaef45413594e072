/** How a match went, as lines: each seat with its own colour, its own dash and its own shape. */

import type { Player, Seat } from '#tabletop';
import { Drawn } from '../../charts/drawn.tsx';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import type { Course } from '../../tables/game-table.ts';
import { pages } from '../../words/pages.ts';
import './course-chart.css';

const { say } = pages;

const DASHES: readonly (readonly number[])[] = [
  [],
  [8, 4],
  [2, 4],
  [10, 4, 2, 4],
  [4, 4],
  [14, 4],
  [1, 3],
  [6, 2, 6, 6],
];
const HEIGHT = { narrow: 200, wide: 320 } as const;

const heightHere = (): number => (matchMedia('(min-width: 1000px)').matches ? HEIGHT.wide : HEIGHT.narrow);

export interface CourseChartProps {
  readonly course: Course;
  readonly players: readonly Player[];
  readonly winners: readonly Seat[];
}

export function CourseChart({ course, players, winners }: CourseChartProps) {
  const height = heightHere();
  const load = async () => {
    const { drawCourse } = await import('./draw-course.ts');
    return (place: HTMLElement) =>
      drawCourse(place, { course, seats: players.length, winners, dashes: DASHES, height });
  };
  return (
    <div class="course">
      <p class="course-unit soft" aria-hidden="true">
        {course.unit}
      </p>
      <Drawn height={height} load={load} of={course} />
      <ul class="course-key" aria-hidden="true">
        {players.map((player, seat) => (
          <li key={seat} class="course-seat" data-seat={seat}>
            <svg viewBox="0 0 34 4" width="34" height="4" aria-hidden="true">
              <line
                x1="0"
                y1="2"
                x2="34"
                y2="2"
                stroke="var(--p-text)"
                stroke-width={winners.includes(seat) ? 4 : 2.5}
                stroke-dasharray={DASHES[seat % DASHES.length]?.join(' ')}
              />
            </svg>
            <ShapeBadge seat={seat} size={16} />
            {player.name}
          </li>
        ))}
      </ul>
      {/* A table alone can't be made small enough to be out of the way. */}
      <div class="spoken">
        <table>
          <caption>{course.unit}</caption>
          <thead>
            <tr>
              <th scope="col">{course.step ?? say('end.round')}</th>
              {players.map((player, seat) => (
                <th key={seat} scope="col">
                  {player.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {course.rounds.map((values, round) => (
              <tr key={round}>
                <th scope="row">{round + (course.first ?? 0)}</th>
                {values.map((value, seat) => (
                  <td key={seat}>{value ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
