/** How a match of Space Lab went, retold from its events. */

import { type Board, type Event, layoutFor, type ProjectId, pointsOf } from '#games/space-lab';

interface GrowingBoard {
  station: (string | null)[];
  capsules: (string | null)[];
  validations: (number | null)[];
  projects: (ProjectId | null)[];
}

export interface Story {
  readonly course: readonly (readonly number[])[];
  /** As they stood at the end. */
  readonly boards: readonly Board[];
}

/** After each round, what everybody's station would have been worth; the Projects all know at the end count from when they were kept. */
export function storyOf(events: readonly Event[], seatCount: number): Story {
  const layout = layoutFor(seatCount);
  const known = events.find((event) => event.type === 'match-ended')?.projects;
  const boards = Array.from(
    { length: seatCount },
    (): GrowingBoard => ({
      station: layout.slots.map(() => null),
      capsules: layout.capsules.map(() => null),
      validations: layout.capsules.map(() => null),
      projects: [],
    }),
  );
  const course: number[][] = [];
  for (const event of events) {
    // The first turn begins with what everybody has before it; the last one ends with the match.
    if (event.type === 'turn-began' || event.type === 'match-ended') course.push(boards.map(pointsOf));
    else if ('seat' in event) grow(boards[event.seat], event, known?.[event.seat] ?? []);
  }
  return { course, boards };
}

function grow(board: GrowingBoard | undefined, event: Event, kept: readonly ProjectId[]): void {
  if (board === undefined) return;
  const layout = layoutFor(board.capsules.length === 3 ? 2 : 1);
  switch (event.type) {
    case 'objectives-arranged':
      for (const [at, capsule] of event.capsules.entries())
        board.capsules[layout.capsules.indexOf(capsule)] = event.objectives[at] ?? null;
      break;
    case 'card-placed':
      board.station[layout.slots.indexOf(event.slot)] = event.card;
      break;
    case 'objective-validated':
      board.validations[layout.capsules.indexOf(event.capsule)] = event.tile?.points ?? 0;
      break;
    case 'project-kept':
      board.projects.push(kept[board.projects.length] ?? event.project);
      break;
    default:
  }
}
