/** A match that was played without a server is taken in, if it is one: played again by its rules it comes to an end. */

import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type DeviceMatch, PersonName } from '#protocol';
import {
  type Digest,
  type Parsed,
  parseRecording,
  type RecordedChance,
  type Recording,
  type Replay,
  replay,
  type WrittenRecording,
} from '#tabletop';
import type { House } from '../house.ts';
import type { MatchRecord, Sat, StoredEntry } from '../store/store.ts';
import { refuse } from '../tables/refused.ts';

/** Many times what the longest match takes. */
const MOST_MOVES = 5_000;
/** Many times what any move or set-up takes. */
const DEEPEST = 32;
const ID_LENGTH = 22;

export interface HandedOver {
  readonly match: MatchRecord;
  readonly entries: readonly StoredEntry[];
}

/** The same match of the same person has the same id, however often it is handed over. */
export function handoverId(guest: string, { recording, people }: DeviceMatch): string {
  // Whatever reads it would run out of stack.
  if (isDeeper(recording, DEEPEST)) refuse('not-a-match', 'it is nested too deeply');
  const { game, rulesVersion, options, chance, setup, moves } = recording;
  const text = JSON.stringify([guest, people, game, rulesVersion, options, chance, setup, moves]);
  return createHash('sha256').update(text).digest('base64url').slice(0, ID_LENGTH);
}

const isDeeper = (json: unknown, levels: number): boolean =>
  typeof json === 'object' &&
  json !== null &&
  (levels === 0 || Object.values(json).some((inner) => isDeeper(inner, levels - 1)));

/** Refuses what is no match; nothing is written. */
export function handOver(house: House, guest: string, given: DeviceMatch): HandedOver {
  const recording = recordingIn(house, given.recording);
  const { game, chance, moves, players } = recording;
  const people = new Set(given.people);
  if (chance === null || moves.length > MOST_MOVES) refuse('not-a-match', `a key, and at most ${MOST_MOVES} moves`);
  // Bots and people are who the recording says they are.
  if (
    people.size !== given.people.length ||
    players.some(({ bot }, seat) => people.has(seat) !== (bot === undefined))
  ) {
    refuse('not-understood', 'people: the seats of those who are no bots');
  }
  // What a bot is said to be is shown to everybody, too.
  for (const { name, bot = name } of players) {
    if (!v.is(PersonName, name) || !v.is(PersonName, bot)) refuse('bad-name');
  }
  const { outcome, at, result, hash } = endOf(house, recording);
  if (given.hash !== undefined && given.hash !== hash) refuse('not-a-match', 'it is another match than its hash says');
  const written = given.recording as unknown as WrittenRecording;
  const [ownSeat] = given.people;
  // What its owner kept of another server's match is theirs.
  const { kept: _kept, ...own } = chance as RecordedChance;
  const sittings = players
    .map(
      ({ name, bot }, seat): Sat => ({ seat, at: 0, name, ...(bot === undefined ? { guest } : { guest: null, bot }) }),
    )
    .toSorted((one, other) => Number(other.seat === ownSeat) - Number(one.seat === ownSeat));
  const now = house.clock.wall();
  return {
    match: {
      ...{ id: handoverId(guest, given), table: '', game: game.id, rulesVersion: game.rulesVersion },
      ...{
        options: recording.options,
        players: players.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
      },
      ...(written.setup === undefined ? {} : { setup: written.setup as object }),
      ...{
        key: own.key,
        secret: '',
        commitment: '',
        contributions: players.map(() => null),
      },
      ...(own.anew === undefined && own.proof === undefined ? {} : { inherited: own }),
      ...{ startedAt: 0, asleepAt: null, tellingAt: null, ofDevice: true, sittings },
      end: { at: Math.max(at, recording.until ?? 0), outcome, result },
      // Nothing was played in days to come, whatever a device's calendar says.
      began: Math.min(given.began, given.ended, now),
      ended: Math.min(given.ended, now),
    },
    entries: moves.map(({ at, by, move }, index) => ({ kind: 'move', at, by, move, key: `device-${index}` })),
  };
}

function recordingIn({ shelf }: House, json: object): Recording {
  const { game, rulesVersion } = json as { readonly game?: unknown; readonly rulesVersion?: unknown };
  const isKnown = typeof game === 'string' && Number.isSafeInteger(rulesVersion);
  if (isKnown && shelf.rules(game, rulesVersion as number) === null) refuse('other-rules');
  const read: Parsed<Recording> = parseRecording(json, (id, version) => shelf.rules(id, version));
  return read.ok ? read.value : refuse('not-a-match', read.error);
}

/** Node's own is quicker than ours. */
const sha256: Digest = (text) => createHash('sha256').update(text).digest('hex');

/** Rules that do not come back are broken off: the request then fails, and nobody else notices. */
function endOf(house: House, recording: Recording) {
  const played: Replay = house.watchdog.run({ brokenOff: () => undefined }, () =>
    replay(recording, () => refuse('not-a-match')),
  );
  if (!played.ok) return refuse('not-a-match', `move ${played.move} is refused`);
  const { outcome, at, state } = played.match;
  if (outcome === null) return refuse('not-a-match', 'it has no end');
  return { outcome, at, result: recording.game.result(state) as object, hash: played.match.hash(sha256) };
}
