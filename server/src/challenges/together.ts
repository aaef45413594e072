/** What all did alone, put together round by round by the rules themselves. */

import type { ChallengeResult, ComposedRound } from '#protocol';
import { compose } from '#tabletop';
import { type Attempt, finishedAt, runOf } from './alone.ts';
import { rulesOf, type Series } from './series.ts';

/** Those who have played all of it, in the order in which they did: it is the order of their seats. */
export function finishers(series: Series, attempts: readonly Attempt[], now: number): readonly Attempt[] {
  return attempts
    .flatMap((attempt) => {
      const at = finishedAt(series, attempt.data, now);
      return at === null ? [] : [{ attempt, at }];
    })
    .sort((one, other) => one.at - other.at || (one.attempt.id < other.attempt.id ? -1 : 1))
    .map(({ attempt }) => attempt);
}

export function resultOf(series: Series, attempts: readonly Attempt[], guest: string): ChallengeResult {
  const rules = rulesOf(series);
  const players = attempts.map(({ name }) => ({ name }));
  let standing = rules.first(attempts.length);
  const rounds = series.data.rounds.map((round, number): ComposedRound => {
    const runs = attempts.map(({ data }) => data.rounds[number]).map((own) => (own === undefined ? [] : runOf(own)));
    const { recording, state } = compose(rules, rules.setup(round, standing), players, runs);
    standing = rules.after(state, standing);
    return { recording, runs, changes: rules.changes(state), scores: standing.scores };
  });
  return {
    players: attempts.map(({ name, guest: who }) => ({ name, isMe: who === guest })),
    winners: rules.winners(standing),
    scores: standing.scores,
    rounds,
  };
}
