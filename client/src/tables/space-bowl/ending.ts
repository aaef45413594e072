/** What Space Bowl shows at the end: points by kind, the course to 18, and what nobody saw. */

import { type Event, type Result, type ScoreRule, TRACK_END } from '#games/space-bowl';
import type { Player, Seat } from '#tabletop';
import type { Told } from '../../host/host.ts';
import type { Course, Ending, ScoreRow } from '../game-table.ts';
import { story } from './story-words.ts';
import { unseenSheets } from './unseen-sheets.tsx';

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

export function endingOf(result: Result, players: readonly Player[], events: readonly Told['event'][]): Ending {
  const revealed = events.filter(isRevealed);
  const seats = players.map((_, seat) => seat);
  const start = seats.map((seat) => startOf(result, revealed, seat));
  const rows = KINDS.map(([label, rules]): ScoreRow => {
    const kinds: readonly ScoreRule[] = rules;
    return { label: say(label), of: seats.map((seat) => pointsFor(revealed, seat, kinds)) };
  });
  const total = [...result.scores];
  // [SCORE-11] What a total would have been below 0 was let off.
  const floor = seats.map(
    (seat) => (total[seat] ?? 0) - (start[seat] ?? 0) - rows.reduce((sum, row) => sum + (row.of[seat] ?? 0), 0),
  );
  const lasting = rows.filter(({ of }) => of.some((points) => points !== 0));
  return {
    pad: {
      rows: [
        { label: say('pad.start'), of: start },
        ...lasting,
        ...(floor.some((points) => points !== 0) ? [{ label: say('pad.floor'), of: floor }] : []),
      ],
      totalLabel: say('pad.total'),
      total,
    },
    course: courseOf(result, start),
    verdict: verdictOf(result),
    sheets: unseenSheets(events),
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

function courseOf(result: Result, start: readonly number[]): Course {
  const rounds: (readonly number[])[] = [start];
  for (const { changes } of result.rounds) {
    const before = rounds.at(-1) ?? start;
    rounds.push(before.map((score, seat) => Math.max(0, score + (changes[seat] ?? 0))));
  }
  return { title: say('course'), unit: say('course.unit'), rounds, goal: TRACK_END };
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
  return [{ title: say('chart.calls'), unit: say('chart.calls.unit'), rounds, first: 1, goal: null }];
}
