/** Finished matches of this device, with how they ended. */

import { ReplayReader } from '../replay/replay-reader.ts';
import { endOf } from './no-longer-kept.ts';
import { keepMatch, type StoredMatch, storedMatches } from './stored-matches.ts';

/** Those that ended before that was written down are played again beside the page, once. */
export async function finishedHere(): Promise<readonly StoredMatch[]> {
  const finished = (await storedMatches()).filter(({ isFinished }) => isFinished);
  if (finished.every(({ outcome }) => outcome !== undefined)) return finished;
  const reader = new ReplayReader();
  try {
    return await Promise.all(finished.map((match) => (match.outcome === undefined ? ended(match, reader) : match)));
  } finally {
    reader.close();
  }
}

async function ended(match: StoredMatch, reader: ReplayReader): Promise<StoredMatch> {
  const outcome = (await reader.call('open', match.recording).catch(() => null))?.outcome ?? null;
  if (outcome === null) return match;
  const known = { ...match, outcome, finishedAt: endOf(match) };
  await keepMatch(known);
  return known;
}
