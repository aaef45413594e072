/** The galaxy as bare coordinates, for a phone that is the controller of a big screen. */

import { type Position, positionsOf } from '#games/space-bowl';
import type { CardMarks } from './galaxy.tsx';
import { TokenImage } from './images.tsx';
import { say } from './words.ts';
import './coordinates.css';

export interface CoordinatesProps {
  readonly size: number;
  readonly marks: CardMarks;
  readonly chosen: Position | null;
  readonly onChoose: (position: Position) => void;
}

export function Coordinates({ size, marks, chosen, onChoose }: CoordinatesProps) {
  return (
    <fieldset class="coordinates" style={{ '--n': size }}>
      <legend class="spoken">{say('view.controller.card')}</legend>
      {positionsOf(size).map((position) => (
        <button
          key={position}
          type="button"
          class="coordinate number"
          data-position={position}
          aria-pressed={chosen === position}
          onClick={() => onChoose(position)}
        >
          {position}
          {marks.get(position)?.joker === true ? <TokenImage token="joker" class="coordinate-joker" /> : null}
        </button>
      ))}
    </fieldset>
  );
}
