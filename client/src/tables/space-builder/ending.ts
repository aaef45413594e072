/** What Space Builder shows at the end: who opened what, and how the cities grew. */

import { BUILDINGS, type Result, STARRED } from '#games/space-builder';
import type { Player } from '#tabletop';
import type { Ending } from '../game-table.ts';
import { say } from './words.ts';

/** Starred buildings, one more for each round won, and for the winner the round that decided the match. */
export function endingOf(result: Result, players: readonly Player[]): Ending {
  const winner = result.winners?.[0] ?? null;
  const start = players.map(() => STARRED.length);
  const decided = players.map((_, seat) => (seat === winner ? 1 : 0));
  const opened = players.map((_, seat) => (result.held[seat]?.length ?? 0) - STARRED.length);
  const total = players.map((_, seat) => (result.held[seat]?.length ?? 0) + (decided[seat] ?? 0));
  const course: number[][] = [[...start]];
  for (const round of result.rounds) {
    const before = course.at(-1) ?? start;
    course.push(before.map((count, seat) => (seat === round.winner ? count + 1 : count)));
  }
  return {
    pad: {
      rows: [
        { label: say('pad.start'), of: start },
        { label: say('pad.opened'), of: opened },
        { label: say('pad.decided'), of: decided },
      ],
      totalLabel: say('pad.total'),
      total,
    },
    course: { title: say('course'), unit: say('course.unit'), rounds: course, goal: BUILDINGS.length + 1 },
  };
}
