/** Matches as they can be looked at later: all of it once they are over, nothing but their outside before. */

import type { MatchInfo, StoredReceipt } from '#protocol';
import { type Entry, RECORDING_FORMAT, type WrittenRecording } from '#tabletop';
import { chanceOf } from '../match/chance-of.ts';
import { movesIn } from '../match/moves-in.ts';
import { typeOf } from '../match/submitted.ts';
import type { MatchRecord, Store } from '../store/store.ts';
import { forkInfo } from '../tables/fork-info.ts';
import { refuse } from '../tables/refused.ts';

export async function matchInfo(store: Store, id: string): Promise<MatchInfo> {
  const match = (await store.match(id)) ?? refuse('no-such-match');
  const { table: _table, game, rulesVersion, options, players, commitment, end } = match;
  return {
    ...{ id, game, rulesVersion, options, players, commitment },
    ...{ began: match.began ?? null, ended: match.ended ?? null },
    finished: end !== null,
    outcome: end?.outcome ?? null,
    result: end?.result ?? null,
    recording: end === null ? null : writtenRecording(match, await store.entries(id)),
    ofDevice: match.ofDevice === true,
    fork: match.fork === undefined ? null : forkInfo(match.fork),
  };
}

/** Needs no rules: a match of rules that are no longer here is written down as it was played. */
export function writtenRecording(match: MatchRecord, entries: readonly Entry[]): WrittenRecording {
  const { game, rulesVersion, options, players, setup, end } = match;
  const moves = movesIn(entries);
  const last = moves.at(-1)?.at ?? 0;
  return {
    format: RECORDING_FORMAT,
    ...{ game, rulesVersion, options, players },
    ...(setup === undefined ? {} : { setup }),
    chance: chanceOf(match),
    moves,
    // What the clock alone brought at the end belongs to the match.
    ...(end !== null && end.at > last ? { until: end.at } : {}),
  };
}

/** How every press that competed was timed. */
export async function receiptsOf(store: Store, id: string): Promise<readonly StoredReceipt[]> {
  const match = (await store.match(id)) ?? refuse('no-such-match');
  if (match.end === null) refuse('not-finished');
  return (await store.entries(id)).flatMap((entry) =>
    entry.kind === 'move' && entry.receipt !== undefined
      ? [{ at: entry.at, seat: entry.by, move: typeOf(entry.move), ...entry.receipt }]
      : [],
  );
}
