/** Matches as they can be looked at later: all of it once they are over, nothing but their outside before. */

import type { MatchInfo, StoredReceipt } from '#protocol';
import { type Entry, RECORDING_FORMAT, type SeatInput, type WrittenRecording } from '#tabletop';
import { typeOf } from '../match/submitted.ts';
import type { MatchRecord, Store } from '../store/store.ts';
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
  };
}

/** Needs no rules: a match of rules that are no longer here is written down as it was played. */
export function writtenRecording(match: MatchRecord, entries: readonly Entry[]): WrittenRecording {
  const { game, rulesVersion, options, players, setup, key, commitment, secret, contributions, end } = match;
  const moves = movesIn(entries);
  const last = moves.at(-1)?.at ?? 0;
  return {
    format: RECORDING_FORMAT,
    ...{ game, rulesVersion, options, players },
    ...(setup === undefined ? {} : { setup }),
    // Nobody had to be convinced of the chance of a match on one's own device.
    chance: match.ofDevice === true ? { key } : { key, proof: { table: match.id, commitment, secret, contributions } },
    moves,
    // What the clock alone brought at the end belongs to the match.
    ...(end !== null && end.at > last ? { until: end.at } : {}),
  };
}

/** What was taken back never was. */
function movesIn(entries: readonly Entry[]): readonly SeatInput<unknown>[] {
  const moves: SeatInput<unknown>[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo') moves.pop();
    else moves.push({ at: entry.at, by: entry.by, move: entry.move });
  }
  return moves;
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
