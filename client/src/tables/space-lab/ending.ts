/** What Space Lab shows at the end: points by what brought them, and how they grew turn by turn. */

import { h } from 'preact';
import { type Board, type Event, pointsOf, type Result, SCORE_KINDS } from '#games/space-lab';
import type { Player } from '#tabletop';
import type { Ending } from '../game-table.ts';
import { BandScale } from './alone.tsx';
import { bandName, nextGoal } from './bands.ts';
import { type BestScore, bestAlone } from './best-alone.ts';
import { BestScores } from './best-scores.tsx';
import { ScoreTable } from './score-sheet.tsx';
import { tieWords } from './sentences.ts';
import { storyOf } from './story.ts';
import { story } from './story-words.ts';
import { say } from './words.ts';

export function endingOf(result: Result, players: readonly Player[], events: readonly Event[]): Ending {
  const { course, boards } = storyOf(events, players.length);
  // Without the whole story the lines would not add up to the score.
  const isWhole = boards.every((board, seat) => pointsOf(board) === result.scores[seat]);
  const best = result.band === undefined || !isWhole ? null : bestScores(result, boards);
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
      step: story.say('course.step'),
      rounds: course.length > 1 ? course : [players.map(() => 0), result.scores],
      goal: null,
    },
    verdict: verdictOf(result, best, players),
    headline: result.band === undefined ? null : bandName(result.band),
    sheets: [
      ...(result.band === undefined
        ? []
        : [{ title: story.say('alone.scale'), content: h(BandScale, { points: result.scores[0] ?? 0 }) }]),
      ...(best === null ? [] : [{ title: story.say('best.title'), content: h(BestScores, best) }]),
      ...(isWhole
        ? boards.map((board, seat) => ({
            title: say('score.title-of', { name: players[seat]?.name ?? '' }),
            content: h(ScoreTable, { board }),
          }))
        : []),
    ],
  };
}

interface Best {
  readonly scores: readonly BestScore[];
  /** This match among them. */
  readonly now: string;
}

/** Alone: the best ones are kept on this device. No two matches end with the same station. */
function bestScores(result: Result, [board]: readonly Board[]): Best {
  const now = [...(board?.capsules ?? []), ...(board?.station ?? []), ...(board?.projects ?? [])].join();
  return { scores: bestAlone({ points: result.scores[0] ?? 0, at: Date.now(), of: now }), now };
}

/** Alone, the score falls into one of five bands, and the next one is the goal; a tie is decided by Projects. */
function verdictOf(result: Result, best: Best | null, players: readonly Player[]): string | null {
  const { band, scores } = result;
  if (band === undefined)
    return result.winners === null ? null : tieWords(result.winners, scores, (seat) => players[seat]?.name ?? '');
  const [points = 0] = scores;
  const goal = nextGoal(points);
  const next = goal === null ? story.say('goal.top') : story.say('goal.next', { ...goal });
  const verdict = `${story.say(`verdict.${BANDS[band] ?? 0}`)} ${next}`;
  const [first, second] = best?.scores ?? [];
  if (first === undefined) return verdict;
  if (first.of !== best?.now) return `${verdict} ${story.say('verdict.best', { points: first.points })}`;
  return second === undefined || second.points < points ? `${verdict} ${story.say('verdict.new-best')}` : verdict;
}

const BANDS = [0, 1, 2, 3, 4] as const;
