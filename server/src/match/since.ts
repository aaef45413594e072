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

const NOTHING = '{"frames":[],"left":0}';

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

interface Step {
  /** The whole view before it, and the frame of what happened, each as text. */
  readonly before: string;
  readonly frame: string;
}

async function shownAgain(house: House, record: MatchRecord, seat: Seat, after: Millis): Promise<string> {
  const game = house.shelf.rules(record.game, record.rulesVersion) ?? refuse('other-rules');
  if (isRealTime(game)) return refuse('not-in-this-game');
  const moves = await movesOf(house.store, record.id);
  if ((moves.at(-1)?.at ?? 0) <= after) return NOTHING;
  const match = begun(game, record);
  const streams = new Streams(game, [seat], () => 'since');
  const steps: Step[] = [];
  // Only what this seat noticed is counted: nobody learns on return how much went on in secret.
  let left = 0;
  const playAgain = (entry: Move): void => {
    const before = entry.at <= after ? null : streams.whole(match.state, seat);
    const told: Told[] = [];
    match.recover([entry], toldInto(told));
    const seen = entry.byBot === true ? doneByBot(told, entry.by) : told;
    if (before === null) streams.remember(seen);
    else
      for (const frame of streams.show(match.state, seen, entry.at, () => true).values()) steps.push({ before, frame });
    if (steps.length <= MOST_SHOWN) return;
    steps.shift();
    left++;
  };
  for (let from = 0; from < moves.length; from += SLICE) {
    house.watchdog.run({ brokenOff: () => undefined }, () => moves.slice(from, from + SLICE).forEach(playAgain));
    // However long a match is, nobody else waits.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (steps.length === 0) return NOTHING;
  return `{"frames":[${[steps[0]?.before, ...steps.map(({ frame }) => frame)].join()}],"left":${left}}`;
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
