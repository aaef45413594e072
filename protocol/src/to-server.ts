/** What a client may say on a socket. Strict: an unknown key makes the whole message not understood. */

import * as v from 'valibot';
import { FRAME_BYTES, FRAME_DEPTH, isDeeperThan, MOST_SEATS } from './limits.ts';
import { FreeText } from './text.ts';
import { type HouseRefusal, PHRASES, REACTIONS, STOPS } from './words.ts';

const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const ViewerName = v.union([SeatNumber, v.literal('spectator')]);
const Sequence = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A moment on the server's clock, as near as the client can tell. */
const ServerMoment = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** Made up by the client, once for each thing it wants done: sent twice, it counts once. */
const Key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));

const Hex16 = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** How far a client that was here before has got with one viewer's stream. */
const Seen = v.strictObject({ viewer: ViewerName, stream: v.pipe(v.string(), v.maxLength(24)), seq: Sequence });

const Join = v.strictObject({
  type: v.literal('join'),
  version: v.pipe(v.number(), v.integer()),
  table: v.pipe(v.string(), v.maxLength(40)),
  seen: v.optional(v.pipe(v.array(Seen), v.maxLength(MOST_SEATS))),
  /** A screen for all to see: it watches, even if its person plays. */
  screen: v.optional(v.boolean()),
});

/** What whoever pressed saw: the match, and the hash of their view. */
const Judged = v.strictObject({
  match: v.pipe(v.string(), v.maxLength(40)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
});

export type Judged = v.InferOutput<typeof Judged>;

const Move = v.strictObject({
  type: v.literal('move'),
  key: Key,
  seat: SeatNumber,
  move: v.unknown(),
  pressed: v.optional(ServerMoment),
  /** Said again on a new line: it counts only while this is still what its player sees. */
  judged: v.optional(Judged),
});

/**
 * At the next turn of this seat, if it would then do the same as by what was `judged`: this move. One plan a seat; a new
 * one takes the place of the one before.
 */
const Plan = v.strictObject({ type: v.literal('plan'), key: Key, seat: SeatNumber, move: v.unknown(), judged: Judged });
/** Also a word about a plan that is over: it was read. */
const ForgetPlan = v.strictObject({ type: v.literal('forget-plan'), key: Key, seat: SeatNumber });

const Undo = v.strictObject({ type: v.literal('undo'), key: Key, seat: SeatNumber, judged: v.optional(Judged) });
/** Only at a table of one's own device: the same whatever the move showed, for somebody who learns. */
const StepBack = v.strictObject({ type: v.literal('step-back'), key: Key, seat: SeatNumber });
const Legal = v.strictObject({ type: v.literal('legal'), seat: SeatNumber });
const Refresh = v.strictObject({ type: v.literal('refresh'), viewer: ViewerName });
/** A bot with a name of its own waits for seats that hosts give it. */
const Attend = v.strictObject({ type: v.literal('attend'), version: v.pipe(v.number(), v.integer()) });
/** How far the client has got: it is sent what it missed, if anything. */
const Check = v.strictObject({ type: v.literal('check'), seen: v.pipe(v.array(Seen), v.maxLength(MOST_SEATS)) });
const Contribute = v.strictObject({
  type: v.literal('contribute'),
  seat: SeatNumber,
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  bytes: Hex16,
});
/** `heard`: the `clock` of the answer that this is said upon, at once; the server learns from it how long the way is. */
const Sync = v.strictObject({
  type: v.literal('sync'),
  sent: v.pipe(v.number(), v.finite()),
  heard: v.optional(ServerMoment),
});
/** This person has been told what the match waits for them to be told; `at` is where match time stands. */
const ToldAll = v.strictObject({ type: v.literal('told'), at: Sequence });
/** This person has seen what the round came to; `at` is the `at` of the table's `looking`. */
const HasSeen = v.strictObject({ type: v.literal('seen'), at: Sequence });
/** Only at a table of one's own device: stops match time, or lets it go on. In a room its host asks by HTTP. */
const Pause = v.strictObject({ type: v.literal('pause'), isPaused: v.boolean() });
const Say = v.strictObject({
  type: v.literal('say'),
  what: v.variant('kind', [
    v.strictObject({ kind: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
    v.strictObject({ kind: v.literal('reaction'), reaction: v.picklist(REACTIONS) }),
    v.strictObject({ kind: v.literal('text'), text: FreeText }),
  ]),
});

/** This person is still here, whatever they think about. */
const Here = v.strictObject({ type: v.literal('here') });
/** Only from a screen of the room: what everybody waits for goes on. Said of something that is over it changes nothing. */
const GoOn = v.strictObject({ type: v.literal('go-on'), from: v.picklist(STOPS) });

/** By their type: what a message says it is decides how it is read. */
export const MESSAGES = {
  ...{ join: Join, move: Move, undo: Undo, legal: Legal, refresh: Refresh, check: Check },
  ...{ contribute: Contribute, sync: Sync, told: ToldAll, seen: HasSeen, say: Say, pause: Pause },
  ...{ 'step-back': StepBack, here: Here, 'go-on': GoOn, attend: Attend },
  ...{ plan: Plan, 'forget-plan': ForgetPlan },
} as const;

export type ToServer = {
  [Type in keyof typeof MESSAGES]: v.InferOutput<(typeof MESSAGES)[Type]>;
}[keyof typeof MESSAGES];
export type MessageTo<Type extends ToServer['type']> = Extract<ToServer, { type: Type }>;

export type Understood =
  | { readonly ok: true; readonly message: ToServer }
  | { readonly ok: false; readonly because: HouseRefusal; readonly key: string | null };

const notUnderstood = (because: HouseRefusal, key: string | null = null): Understood => ({ ok: false, because, key });

/** Reads one frame. Whatever is wrong with it has a name. */
export function understand(frame: string, bytes = frame.length): Understood {
  if (bytes > FRAME_BYTES) return notUnderstood('too-big');
  if (isDeeperThan(frame, FRAME_DEPTH)) return notUnderstood('too-deep');
  let json: unknown;
  try {
    json = JSON.parse(frame);
  } catch {
    return notUnderstood('not-understood');
  }
  const schema = schemaFor(json);
  const read = schema === null ? null : v.safeParse(schema, json);
  if (read?.success === true) return { ok: true, message: read.output };
  return notUnderstood('not-understood', keyIn(json));
}

function schemaFor(json: unknown): (typeof MESSAGES)[keyof typeof MESSAGES] | null {
  if (typeof json !== 'object' || json === null || !('type' in json) || typeof json.type !== 'string') return null;
  return Object.hasOwn(MESSAGES, json.type) ? MESSAGES[json.type as keyof typeof MESSAGES] : null;
}

/** So that a client can tell which of its messages was not understood. */
function keyIn(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || !('key' in json)) return null;
  return v.is(Key, json.key) ? json.key : null;
}
