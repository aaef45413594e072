/** The last round once more, while the next plan is up: all cities as they were checked. */

import { useRef } from 'preact/hooks';
import type { View } from '#games/space-builder';
import type { SeatNow } from '../../host/host.ts';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { back } from '../../look/icons.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';
import { useOver } from '../table-bar.tsx';
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
  useOver(isOpen);
  return (
    <Dialog
      open={isOpen}
      title={say('last-round', { round: last.round })}
      kind="sheet"
      closeLabel={shell.say('close')}
      actions={
        <Button kind="primary" icon={back} onPress={onClose}>
          {pages.say('table.back')}
        </Button>
      }
      onClose={onClose}
    >
      <div class="builder-last">
        <Watching view={last} seats={seats} />
      </div>
    </Dialog>
  );
}
