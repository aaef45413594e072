/** One's matches, at the server and on this device, as one list with its figures. */

import type { FinishedMatch, GameFigures, PlayedMatch } from '#protocol';
import type { Outcome } from '#tabletop';
import { endOf } from '../../local/no-longer-kept.ts';
import type { StoredMatch } from '../../local/stored-matches.ts';

/** `isHere`: on this device, and nowhere else. */
export interface Played extends PlayedMatch {
  readonly isHere: boolean;
}

export type Figures = Pick<GameFigures, 'game' | 'matches' | 'wins' | 'best' | 'course'>;

/** As many as a chart draws. */
const LONGEST_COURSE = 100;

/** A finished match of this device, as the server would tell it. Null where only bots played. */
export function playedHere(match: StoredMatch, name: string): Played | null {
  const { id, game, people, recording, outcome = null, startedAt } = match;
  const seat = people.find((one) => recording.players[one]?.name === name) ?? people[0];
  if (!match.isFinished || seat === undefined) return null;
  return {
    ...{ id, game, rulesVersion: recording.rulesVersion, table: null, outcome, seat },
    ...{ state: 'finished', began: startedAt, ended: endOf(match), isOfDevice: true, isHere: true },
    players: recording.players.map((player, at) => ({
      name: player.name,
      ...(player.bot === undefined ? {} : { bot: player.bot }),
      person: null,
      isMine: people.includes(at),
    })),
  };
}

const isWonBy = (outcome: Outcome, seat: number): boolean => outcome.winners.includes(seat);

export type Result = 'you-won' | 'they-won' | 'shared' | 'nobody' | 'broken-off' | 'alone';

export function resultOf({ outcome, players, seat }: PlayedMatch): Result {
  if (outcome === null) return 'broken-off';
  if (players.length === 1) return 'alone';
  if (outcome.winners.length === 0) return 'nobody';
  if (!isWonBy(outcome, seat)) return 'they-won';
  return outcome.winners.length > 1 ? 'shared' : 'you-won';
}

/** One's place among those who played; those with the same score share it. */
export const placeOf = ({ scores }: Outcome, seat: number): number =>
  1 + scores.filter((score) => score > (scores[seat] ?? 0)).length;

const endedAt = ({ ended, began }: PlayedMatch): number => ended ?? began ?? 0;

/** What the server says of each game, and what this device adds to it. */
export function figuresWith(served: readonly GameFigures[], here: readonly Played[]): readonly Figures[] {
  const games = [...new Set([...served, ...here].map(({ game }) => game))];
  return games.map((game) => {
    const at = served.find((figures) => figures.game === game);
    const added = here.flatMap((match) => (match.game === game ? finishedOf(match) : []));
    const course = [...(at?.course ?? []), ...added].toSorted((one, other) => (one.ended ?? 0) - (other.ended ?? 0));
    const bests = [...added.map(({ score }) => score), ...(at?.best === null || at === undefined ? [] : [at.best])];
    return {
      game,
      matches: (at?.matches ?? 0) + added.length,
      wins: (at?.wins ?? 0) + added.filter(({ isWon }) => isWon).length,
      best: bests.length === 0 ? null : Math.max(...bests),
      course: course.slice(-LONGEST_COURSE),
    };
  });
}

function finishedOf({ id, ended, outcome, seat, players }: Played): readonly FinishedMatch[] {
  if (outcome === null) return [];
  const score = outcome.scores[seat] ?? 0;
  return [{ match: id, ended, score, isWon: isWonBy(outcome, seat), seats: players.length }];
}

/** The average of the last few up to each; null until there are enough. */
export function trendOf(values: readonly number[], over = 5): readonly (number | null)[] {
  return values.map((_, at) => {
    const last = values.slice(Math.max(0, at - over + 1), at + 1);
    return last.length < over ? null : last.reduce((sum, value) => sum + value, 0) / over;
  });
}

export interface Listing {
  /** Of the server, as far as they have come. */
  readonly served: readonly PlayedMatch[];
  /** Whether the server has older ones. */
  readonly hasOlder: boolean;
  readonly here: readonly Played[];
}

/** Both in one, the latest first: what this device has that is older than the server's last waits for what lies between. */
export function listed({ served, hasOlder, here }: Listing): readonly Played[] {
  const oldest = served.at(-1);
  const from = hasOlder && oldest !== undefined ? endedAt(oldest) : Number.NEGATIVE_INFINITY;
  return [
    ...served.map((match) => ({ ...match, isHere: false })),
    ...here.filter((match) => endedAt(match) >= from),
  ].toSorted((one, other) => endedAt(other) - endedAt(one));
}
