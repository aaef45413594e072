import { useMemo, useRef } from 'preact/hooks';
import type { View } from '#games/space-bowl';
import type { Told } from '../../host/host.ts';
import { lastRound, type PastRound, pastRound } from './past-round.ts';

/** The round that has just ended, worked out once; null while one is on. */
export function usePast(view: View, log: readonly Told[]): PastRound | null {
  const remembered = useRef<{ readonly round: number; readonly galaxy: View['galaxy'] } | null>(null);
  const { rounds, round, galaxy } = view;
  const isOn = round.phase !== 'pause' && round.phase !== 'over';
  if (isOn) remembered.current = { round: rounds.length, galaxy };
  return useMemo(() => {
    const seen = remembered.current;
    return pastRound(view, log, seen !== null && seen.round === rounds.length - 1 ? seen.galaxy : null);
  }, [rounds.length, isOn]);
}

/** The last round that was played to its end: kept as it was seen, or worked out after coming back in the middle. */
export function useLast(view: View, log: readonly Told[], past: PastRound | null): PastRound | null {
  const kept = useRef<PastRound | null>(null);
  if (past !== null) kept.current = past;
  const isKept = kept.current?.number === view.rounds.length;
  const found = useMemo(() => (isKept ? null : lastRound(view, log, null)), [view.rounds.length, isKept]);
  return isKept ? kept.current : found;
}
