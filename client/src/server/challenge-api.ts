/** What is asked of the server about challenges. */

import type { AloneAnswer, AloneMove, ChallengeInfo, ChallengeResult, OwnChallenges, RoundShown } from '#protocol';
import { type Answer, ask, askAsGuest } from './api.ts';

export interface WantedChallenge {
  readonly game: string;
  readonly rounds: number;
  readonly people: number;
  readonly days: number;
  readonly invite: readonly string[];
}

export const ownChallenges = (): Promise<Answer<OwnChallenges>> => askAsGuest('GET', '/challenges');

/** For the first screen: nobody is introduced for it. */
export const knownChallenges = (): Promise<Answer<OwnChallenges>> => ask('GET', '/challenges');

export const makeChallenge = (wanted: WantedChallenge): Promise<Answer<ChallengeInfo>> =>
  askAsGuest('POST', '/challenges', wanted);

export const challengeWithId = (id: string): Promise<Answer<ChallengeInfo>> => askAsGuest('GET', `/challenges/${id}`);

export const challengeResult = (id: string): Promise<Answer<ChallengeResult>> =>
  askAsGuest('GET', `/challenges/${id}/result`);

/** The next round, or the one that is on. Its clock runs from here. */
export async function showRound(id: string): Promise<Answer<RoundShown>> {
  const answer = await askAsGuest<RoundShown>('POST', `/challenges/${id}/show`, {});
  if (answer.ok) void ask('POST', `/challenges/${id}/arrived`, { round: answer.value.round });
  return answer;
}

export const playAlone = (id: string, move: AloneMove): Promise<Answer<AloneAnswer>> =>
  ask('POST', `/challenges/${id}/moves`, move);
