/** What Space Lab shows at the end: points by what brought them, and how they grew turn by turn. */

import { h } from 'preact';
import {
  type Board,
  type Event,
  layoutFor,
  type ProjectId,
  pointsOf,
  type Result,
  SCORE_KINDS,
} from '#games/space-lab';
import type { Player } from '#tabletop';
import type { Ending } from '../game-table.ts';
import { bestAlone } from './best-alone.ts';
import { ScoreTable } from './score-sheet.tsx';
import { say } from './words.ts';

export function endingOf(result: Result, players: readonly Player[], events: readonly Event[]): Ending {
  const { course, boards } = storyOf(events, players.length);
  return {
    pad: {
      rows: SCORE_KINDS.map((kind) => ({
        label: say(`score.kind.${kind}`),
        of: result.detail.map((detail) => detail[kind]),
      })),
      totalLabel: say('pad.total'),
      total: result.scores,
    },
    course: {
      title: say('course'),
      unit: say('course.unit'),
      rounds: course.length > 1 ? course : [players.map(() => 0), result.scores],
      goal: null,
    },
    verdict: verdictOf(result),
    // Without the whole story the lines would not add up to the score.
    sheets: boards.every((board, seat) => pointsOf(board) === result.scores[seat])
      ? boards.map((board, seat) => ({
          title: say('score.title-of', { name: players[seat]?.name ?? '' }),
          content: h(ScoreTable, { board }),
        }))
      : [],
  };
}

/** Alone, the score falls into one of five bands; the best one is kept on this device. */
function verdictOf(result: Result): string | null {
  const points = result.scores[0] ?? 0;
  if (result.band === undefined) return null;
  const verdict = say(`verdict.${BANDS[result.band] ?? 0}`);
  // A page may ask more than once about the same match: it counts once.
  const best = BEST_BEFORE.get(result) ?? bestAlone(points) ?? NONE;
  BEST_BEFORE.set(result, best);
  return `${verdict} ${points > best ? say('verdict.new-best') : say('verdict.best', { points: best })}`;
}

const BANDS = [0, 1, 2, 3, 4] as const;

const NONE = -1;

const BEST_BEFORE = new WeakMap<Result, number>();

interface GrowingBoard {
  station: (string | null)[];
  capsules: (string | null)[];
  validations: (number | null)[];
  projects: (ProjectId | null)[];
}

/** After each turn, what everybody's station would have been worth; the Projects all know at the end count from when they were kept. */
export function courseOf(events: readonly Event[], seatCount: number): readonly (readonly number[])[] {
  return storyOf(events, seatCount).course;
}

interface Story {
  readonly course: readonly (readonly number[])[];
  /** As they stood at the end. */
  readonly boards: readonly Board[];
}

function storyOf(events: readonly Event[], seatCount: number): Story {
  const layout = layoutFor(seatCount);
  const known = events.find((event) => event.type === 'matchEnded')?.projects;
  const boards = Array.from(
    { length: seatCount },
    (): GrowingBoard => ({
      station: layout.slots.map(() => null),
      capsules: layout.capsules.map(() => null),
      validations: layout.capsules.map(() => null),
      projects: [],
    }),
  );
  const course: number[][] = [boards.map(() => 0)];
  for (const event of events) {
    if (event.type === 'turnBegan' || event.type === 'matchEnded') note(course, boards.map(pointsOf));
    else if ('seat' in event) grow(boards[event.seat], event, known?.[event.seat] ?? []);
  }
  return { course, boards };
}

/** Turns in which nobody's points changed are not worth a place in the picture. */
function note(course: number[][], points: number[]): void {
  if (course.at(-1)?.join() !== points.join()) course.push(points);
}

function grow(board: GrowingBoard | undefined, event: Event, kept: readonly ProjectId[]): void {
  if (board === undefined) return;
  const layout = layoutFor(board.capsules.length === 3 ? 2 : 1);
  switch (event.type) {
    case 'objectivesArranged':
      for (const [at, capsule] of event.capsules.entries())
        board.capsules[layout.capsules.indexOf(capsule)] = event.objectives[at] ?? null;
      break;
    case 'cardPlaced':
      board.station[layout.slots.indexOf(event.slot)] = event.card;
      break;
    case 'objectiveValidated':
      board.validations[layout.capsules.indexOf(event.capsule)] = event.tile?.points ?? 0;
      break;
    case 'projectKept':
      board.projects.push(kept[board.projects.length] ?? event.project);
      break;
    default:
  }
}
