/** Matches of a simulation, as they are handed to a thread. */

import { botFor, type Contestant, playMatch } from '#bots';
import { type Game, parseOptions, seatsOf } from '#tabletop';
import { gameNamed } from '../tables.ts';
import type { MatchTally } from './statistics.ts';

export interface Simulation {
  readonly game: string;
  readonly options: object;
  readonly bots: readonly Contestant[];
  readonly seed: number;
}

/** The bots change seats from match to match, so that sitting first helps nobody. */
export function botInSeat(seat: number, match: number, bots: number): number {
  return (seat + match) % bots;
}

/** Match number `match` is the same whichever thread plays it. */
export function simulate({ game: id, options, bots, seed }: Simulation, match: number): MatchTally {
  const game: Game = gameNamed(id);
  const bot = botFor(id);
  const complete = parseOptions<object>(game.options, options);
  if (bot === null || !complete.ok) throw new Error(`${id} can't be simulated`);
  const seats = seatsOf(bots.length);
  const seatOf = bots.map((_, index) => seats.find((seat) => botInSeat(seat, match, bots.length) === index) ?? 0);
  const players = seats.map((seat) => bots[botInSeat(seat, match, bots.length)] as Contestant);
  const played = playMatch({ game, options: complete.value, players, bot, seed: seed * 1_000_003 + match });
  const { winners, scores } = played.outcome;
  return {
    wins: seatOf.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    scores: seatOf.map((seat) => scores[seat] ?? 0),
    moves: played.inputs.length,
    millis: played.at,
  };
}
