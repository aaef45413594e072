/** Where the chance of a stored match came from, as its recording tells it. */

import type { ChanceProof, RecordedChance } from '#tabletop';
import type { MatchRecord } from '../store/store.ts';

type Recorded = Pick<
  MatchRecord,
  'id' | 'key' | 'secret' | 'commitment' | 'contributions' | 'ofDevice' | 'fork' | 'inherited'
>;

export function chanceOf(record: Recorded): RecordedChance {
  const { id, key, secret, commitment, contributions, fork, inherited } = record;
  const proof: ChanceProof = { table: id, commitment, secret, contributions };
  if (inherited === undefined) {
    // Nobody had to be convinced of the chance of a match on one's own device.
    return record.ofDevice === true ? { key } : { key, proof };
  }
  if (fork?.future !== 'new') return inherited;
  return { ...inherited, anew: [...(inherited.anew ?? []), { after: fork.moves, at: fork.at, key, proof }] };
}
