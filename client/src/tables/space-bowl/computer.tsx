/** The ship's computer: nine wells, and the throw that tumbles into them. */

import { useLayoutEffect, useState } from 'preact/hooks';
import type { Throw } from '#games/space-bowl';
import { BoxImage } from './images.tsx';
import { planetLetter, throwWords } from './sky-words.ts';
import { ThrownPieces } from './thrown-pieces.tsx';
import { lyingPieces } from './wells.ts';
import { say } from './words.ts';
import './computer.css';

export interface ComputerProps {
  /** Null: nothing has been thrown yet. */
  readonly thrown: Throw | null;
  readonly letters: boolean;
  /** The pieces come tumbling in; else they lie there. */
  readonly tumbles?: boolean | undefined;
  readonly onSettled?: (() => void) | undefined;
  /** The captain's tap; left out for everybody else. */
  readonly onThrow?: (() => void) | undefined;
}

export function Computer({ thrown, letters, tumbles = false, onSettled, onThrow }: ComputerProps) {
  const [isStill, setStill] = useState(false);
  const settle = (): void => {
    setStill(true);
    onSettled?.();
  };
  useLayoutEffect(() => setStill(false), [thrown]);
  const inside = (
    <>
      <BoxImage class="computer-box" />
      {thrown === null ? null : <ThrownPieces thrown={thrown} tumbles={tumbles} onSettled={settle} />}
      {letters && isStill && thrown !== null ? <MarbleLetters thrown={thrown} /> : null}
    </>
  );
  if (onThrow !== undefined && thrown === null) {
    return (
      <button type="button" class="computer" data-inviting="" aria-label={say('throw.by-computer')} onClick={onThrow}>
        {inside}
      </button>
    );
  }
  return (
    <div class="computer" role="img" aria-label={thrown === null ? say('computer.empty') : throwWords(thrown)}>
      {inside}
    </div>
  );
}

/** They lie above the marbles only once these lie still. */
function MarbleLetters({ thrown }: { readonly thrown: Throw }) {
  return (
    <svg class="computer-letters" viewBox="0 0 346 366" aria-hidden="true">
      {lyingPieces(thrown).map(({ name, x, y, size }) =>
        name !== 'destination' && name !== 'blackHole' ? (
          <text key={name} x={x} y={y + size * 0.13} font-size={size * 0.36}>
            {planetLetter(name)}
          </text>
        ) : null,
      )}
    </svg>
  );
}
