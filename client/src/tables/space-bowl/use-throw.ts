/** The captain's throw: whoever throws has seen the last round, and it waits for the others to have. */

import { useEffect, useState } from 'preact/hooks';
import type { Move } from '#games/space-bowl';
import type { Seat } from '#tabletop';
import type { Looking, SeatNow } from '../../host/host.ts';

export interface Throwing {
  throwNow(): void;
  /** The throw has been asked for, and comes when these have seen what the round came to. */
  readonly waitsFor: readonly Seat[];
}

interface ThrowFor {
  readonly canThrow: boolean;
  readonly looking: Looking | null;
  readonly seats: readonly SeatNow[];
  /** How many rounds have been played. */
  readonly round: number;
  readonly act: (move: Move) => void;
}

const NOBODY: readonly Seat[] = [];

export function useThrow({ canThrow, looking, seats, round, act }: ThrowFor): Throwing {
  const [askedIn, setAskedIn] = useState<number | null>(null);
  const isAsked = askedIn === round && canThrow;
  const others = looking?.unseen.filter((seat) => seats[seat]?.kind !== 'you') ?? NOBODY;
  useEffect(() => {
    if (!isAsked || others.length > 0) return;
    setAskedIn(null);
    act({ type: 'throw' });
  }, [isAsked, others.length]);
  return {
    throwNow() {
      looking?.seen();
      if (others.length > 0) setAskedIn(round);
      else act({ type: 'throw' });
    },
    waitsFor: isAsked ? others : NOBODY,
  };
}
