/** How long things last. */

import type { Millis } from '#tabletop';

/** [FINISH-5] [PACE-4] Without a time there is no deadline: only the players end that wait. */
export function later(at: Millis, seconds: number | null): Millis | null {
  return seconds === null ? null : at + 1000 * seconds;
}
