/** The last round once more, while the next plan is up: all cities as they were checked. */

import { useRef } from 'preact/hooks';
import type { View } from '#games/space-builder';
import type { SeatNow } from '../../host/host.ts';
import { PastSheet } from '../past-sheet.tsx';
import { Watching } from './watching.tsx';
import { say } from './words.ts';
import './last-round.css';

/** What was revealed last, as long as this page has seen it. */
export function useLast(view: View): View | null {
  const kept = useRef<View | null>(null);
  if (view.phase !== 'building' && view.rounds.length > 0) kept.current = view;
  return view.phase === 'building' ? kept.current : null;
}

interface LastRoundProps {
  readonly last: View;
  readonly seats: readonly SeatNow[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function LastRound({ last, seats, isOpen, onClose }: LastRoundProps) {
  return (
    <PastSheet title={say('last-round', { round: last.round })} isOpen={isOpen} onClose={onClose}>
      <div class="builder-last">
        <Watching view={last} seats={seats} />
      </div>
    </PastSheet>
  );
}
