/** The planet as a grid that can be walked cell by cell, for those who listen or use keys. */

import { memo } from 'preact/compat';
import { useRef, useState } from 'preact/hooks';
import type { View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { cellWords } from './cell-words.ts';
import { cellShownAt, MARGIN, placeOf, type Sight } from './sight.ts';
import { say } from './words.ts';

interface WalkedGridProps {
  readonly sight: Sight;
  readonly view: View;
  readonly nameOf: (seat: Seat) => string;
}

const STEPS: Readonly<Record<string, readonly [row: number, col: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export const WalkedGrid = memo(
  function WalkedGrid({ sight, view, nameOf }: WalkedGridProps) {
    const grid = useRef<HTMLDivElement>(null);
    const own = typeof view.viewer === 'number' ? view.players[view.viewer]?.pawn?.cell : undefined;
    const [walked, setWalked] = useState<number | null>(null);
    const here = walked ?? own ?? 0;
    const { rows, cols } = sight;

    /** The edge is no end here either. */
    const walk = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
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
          '--inset-x': MARGIN / (sight.width + 2 * MARGIN),
          '--inset-y': MARGIN / (sight.height + 2 * MARGIN),
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
                // biome-ignore lint/a11y/useSemanticElements: as above
                <div
                  key={cell}
                  role="gridcell"
                  class="walked-cell"
                  data-cell={cell}
                  tabIndex={cell === here ? 0 : -1}
                  aria-label={cellWords(sight, view, cell, nameOf)}
                  onFocus={() => setWalked(cell)}
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
