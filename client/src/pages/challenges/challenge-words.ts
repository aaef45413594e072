import type { ChallengeInfo } from '#protocol';
import { challenges } from '../../words/challenges.ts';
import { personWords } from '../person-words.ts';

const { say } = challenges;

export function byWords({ by, people }: ChallengeInfo): string {
  if (by === null) return people === null ? say('by.house') : say('by', { name: personWords('') });
  return by.isMe ? say('by.you') : say('by', { name: personWords(by.name) });
}

export const sizeWords = ({ rounds, people }: ChallengeInfo): string =>
  people === null ? say('row.daily', { rounds }) : say('row', { rounds, people });

export const stateWords = ({ state, played }: ChallengeInfo): string => say(`state.${state}`, { played });
