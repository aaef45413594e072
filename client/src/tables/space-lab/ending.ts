/** What Space Lab shows at the end: points by what brought them. */

import { type Result, SCORE_KINDS } from '#games/space-lab';
import type { Player } from '#tabletop';
import type { Ending } from '../game-table.ts';
import { say } from './words.ts';

export function endingOf(result: Result, players: readonly Player[]): Ending {
  const start = players.map(() => 0);
  return {
    pad: {
      rows: SCORE_KINDS.map((kind) => ({
        label: say(`score.kind.${kind}`),
        of: result.detail.map((detail) => detail[kind]),
      })),
      totalLabel: say('pad.total'),
      total: result.scores,
    },
    course: { title: say('course'), unit: say('course.unit'), rounds: [start, result.scores], goal: null },
  };
}
