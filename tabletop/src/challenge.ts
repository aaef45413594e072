/**
 * A challenge: rounds that everybody plays alone, at different times, and that are then put together as if all had sat
 * at one table. The rules themselves judge both: alone beside an empty seat, and together move by move.
 */

import { type Chance, sealedChance } from './chance.ts';
import type { Game, Words } from './game.ts';
import { LiveMatch } from './live-match.ts';
import { type Player, type WrittenRecording, writeRecording } from './recording.ts';
import type { Millis, Seat, SeatInput } from './seats.ts';

/** A move of somebody alone; `at` counts from the moment the round came up. */
export interface Stamped {
  readonly at: Millis;
  readonly move: unknown;
}

/** What one person did in one round, in order. */
export type Run = readonly Stamped[];

/** What is carried from round to round, by seat. */
export interface Standing {
  readonly scores: readonly number[];
}

/** How a game is played as a challenge. */
export interface ChallengeRules<W extends Words = Words, S extends Standing = Standing> {
  readonly game: Game<W>;
  readonly options: W['Options'];
  /** So many rounds, the same for everybody, each as a set-up of the game but for what belongs to seats. */
  draw(rounds: number, chance: Chance): readonly object[];
  first(seatCount: number): S;
  /** The round as a set-up, for seats that stand so. */
  setup(round: object, standing: S): object;
  /** What brings the round up at once. */
  opening(state: W['State']): readonly SeatInput<W['Move']>[];
  /** What an empty seat says so that nobody waits for it. */
  readonly absent: readonly W['Move'][];
  /** What a move of somebody alone is among others; null: nothing, as when another's call came first. */
  among(state: W['State'], move: W['Move']): W['Move'] | null;
  /** Whether the round has been played. */
  isOver(state: W['State']): boolean;
  /** What the round brought each seat. */
  changes(state: W['State']): readonly number[];
  after(state: W['State'], standing: S): S;
  /** Of the whole series; ascending. */
  winners(standing: S): readonly Seat[];
}

const YOU: Seat = 0;
const NOBODY: Seat = 1;
/** Everything is laid: nothing is drawn in a round. */
const NO_CHANCE = '00';

/** A round as somebody alone plays it, up since 0: theirs is the first seat, the other one is empty. */
export function aloneMatch<W extends Words>(rules: ChallengeRules<W>, round: object): LiveMatch<W> {
  const match = begun(rules, rules.setup(round, rules.first(2)), 2);
  for (const move of rules.absent) match.play({ at: 0, by: NOBODY, move });
  return match;
}

/** What somebody alone has done so far, up to a moment. */
export function playedAlone<W extends Words>(
  rules: ChallengeRules<W>,
  round: object,
  run: Run,
  to: Millis,
): LiveMatch<W> {
  const match = aloneMatch(rules, round);
  for (const { at, move } of run) {
    const refusal = match.play({ at, by: YOU, move });
    if (refusal !== null) throw new Error(`a move of a run is refused: ${refusal.because}`);
  }
  passInRound(rules, match, to);
  return match;
}

/** Time passes, but not beyond the end of the round. */
export function passInRound<W extends Words>(rules: ChallengeRules<W>, match: LiveMatch<W>, to: Millis): void {
  for (let due = match.wakeAt; due !== null && due <= to && !rules.isOver(match.state); due = match.wakeAt) {
    match.pass(due);
  }
}

export interface Composed<W extends Words = Words> {
  readonly recording: WrittenRecording;
  readonly state: W['State'];
  readonly endedAt: Millis;
}

/**
 * One round of all, from what each did alone; `runs` by seat. At equal moments the lower seat comes first. What comes
 * after the end of the round, or too late for the rules, is left out.
 */
export function compose<W extends Words>(
  rules: ChallengeRules<W>,
  setup: object,
  players: readonly Player[],
  runs: readonly Run[],
): Composed<W> {
  const { game, options } = rules;
  const match = begun(rules, setup, players.length);
  const inOrder = runs
    .flatMap((run, by) => run.map(({ at, move }): SeatInput<unknown> => ({ at, by, move })))
    .sort((one, other) => one.at - other.at || one.by - other.by);
  for (const { at, by, move } of inOrder) {
    passInRound(rules, match, at);
    if (rules.isOver(match.state)) break;
    const read = game.parseMove(move);
    const among = read === null ? null : rules.among(match.state, read);
    if (among !== null) match.play({ at, by, move: among });
  }
  passInRound(rules, match, Number.POSITIVE_INFINITY);
  if (!rules.isOver(match.state)) throw new Error(`${game.id}: a round of a challenge has no end`);
  const { moves, state, reached: endedAt } = match;
  return { recording: writeRecording(game, { options, players, setup, moves, until: endedAt }), state, endedAt };
}

function begun<W extends Words>(
  { game, options, opening }: ChallengeRules<W>,
  setup: object,
  seatCount: number,
): LiveMatch<W> {
  const laid = game.parseSetup(setup, { options, seatCount });
  if (!laid.ok) throw new Error(`not a round of ${game.id}: ${laid.error}`);
  const match = new LiveMatch(game, { options, seatCount, chance: sealedChance(NO_CHANCE), setup: laid.value });
  for (const input of opening(match.state)) match.play(input);
  return match;
}
