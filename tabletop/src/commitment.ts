/**
 * Chance that can be checked. Before play the server publishes a commitment to its secret; each player's client adds
 * a contribution; the match's key is derived from all of them, so that neither side could choose it.
 */

import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const SECRET_BYTES = 64;
export const CONTRIBUTION_BYTES = 16;
const KEY_BYTES = 64;

/** What the secret is bound to: it can't be used for another table or other rules. */
export interface Bound {
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
}

/** Everything needed to check where a match's chance key came from. */
export interface ChanceProof {
  readonly table: string;
  /** Hexadecimal, published before play. */
  readonly commitment: string;
  /** Hexadecimal, published after the end. */
  readonly secret: string;
  /** By seat, hexadecimal; null for a seat that added none (a bot, say). */
  readonly contributions: readonly (string | null)[];
}

const purpose = (bound: Bound): Uint8Array =>
  utf8ToBytes(`starboard/1 ${bound.table} ${bound.game} ${bound.rulesVersion}`);

export function commitmentTo(secret: string, bound: Bound): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(secret), purpose(bound))));
}

export function matchKey(secret: string, contributions: readonly (string | null)[], bound: Bound): string {
  const salt = utf8ToBytes(contributions.map((contribution) => contribution ?? '-').join(' '));
  return bytesToHex(hkdf(sha256, hexToBytes(secret), salt, purpose(bound), KEY_BYTES));
}

export type ProofFault = 'secret-does-not-match-commitment' | 'key-does-not-follow-from-secret';

export function faultInProof(key: string, proof: ChanceProof, played: Omit<Bound, 'table'>): ProofFault | null {
  const bound = { ...played, table: proof.table };
  if (commitmentTo(proof.secret, bound) !== proof.commitment.toLowerCase()) return 'secret-does-not-match-commitment';
  if (matchKey(proof.secret, proof.contributions, bound) !== key.toLowerCase())
    return 'key-does-not-follow-from-secret';
  return null;
}
