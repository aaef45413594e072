/** What Gravity Superstar shows at the end: points by colour, pairs and tokens, and how they grew. */

import { COLOURS, type Event, goalFor, type Result } from '#games/gravity-superstar';
import type { Player, Seat } from '#tabletop';
import type { Ending, ScoreRow } from '../game-table.ts';
import { say, tieWords } from './words.ts';

export function endingOf(result: Result, players: readonly Player[], events: readonly Event[]): Ending {
  const starRows = COLOURS.map(
    (colour): ScoreRow => ({ label: say(`pad.stars.${colour}`), of: result.stars.map((stars) => stars[colour]) }),
  );
  const pairs = result.stars.map((stars) => COLOURS.reduce((sum, colour) => sum + Math.floor(stars[colour] / 2), 0));
  return {
    pad: {
      rows: [...starRows, { label: say('pad.pairs'), of: pairs }, { label: say('pad.tokens'), of: result.tokens }],
      totalLabel: say('pad.total'),
      total: result.scores,
    },
    course: {
      title: say('course'),
      unit: say('course.unit'),
      rounds: pointsByRound(events, players.length),
      goal: events.some(({ type }) => type === 'goal-reached') ? goalFor(players.length) : null,
    },
    verdict:
      result.winners === null ? null : tieWords(result.winners, result.scores, (seat) => players[seat]?.name ?? ''),
  };
}

/** Everybody's points at the start and after each round, by what was taken, stolen and spent. */
export function pointsByRound(events: readonly Event[], seatCount: number): readonly (readonly number[])[] {
  const owned = Array.from({ length: seatCount }, () => new Map<string, number>());
  const add = (seat: Seat, what: string, count: 1 | -1): void => {
    owned[seat]?.set(what, (owned[seat].get(what) ?? 0) + count);
  };
  const points = (): readonly number[] =>
    owned.map((things) =>
      [...things].reduce((sum, [what, count]) => sum + count + (what === 'replay' ? 0 : Math.floor(count / 2)), 0),
    );
  const rounds = [points()];
  for (const event of events) {
    if (event.type === 'star-taken') add(event.seat, event.colour, 1);
    else if (event.type === 'token-taken') add(event.seat, 'replay', 1);
    else if (event.type === 'token-spent') add(event.seat, 'replay', -1);
    else if (event.type === 'stolen' && event.take !== null) {
      add(event.seat, event.take, 1);
      add(event.from, event.take, -1);
    } else if (event.type === 'round-ended') rounds.push(points());
  }
  return rounds;
}
