/** Where the chance of a recorded match came from, as far as the recording says. */

import { type ChanceProof, CONTRIBUTION_BYTES, SECRET_BYTES } from './commitment.ts';
import {
  hasExactly,
  isListOf,
  isObject,
  isOneOf,
  isWhole,
  type Parsed,
  parsed,
  unknownKey,
  unparsable,
} from './parsing.ts';
import type { Millis } from './seats.ts';

/** A key, and where it came from. */
export interface ProvenKey {
  /** Hexadecimal. */
  readonly key: string;
  readonly proof?: ChanceProof;
}

/** Where a chance begins to count. */
export interface RenewedAt {
  /** How many moves had been made. */
  readonly after: number;
  /** Everything due up to this moment came from the chance before. */
  readonly at: Millis;
}

/** A match that was played on from the middle of another: from this moment on its chance is a new one. */
export interface Renewal extends ProvenKey, RenewedAt {}

/** Whether a commitment was shown before anybody added to the chance, or only while the match was on. */
export const SHOWN = ['before-play', 'during-play'] as const;

/** What somebody kept who was there: the commitment they were shown, and the bytes they added themselves. */
export interface Keepsake {
  readonly commitment: string;
  readonly shown: (typeof SHOWN)[number];
  /** By seat; null for every seat whose bytes were others'. */
  readonly contributions: readonly (string | null)[];
  /** From where on the match was to be played; null: from its beginning. Left out: nobody noted it. */
  readonly from?: RenewedAt | null;
}

export interface RecordedChance extends ProvenKey {
  /** Of whoever saved the recording. */
  readonly kept?: Keepsake;
  /** In order; left out where the match had one chance from beginning to end. */
  readonly anew?: readonly Renewal[];
}

const MOST_RENEWALS = 100;
const COMMITMENT_BYTES = 32;
const ANY_WHOLE = { min: 0, max: Number.MAX_SAFE_INTEGER };

export function parseChance(json: unknown, seatCount: number): Parsed<RecordedChance | null> {
  if (json === undefined) return parsed(null);
  if (!isObject(json) || !isHex(json.key)) return unparsable('"chance" must be {"key": hexadecimal text}');
  const unknown = unknownKey(json, ['key', 'proof', 'kept', 'anew']);
  if (unknown !== null) return unparsable(`unknown key "${unknown}" in "chance"`);
  if (json.proof !== undefined && !isProof(json.proof, seatCount)) {
    return unparsable('"chance.proof" must have table, commitment, secret, and a contribution or null for each seat');
  }
  if (json.kept !== undefined && !isKeepsake(json.kept, seatCount)) {
    return unparsable('"chance.kept" must have commitment, shown, and a contribution or null for each seat');
  }
  if (json.anew !== undefined && !areRenewals(json.anew, seatCount)) {
    return unparsable('"chance.anew" must be a list of {"after", "at", "key", "proof"?}, in order');
  }
  return parsed(json as unknown as RecordedChance);
}

export function isHex(json: unknown, bytes?: number): json is string {
  if (typeof json !== 'string' || json.length === 0 || json.length > 1024 || json.length % 2 !== 0) return false;
  return (bytes === undefined || json.length === 2 * bytes) && /^[0-9a-f]+$/i.test(json);
}

const areContributions = (json: unknown, seatCount: number): boolean =>
  isListOf(json, (entry): entry is string | null => entry === null || isHex(entry, CONTRIBUTION_BYTES)) &&
  json.length === seatCount;

function isProof(json: unknown, seatCount: number): json is ChanceProof {
  if (!isObject(json) || !hasExactly(json, ['table', 'commitment', 'secret', 'contributions'])) return false;
  return (
    typeof json.table === 'string' &&
    isHex(json.commitment, COMMITMENT_BYTES) &&
    isHex(json.secret, SECRET_BYTES) &&
    areContributions(json.contributions, seatCount)
  );
}

function isKeepsake(json: unknown, seatCount: number): boolean {
  if (!isObject(json) || unknownKey(json, ['commitment', 'shown', 'contributions', 'from']) !== null) return false;
  return (
    isFrom(json.from) &&
    isHex(json.commitment, COMMITMENT_BYTES) &&
    isOneOf(json.shown, SHOWN) &&
    areContributions(json.contributions, seatCount)
  );
}

const isFrom = (json: unknown): boolean =>
  json === undefined ||
  json === null ||
  (isObject(json) &&
    hasExactly(json, ['after', 'at']) &&
    [json.after, json.at].every((one) => isWhole(one, ANY_WHOLE)));

function areRenewals(json: unknown, seatCount: number): boolean {
  if (!Array.isArray(json) || json.length === 0 || json.length > MOST_RENEWALS) return false;
  let before = { after: 0, at: 0 };
  return json.every((entry: unknown) => {
    if (!isObject(entry) || unknownKey(entry, ['after', 'at', 'key', 'proof']) !== null) return false;
    const { after, at } = entry;
    if (!isWhole(after, { min: before.after, max: Number.MAX_SAFE_INTEGER })) return false;
    if (!isWhole(at, { min: before.at, max: Number.MAX_SAFE_INTEGER })) return false;
    before = { after, at };
    return isHex(entry.key) && (entry.proof === undefined || isProof(entry.proof, seatCount));
  });
}
