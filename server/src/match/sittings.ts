/** Who sits in each seat of a match that is on, and since when: also who takes a seat over, or gives it up to a bot. */

import type { Millis } from '#tabletop';
import type { Sat } from '../store/store.ts';
import type { Sitting } from '../tables/seating.ts';

/** Everybody from the first moment on. */
export const sittingsOf = (seats: readonly Sitting[]): readonly Sat[] =>
  seats.flatMap((sitting, seat) => satIn(sitting, seat, 0) ?? []);

/** With those who took a seat since; the same list if nobody did. Somebody who is called something else is no other. */
export function sittingsSince(before: readonly Sat[], seats: readonly Sitting[], at: Millis): readonly Sat[] {
  const taken = seats.flatMap((sitting, seat): readonly Sat[] => {
    const last = before.findLast((sat) => sat.seat === seat);
    const now = satIn(sitting, seat, Math.max(1, at));
    return now === null || last === undefined || isSame(last, now) ? [] : [now];
  });
  return taken.length === 0 ? before : [...before, ...taken];
}

function satIn(sitting: Sitting, seat: number, at: Millis): Sat | null {
  switch (sitting.kind) {
    case 'empty':
      return null;
    case 'bot':
      return { seat, at, guest: null, name: sitting.name, bot: sitting.level };
    case 'person':
      return { seat, at, guest: sitting.guest, name: sitting.name };
  }
}

const isSame = (last: Sat, now: Sat): boolean => last.guest === now.guest && last.bot === now.bot;
