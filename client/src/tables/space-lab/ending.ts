/** What Space Lab shows at the end: points by what brought them, and how they grew turn by turn. */

import { h } from 'preact';
import { type Event, pointsOf, type Result, SCORE_KINDS } from '#games/space-lab';
import type { Player } from '#tabletop';
import type { Ending } from '../game-table.ts';
import { bestAlone } from './best-alone.ts';
import { ScoreTable } from './score-sheet.tsx';
import { storyOf } from './story.ts';
import { story } from './story-words.ts';
import { say } from './words.ts';

export function endingOf(result: Result, players: readonly Player[], events: readonly Event[]): Ending {
  const { course, boards } = storyOf(events, players.length);
  return {
    pad: {
      rows: SCORE_KINDS.map((kind) => ({
        label: say(`score.kind.${kind}`),
        of: result.detail.map((detail) => detail[kind]),
      })),
      totalLabel: story.say('pad.total'),
      total: result.scores,
    },
    course: {
      title: story.say('course'),
      unit: story.say('course.unit'),
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
  const verdict = story.say(`verdict.${BANDS[result.band] ?? 0}`);
  // A page may ask more than once about the same match: it counts once.
  const best = BEST_BEFORE.get(result) ?? bestAlone(points) ?? NONE;
  BEST_BEFORE.set(result, best);
  return `${verdict} ${points > best ? story.say('verdict.new-best') : story.say('verdict.best', { points: best })}`;
}

const BANDS = [0, 1, 2, 3, 4] as const;

const NONE = -1;

const BEST_BEFORE = new WeakMap<Result, number>();
