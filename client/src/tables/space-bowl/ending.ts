/** What Space Bowl shows at the end: points by kind, the course to 18, how quickly was called. */

import { type Event, type Result, type ScoreRule, TRACK_END } from '#games/space-bowl';
import type { Player, Seat } from '#tabletop';
import type { Told } from '../../host/host.ts';
import type { Course, Ending, ScoreRow } from '../game-table.ts';
import { story } from './story-words.ts';

type Revealed = Extract<Event, { type: 'revealed' }>;

const { say } = story;

const isRevealed = (event: Told['event']): event is Revealed => event.type === 'revealed';

/** In the order of the score sheet. */
const KINDS = [
  ['pad.valid', ['SCORE-2']],
  ['pad.calls', ['SCORE-3']],
  ['pad.alone', ['SCORE-4']],
  ['pad.joker', ['SCORE-5']],
  ['pad.wrong', ['SCORE-6']],
  ['pad.vain', ['SCORE-7']],
  ['pad.doom', ['SCORE-8', 'SCORE-9']],
] as const satisfies readonly (readonly [string, readonly ScoreRule[]])[];

type PadKey = 'pad.start' | (typeof KINDS)[number][0] | 'pad.floor';

export interface CountedRow {
  readonly key: PadKey;
  /** By seat. */
  readonly of: readonly number[];
}

/** Where every point came from; the rows add up to the scores. */
export function countedPoints(result: Result, events: readonly Told['event'][]): readonly CountedRow[] {
  const revealed = events.filter(isRevealed);
  const seats = result.scores.map((_, seat) => seat);
  const start = { key: 'pad.start', of: seats.map((seat) => startOf(result, revealed, seat)) } as const;
  const kinds = KINDS.map(([key, rules]): CountedRow => {
    const counted: readonly ScoreRule[] = rules;
    return { key, of: seats.map((seat) => pointsFor(revealed, seat, counted)) };
  });
  const sumOf = (seat: Seat): number => [start, ...kinds].reduce((sum, { of }) => sum + (of[seat] ?? 0), 0);
  // [SCORE-11] What a total would have been below 0 was let off.
  const floor = { key: 'pad.floor', of: result.scores.map((score, seat) => score - sumOf(seat)) } as const;
  return [start, ...[...kinds, floor].filter(({ of }) => of.some((points) => points !== 0))];
}

export function endingOf(result: Result, events: readonly Told['event'][]): Ending {
  const rows = countedPoints(result, events);
  return {
    pad: {
      rows: rows.map(({ key, of }): ScoreRow => ({ label: say(key), of })),
      totalLabel: say('pad.total'),
      total: result.scores,
    },
    course: {
      title: say('course'),
      unit: say('course.unit'),
      rounds: runningScores(result, rows[0]?.of ?? []),
      goal: TRACK_END,
    },
    verdict: verdictOf(result),
  };
}

function pointsFor(revealed: readonly Revealed[], seat: Seat, rules: readonly ScoreRule[]): number {
  return revealed
    .flatMap(({ reveal }) => reveal.lines)
    .filter((line) => line.seat === seat && rules.includes(line.rule))
    .reduce((sum, { points }) => sum + points, 0);
}

/** [SETUP-4] Four, unless the match began in the middle of another: then what the first round left, less what it gave. */
function startOf(result: Result, revealed: readonly Revealed[], seat: Seat): number {
  const first = revealed[0];
  if (first === undefined) return result.scores[seat] ?? 0;
  const after = first.scores[seat] ?? 0;
  return after === 0 ? 4 : after - (first.reveal.changes[seat] ?? 0);
}

/** The scores at the start and after each round. */
export function runningScores(result: Result, start: readonly number[]): readonly (readonly number[])[] {
  const rounds: (readonly number[])[] = [start];
  for (const { changes } of result.rounds) {
    const before = rounds.at(-1) ?? start;
    rounds.push(before.map((score, seat) => Math.max(0, score + (changes[seat] ?? 0))));
  }
  return rounds;
}

/** [WIN-2] Where points were equal and cards decided, that is said. */
function verdictOf({ scores, winners, cardsWon }: Result): string | null {
  const [winner] = winners ?? [];
  const most = Math.max(...scores);
  const leaders = scores.filter((score) => score === most).length;
  if (winner === undefined || winners?.length !== 1 || leaders === 1) return null;
  return say('pad.by-cards', { cards: cardsWon[winner] ?? 0 });
}

/** How long it took from the throw to the first call, round by round, for whoever called. */
export function chartsOf(told: readonly Told[], players: readonly Player[]): readonly Course[] {
  const rounds: (number | null)[][] = [];
  let thrownAt = 0;
  for (const { at, event } of told as readonly { readonly at: number; readonly event: Event }[]) {
    if (event.type === 'thrown') {
      thrownAt = at;
      rounds.push(players.map(() => null));
    } else if (event.type === 'called') {
      const round = rounds.at(-1);
      if (round !== undefined) round[event.by] = Math.round((at - thrownAt) / 100) / 10;
    }
  }
  return [
    { title: say('chart.calls'), unit: say('chart.calls.unit'), rounds, first: 1, isScattered: true, goal: null },
  ];
}
