/** Going on from the middle of a recorded match. */

import type { WrittenRecording } from './recording.ts';
import type { Millis } from './seats.ts';

/** So many moves of a match have been made, and this much of its time has passed. */
export interface ForkPoint {
  readonly moves: number;
  readonly at: Millis;
}

/** The match as it stood then, to be played on. What somebody kept of the whole match is none of the new one's. */
export function upTo(recording: WrittenRecording, { moves, at }: ForkPoint): WrittenRecording {
  const { chance } = recording;
  const anew = chance?.anew?.filter((one) => one.after < moves || (one.after === moves && one.at <= at)) ?? [];
  const { kept: _kept, anew: _anew, ...first } = chance ?? { key: '' };
  return {
    ...recording,
    ...(chance === undefined ? {} : { chance: anew.length === 0 ? first : { ...first, anew } }),
    moves: recording.moves.slice(0, moves),
    until: at,
  };
}
