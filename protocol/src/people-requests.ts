/** What is asked about people: strict, like everything. */

import * as v from 'valibot';
import { MOST_SEATS, NOTE_LENGTH } from './limits.ts';

const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
const Moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000));
const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));

/** Of one page of matches. */
export const MOST_MATCHES = 50;

/** In the address of `GET /api/me/matches`. */
export const WhichMatches = v.strictObject({
  state: v.optional(v.picklist(['running', 'finished'])),
  game: v.optional(v.pipe(v.string(), v.maxLength(40))),
  person: v.optional(Id),
  /** The `next` of the page before. */
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}\.[A-Za-z0-9_-]{1,40}$/))),
  most: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(MOST_MATCHES)),
  ),
});

/** A match that was played without a server, by whoever hands it over. */
export const DeviceMatch = v.strictObject({
  /** As `starboard replay` reads it; it must come to an end. */
  recording: v.record(v.string(), v.unknown()),
  /** Milliseconds since 1970, by the device's calendar. */
  began: Moment,
  ended: Moment,
  /** As the device has it from playing it again: a match that was changed on the way is refused. */
  hash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  /** Seats of the people at this device, one's own first. */
  people: v.pipe(v.array(SeatNumber), v.minLength(1), v.maxLength(MOST_SEATS)),
});

export const Invite = v.strictObject({ table: Id });

/** As they were typed: any blanks, commas or capitals. */
export const RecoveryWords = v.strictObject({ words: v.pipe(v.string(), v.maxLength(300)) });

const Base64Url = v.pipe(v.string(), v.maxLength(8_192), v.regex(/^[A-Za-z0-9_-]*$/));
const passkey = {
  id: Base64Url,
  rawId: Base64Url,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.nullable(v.picklist(['platform', 'cross-platform']))),
  clientExtensionResults: v.record(v.string(), v.unknown()),
};

/** What the browser made of the options, as `@simplewebauthn/browser` gives it. */
export const NewPasskey = v.strictObject({
  ...passkey,
  response: v.strictObject({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    authenticatorData: v.optional(Base64Url),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
    publicKeyAlgorithm: v.optional(v.number()),
    publicKey: v.optional(Base64Url),
  }),
});

export const PasskeyAnswer = v.strictObject({
  ...passkey,
  response: v.strictObject({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: v.optional(v.nullable(Base64Url)),
  }),
});

/** Without words it is thrown away. */
export const KeepNote = v.strictObject({ text: v.pipe(v.string(), v.maxLength(NOTE_LENGTH)) });

const Digits = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number));

/** In the address of `GET /api/matches/ID/since`: through whose eyes, and the `at` of the last frame that was seen. */
export const SinceWhen = v.strictObject({
  seat: v.pipe(Digits, v.maxValue(MOST_SEATS - 1)),
  at: v.pipe(Digits, v.maxValue(Number.MAX_SAFE_INTEGER)),
});

/** The `merge` of a `former` guest. */
export const Merge = v.strictObject({ merge: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)) });

/** Nothing of it comes back. */
export const Erase = v.strictObject({ sure: v.literal(true) });

export type WhichMatches = v.InferOutput<typeof WhichMatches>;
export type DeviceMatch = v.InferOutput<typeof DeviceMatch>;
export type NewPasskey = v.InferOutput<typeof NewPasskey>;
export type PasskeyAnswer = v.InferOutput<typeof PasskeyAnswer>;
