/** Somebody plays the rounds of a challenge alone, each once. Pure: what is kept of it, and what becomes of that. */

import type { AloneMove } from '#protocol';
import {
  type ChallengeRules,
  type LiveMatch,
  MATCH_IS_OVER,
  type Millis,
  playedAlone,
  type Refused,
  type Stamped,
} from '#tabletop';
import type { AttemptRecord } from '../store/challenge-reads.ts';
import { refuse } from '../tables/refused.ts';
import { rulesOf, type Series } from './series.ts';

export interface RoundData {
  /** The moments of the served clock at which it was shown, and that is its 0. */
  readonly shown: number;
  readonly zero: number;
  readonly hasArrived: boolean;
  readonly run: readonly (Stamped & { readonly key: string })[];
}

export interface AttemptData {
  readonly rounds: readonly RoundData[];
}

export interface Attempt extends Omit<AttemptRecord, 'data'> {
  readonly data: AttemptData;
}

/** What a line may be credited with in all: the way of the round to its player, and moves that wait for one another. */
export const LAG_BUDGET = 150;
/** Many times what anybody needs. */
const MOST_MOVES = 1_000;

export const NOTHING_PLAYED: AttemptData = { rounds: [] };

export const attemptIn = (record: AttemptRecord): Attempt => record as Attempt;

/** The round that was shown last, as it stands. */
export interface Latest {
  readonly round: number;
  readonly at: Millis;
  readonly match: LiveMatch;
  readonly isOver: boolean;
}

export function latestOf(series: Series, { rounds }: AttemptData, now: number): Latest | null {
  const last = rounds.at(-1);
  if (last === undefined) return null;
  const rules = rulesOf(series);
  const at = momentIn(last, now);
  const match = playedAlone(rules, roundOf(series, rounds.length - 1), last.run, at);
  return { round: rounds.length - 1, at, match, isOver: rules.isOver(match.state) };
}

/** Never before what was done last: after a crash the served clock may be a second behind. */
const momentIn = ({ zero, run }: RoundData, now: number): Millis =>
  Math.max(run.at(-1)?.at ?? 0, Math.floor(now - zero));

export function roundOf({ data }: Series, round: number): object {
  return data.rounds[round] ?? refuse('not-this-round');
}

export function playedRounds(series: Series, data: AttemptData, now: number): number {
  return data.rounds.length - (latestOf(series, data, now)?.isOver === false ? 1 : 0);
}

/** The moment of the served clock at which all was played; null: not yet. */
export function finishedAt(series: Series, data: AttemptData, now: number): number | null {
  if (data.rounds.length < series.data.rounds.length) return null;
  const latest = latestOf(series, data, now);
  return latest?.isOver === true ? (data.rounds.at(-1)?.zero ?? 0) + latest.match.reached : null;
}

/** The next round comes up; one that is on stays. */
export function withNextRound(series: Series, data: AttemptData, now: number): AttemptData {
  if (latestOf(series, data, now)?.isOver === false) return data;
  if (data.rounds.length >= series.data.rounds.length) return refuse('not-this-round');
  return { rounds: [...data.rounds, { shown: now, zero: now, hasArrived: false, run: [] }] };
}

/** Counted from when it is there to be seen, once, and before anything was done. */
export function withArrival(data: AttemptData, round: number, now: number): AttemptData {
  const last = lastOf(data, round);
  if (last.hasArrived || last.run.length > 0) return data;
  return withLast(data, { ...last, zero: Math.min(now, last.shown + LAG_BUDGET), hasArrived: true });
}

export interface Done {
  readonly data: AttemptData;
  readonly at: Millis;
  readonly isOver: boolean;
  readonly refusal: Refused | null;
}

export function withMove(series: Series, data: AttemptData, asked: AloneMove, now: number): Done {
  const last = lastOf(data, asked.round);
  const known = last.run.find(({ key }) => key === asked.key);
  const rules: ChallengeRules = rulesOf(series);
  const credit = Math.min(asked.waited ?? 0, LAG_BUDGET - (last.zero - last.shown));
  const latest = latestOf(series, data, known === undefined ? now - credit : now) ?? refuse('not-this-round');
  const { match, at } = latest;
  if (known !== undefined) return { data, at: known.at, isOver: latest.isOver, refusal: null };
  if (latest.isOver) return { data, at, isOver: true, refusal: MATCH_IS_OVER };
  if (last.run.length >= MOST_MOVES) return refuse('too-many-requests');
  const refusal = match.play({ at, by: 0, move: asked.move });
  const isOver = rules.isOver(match.state);
  if (refusal !== null) return { data, at, isOver, refusal };
  const run = [...last.run, { at, move: asked.move, key: asked.key }];
  return { data: withLast(data, { ...last, run }), at, isOver, refusal: null };
}

function lastOf({ rounds }: AttemptData, round: number): RoundData {
  const last = rounds.at(-1);
  return last === undefined || round !== rounds.length - 1 ? refuse('not-this-round') : last;
}

const withLast = ({ rounds }: AttemptData, last: RoundData): AttemptData => ({
  rounds: [...rounds.slice(0, -1), last],
});

export const runOf = ({ run }: RoundData): readonly Stamped[] => run.map(({ at, move }) => ({ at, move }));
