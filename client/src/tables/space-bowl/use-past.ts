import { useMemo, useRef } from 'preact/hooks';
import type { View } from '#games/space-bowl';
import type { Told } from '../../host/host.ts';
import { type PastRound, pastRound } from './past-round.ts';

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
