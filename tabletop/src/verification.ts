/** What can be said about a recorded match: what was checked, against what, and what nobody here can check. */

import { isUntouched } from './chance.ts';
import { type ChanceProof, faultInProof, type ProofFault } from './commitment.ts';
import { type Digest, fingerprint } from './fingerprint.ts';
import type { Keepsake, ProvenKey, RenewedAt } from './recorded-chance.ts';
import type { Recording } from './recording.ts';
import type { Replay } from './replay.ts';
import type { Seat } from './seats.ts';

/** A keepsake, or as much of one as somebody wrote down: bytes without a seat may be anybody's. */
export interface Reminder {
  readonly commitment?: string;
  readonly shown?: Keepsake['shown'];
  readonly from?: RenewedAt | null;
  readonly bytes: readonly { readonly seat: Seat | null; readonly bytes: string }[];
}

/** Why a match is not what it says it is. */
export type Fault =
  | 'move-refused'
  | ProofFault
  /** The secret was committed to otherwise than was shown: it may have been chosen afterwards. */
  | 'other-commitment-than-shown'
  /** What was committed to counts from another moment on than was shown: the draws before may have been chosen. */
  | 'other-beginning-than-shown'
  /** Bytes that were added had no part in the match's chance. */
  | 'contribution-left-out'
  | 'contribution-changed';

/**
 * `unused`: nothing was left to chance. `unproven`: nobody had to be convinced of it. `proven`: secret, contributions and
 * key belong together.
 */
export type ChanceFinding = 'unused' | 'unproven' | 'proven';

export type Verification =
  | { readonly ok: false; readonly because: Fault; readonly move?: number; readonly seat?: Seat }
  | {
      readonly ok: true;
      readonly hash: string;
      readonly isFinished: boolean;
      readonly chance: ChanceFinding;
      /** What the commitment was compared with: one that was shown then; null: nobody kept one. */
      readonly commitment: Keepsake['shown'] | 'given' | null;
      /** From where on what was committed to counts; null: from the beginning. */
      readonly from: RenewedAt | null;
      /** Seats whose bytes are known to be in it. */
      readonly contributed: readonly Seat[];
      /** Seats whose bytes nobody here kept. */
      readonly unknown: readonly Seat[];
    };

export const reminderOf = ({ commitment, shown, contributions, from }: Keepsake): Reminder => ({
  commitment,
  shown,
  ...(from === undefined ? {} : { from }),
  bytes: contributions.flatMap((bytes, seat) => (bytes === null ? [] : [{ seat, bytes }])),
});

const NOTHING_KEPT: Reminder = { bytes: [] };

export function verify(
  recording: Recording,
  replayed: Replay,
  reminder: Reminder = NOTHING_KEPT,
  digest: Digest = fingerprint,
): Verification {
  if (!replayed.ok) return { ok: false, because: 'move-refused', move: replayed.move };
  const { match } = replayed;
  const keys = keysOf(recording);
  for (const { key, proof } of keys) {
    const fault = proof === undefined ? null : faultInProof(key, proof, ruledBy(recording));
    if (fault !== null) return { ok: false, because: fault };
  }
  // Whoever was there was shown the commitment to the last of them: the others are an earlier match's.
  const proof = keys.at(-1)?.proof;
  const last = recording.chance?.anew?.at(-1);
  const from = last === undefined ? null : { after: last.after, at: last.at };
  const broken = brokenPromise(proof, from, reminder);
  if (broken !== null) return { ok: false, ...broken };
  const contributed = proof === undefined ? [] : seatsOfBytes(proof, reminder);
  const given = proof?.contributions.flatMap((bytes, seat) => (bytes === null ? [] : [seat])) ?? [];
  return {
    ok: true,
    hash: match.hash(digest),
    isFinished: match.outcome !== null,
    chance: isUnused(recording, replayed) ? 'unused' : keys.every((one) => one.proof) ? 'proven' : 'unproven',
    commitment: reminder.commitment === undefined || proof === undefined ? null : (reminder.shown ?? 'given'),
    from,
    contributed,
    unknown: given.filter((seat) => !contributed.includes(seat)),
  };
}

const ruledBy = ({ game }: Recording) => ({ game: game.id, rulesVersion: game.rulesVersion });

function keysOf({ chance }: Recording): readonly ProvenKey[] {
  return chance === null ? [] : [chance, ...(chance.anew ?? [])];
}

const isUnused = ({ chance }: Recording, replayed: Replay): boolean =>
  replayed.ok && chance?.anew === undefined && chance?.proof === undefined && isUntouched(replayed.match.state.chance);

type Broken = { readonly because: Fault; readonly seat?: Seat };

/** What was promised to whoever was there, and is not so. */
function brokenPromise(
  proof: ChanceProof | undefined,
  from: RenewedAt | null,
  { commitment, bytes, from: shownFrom = from }: Reminder,
): Broken | null {
  const isShown = commitment === undefined || commitment.toLowerCase() === proof?.commitment.toLowerCase();
  if (!isShown) return { because: 'other-commitment-than-shown' };
  // Else a secret that was committed to could be made the chance of the very end, and of nothing before.
  if (from?.after !== shownFrom?.after || from?.at !== shownFrom?.at) return { because: 'other-beginning-than-shown' };
  for (const { seat, bytes: added } of bytes) {
    const counted = proof?.contributions ?? [];
    if (seat === null ? counted.some((one) => isSame(one, added)) : isSame(counted[seat], added)) continue;
    const isChanged = seat !== null && (counted[seat] ?? null) !== null;
    return {
      because: isChanged ? 'contribution-changed' : 'contribution-left-out',
      ...(seat === null ? {} : { seat }),
    };
  }
  return null;
}

function seatsOfBytes({ contributions }: ChanceProof, { bytes }: Reminder): readonly Seat[] {
  const seats = bytes.map(({ seat, bytes: added }) => seat ?? contributions.findIndex((one) => isSame(one, added)));
  return [...new Set(seats)].sort((one, other) => one - other);
}

const isSame = (one: string | null | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase();
