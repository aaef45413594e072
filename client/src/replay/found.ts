/** Where a replay comes from: this device, the server, or a file that somebody opened. */

import type { Keepsake, WrittenRecording } from '#tabletop';
import { keepsakeOf } from '../host/keepsakes.ts';
import { type StoredMatch, storedMatch } from '../local/stored-matches.ts';
import { matchWithId } from '../server/api.ts';

export type Source = { readonly match: string } | { readonly table: string } | { readonly file: unknown };

export interface Found {
  /** As it was found; whoever reads it says whether it is one. */
  readonly recording: unknown;
  /** Its id at the server, if it is there. */
  readonly served: string | null;
  /** As this device has it, if it was played here. */
  readonly stored: StoredMatch | null;
  readonly kept: Keepsake | null;
  readonly keptBy: 'device' | 'file';
  readonly isOfDevice: boolean;
  /** When it ended, in milliseconds since 1970, where that is known. */
  readonly ended: number | null;
}

const NOTHING = { served: null, stored: null, kept: null, keptBy: 'device', isOfDevice: false, ended: null } as const;

export async function find(source: Source): Promise<Found | null> {
  if ('file' in source) {
    const { chance } = source.file as Partial<WrittenRecording>;
    const own = chance?.proof === undefined ? null : keepsakeOf(chance.proof.table);
    return {
      ...NOTHING,
      recording: source.file,
      kept: own ?? chance?.kept ?? null,
      keptBy: own === null ? 'file' : 'device',
      isOfDevice: chance?.proof === undefined,
    };
  }
  if ('match' in source) {
    const stored = await storedMatch(source.match);
    if (stored === null) return null;
    const ended = stored.finishedAt ?? null;
    return {
      ...NOTHING,
      recording: stored.recording,
      stored,
      served: stored.handedTo ?? null,
      isOfDevice: true,
      ended,
    };
  }
  const match = await matchWithId(source.table);
  if (match === null || match.recording === null) return null;
  return {
    ...NOTHING,
    recording: match.recording,
    served: match.id,
    kept: keepsakeOf(match.id),
    isOfDevice: match.ofDevice,
    ended: match.ended,
  };
}

/** The recording in the public format, with what this device kept of the match. */
export function savedForm(recording: WrittenRecording, { kept }: Pick<Found, 'kept'>): WrittenRecording {
  const { chance, players } = recording;
  if (kept === null || chance === undefined) return recording;
  const contributions = players.map((_, seat) => kept.contributions[seat] ?? null);
  return { ...recording, chance: { ...chance, kept: { ...kept, contributions } } };
}
