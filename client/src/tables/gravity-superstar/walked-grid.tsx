/** The planet as a grid that can be walked cell by cell, for those who listen or use keys. */

import { memo } from 'preact/compat';
import { useRef, useState } from 'preact/hooks';
import type { Cell, View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { ARROWS } from '../grid-keys.ts';
import { cellWords } from './cell-words.ts';
import { cellShownAt, placeOf, type Sight } from './sight.ts';
import { say } from './words.ts';

interface WalkedGridProps {
  readonly sight: Sight;
  readonly view: View;
  readonly nameOf: (seat: Seat) => string;
}

/** What may be different in a cell from one view to the next. */
function changingIn({ stars, board, openDoor, players }: View, cell: Cell): string {
  const pawns = players.map(({ pawn }) => (pawn?.cell === cell ? pawn.up : '')).join();
  return `${stars[cell]} ${board.doors[openDoor] === cell} ${pawns}`;
}

interface WalkedCellProps extends WalkedGridProps {
  readonly cell: Cell;
  readonly changing: string;
  readonly isHere: boolean;
  readonly onWalk: (cell: Cell) => void;
}

/** Words cost time, and there are hundreds of cells: only those that changed are worded again. */
const WalkedCell = memo(
  function WalkedCell({ sight, view, cell, isHere, nameOf, onWalk }: WalkedCellProps) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a table laid out as a grid loses its meaning in some browsers
      <div
        role="gridcell"
        class="walked-cell"
        data-cell={cell}
        tabIndex={isHere ? 0 : -1}
        aria-label={cellWords(sight, view, cell, nameOf)}
        onFocus={() => onWalk(cell)}
      />
    );
  },
  (before, after) =>
    before.sight === after.sight && before.changing === after.changing && before.isHere === after.isHere,
);

export const WalkedGrid = memo(
  function WalkedGrid({ sight, view, nameOf }: WalkedGridProps) {
    const grid = useRef<HTMLDivElement>(null);
    const own = typeof view.viewer === 'number' ? view.players[view.viewer]?.pawn?.cell : undefined;
    const [walked, setWalked] = useState<number | null>(null);
    const here = walked ?? own ?? 0;
    const { rows, cols } = sight;

    /** The edge is no end here either. */
    const walk = (event: KeyboardEvent): void => {
      const step = ARROWS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const { row, col } = placeOf(sight, here);
      const next = cellShownAt(sight, (row + step[0] + rows) % rows, (col + step[1] + cols) % cols);
      setWalked(next);
      grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    };

    return (
      // biome-ignore lint/a11y/useSemanticElements: a table laid out as a grid loses its meaning in some browsers
      <div
        ref={grid}
        role="grid"
        aria-label={say('planet', { rows, cols })}
        class="walked"
        style={{
          '--rows': rows,
          '--cols': cols,
        }}
        onKeyDown={walk}
      >
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: cells are focused, not rows
          <div key={row} role="row" class="walked-row">
            {Array.from({ length: cols }, (_, col) => {
              const cell = cellShownAt(sight, row, col);
              return (
                <WalkedCell
                  key={cell}
                  sight={sight}
                  view={view}
                  cell={cell}
                  changing={changingIn(view, cell)}
                  isHere={cell === here}
                  nameOf={nameOf}
                  onWalk={setWalked}
                />
              );
            })}
          </div>
        ))}
      </div>
    );
  },
  (before, after) => before.sight === after.sight && before.view === after.view,
);
