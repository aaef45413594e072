/** The last round once more, whenever somebody wants to see it: over the board, which goes on below. */

import { useMemo, useState } from 'preact/hooks';
import type { View } from '#games/space-bowl';
import type { SeatNow } from '../../host/host.ts';
import { PastSheet } from '../past-sheet.tsx';
import { Fit } from './fit.tsx';
import { Galaxy } from './galaxy.tsx';
import { headline } from './head.tsx';
import { marksUncovered } from './marks.ts';
import type { PastRound } from './past-round.ts';
import { type Shown, Uncovered } from './uncovered.tsx';
import { firstShown, fittingShown } from './use-uncovering.ts';
import type { NameOf } from './who.ts';
import { say } from './words.ts';
import './last-round.css';

interface LastRoundProps {
  readonly past: PastRound;
  readonly view: View;
  readonly seats: readonly SeatNow[];
  readonly letters: boolean;
  readonly nameOf: NameOf;
}

interface LastSheetProps extends Omit<LastRoundProps, 'past'> {
  /** Null before the first round has ended. */
  readonly last: PastRound | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function LastSheet({ last, isOpen, onClose, ...round }: LastSheetProps) {
  if (last === null) return null;
  return (
    <PastSheet title={say('last-round', { round: last.number })} isOpen={isOpen} onClose={onClose}>
      <Looked past={last} {...round} />
    </PastSheet>
  );
}

function Looked({ past, view, seats, letters, nameOf }: LastRoundProps) {
  const [chosen, setChosen] = useState<Shown | null>(null);
  const shown = chosen ?? firstShown(past, view.viewer);
  const fitting = useMemo(() => (shown === null ? null : fittingShown(past, shown)), [past, JSON.stringify(shown)]);
  const marks = useMemo(() => marksUncovered(past, 'unseen', fitting, nameOf), [past, fitting]);
  return (
    <div class="bowl-last">
      <p class="bowl-last-words">{headline(view, past, nameOf)}</p>
      <div class="bowl-last-galaxy">
        <Galaxy cards={past.ground.galaxy} letters={letters} marks={marks} veiled={fitting !== null} />
        {fitting === null ? null : (
          <Fit
            key={`${fitting.destination}${fitting.needsJoker}`}
            ground={past.ground}
            thrown={past.thrown}
            fitting={fitting}
            seat={shown?.kind === 'token' ? shown.seat : null}
          />
        )}
      </div>
      <Uncovered
        view={view}
        past={past}
        seats={seats}
        shown={shown}
        isOpen
        hasUnseen
        nameOf={nameOf}
        onShow={setChosen}
      />
    </div>
  );
}
