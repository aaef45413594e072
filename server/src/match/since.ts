/**
 * What a seat has seen happen since a moment of its match, as frames like those it was or would have been sent. Made
 * from what is stored: nothing wakes up for it, and nothing is told that was not durable.
 */

import { Streams, type Told, toldInto } from '#protocol';
import { isRealTime, type Millis, type Seat } from '#tabletop';
import type { House } from '../house.ts';
import type { MatchRecord, Store, StoredEntry } from '../store/store.ts';
import { refuse } from '../tables/refused.ts';
import { begun } from './recovery.ts';
import { doneByBot } from './stand-ins.ts';

/** So many moves are shown again; of what was before them only the last words are left. */
const MOST_SHOWN = 16;
/** Moves that are played again in a few milliseconds. */
const SLICE = 64;

interface Asked {
  readonly guest: string;
  readonly seat: Seat;
  readonly at: Millis;
}

/** A `Since`, as text. */
export async function sinceSeen(house: House, id: string, { guest, seat, at }: Asked): Promise<string> {
  const record = (await house.store.match(id)) ?? refuse('no-such-match');
  const sat = record.sittings?.findLast((one) => one.seat === seat);
  // Of others' matches nobody learns here whether they are there.
  if (sat === undefined || sat.guest !== guest) return refuse('no-such-match');
  if (record.end !== null) return refuse('no-match-running');
  // What was there before them is not theirs to see again.
  return shownAgain(house, record, seat, Math.max(at, sat.at));
}

async function shownAgain(house: House, record: MatchRecord, seat: Seat, after: Millis): Promise<string> {
  const game = house.shelf.rules(record.game, record.rulesVersion) ?? refuse('other-rules');
  if (isRealTime(game)) return refuse('not-in-this-game');
  const moves = await movesOf(house.store, record.id);
  const fresh = moves.filter((move) => move.at > after).length;
  const first = moves.length - Math.min(fresh, MOST_SHOWN);
  if (fresh === 0) return '{"frames":[],"left":0}';
  const match = begun(game, record);
  const streams = new Streams(game, [seat], () => 'since');
  const frames: string[] = [];
  const playOn = (from: number): void => {
    for (const [index, entry] of moves.slice(from, from + SLICE).entries()) {
      if (from + index === first) frames.push(streams.whole(match.state, seat));
      const told: Told[] = [];
      match.recover([entry], toldInto(told));
      const seen = entry.byBot === true ? doneByBot(told, entry.by) : told;
      if (from + index < first) streams.remember(seen);
      else frames.push(...streams.show(match.state, seen, entry.at, () => true).values());
    }
  };
  for (let from = 0; from < moves.length; from += SLICE) {
    house.watchdog.run({ brokenOff: () => undefined }, () => playOn(from));
    // However long a match is, nobody else waits.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return `{"frames":[${frames.join()}],"left":${fresh - Math.min(fresh, MOST_SHOWN)}}`;
}

type Move = Extract<StoredEntry, { kind: 'move' }>;

/** What was taken back never was. */
async function movesOf(store: Store, id: string): Promise<readonly Move[]> {
  const moves: Move[] = [];
  for (const entry of await store.entries(id)) {
    if (entry.kind === 'undo') moves.pop();
    else moves.push(entry);
  }
  return moves;
}
