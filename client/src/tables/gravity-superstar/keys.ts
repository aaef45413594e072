import { CARDS, type Card } from '#games/gravity-superstar';
import { useTableKeys } from '../table-keys.ts';

export interface Strokes {
  pick(card: Card): void;
  choose(letter: string): void;
  /** To the next or the one before. */
  walk(by: 1 | -1): void;
  refill(): void;
  again(): void;
  end(): void;
  undo(): void;
  turnView(): void;
  letGo(): void;
}

export const useKeys = (strokes: Strokes): void => useTableKeys(({ key }) => !keepsItsKey(key) && answer(strokes, key));

/** A button under the focus keeps its own keys. */
const keepsItsKey = (key: string): boolean => key === ' ' && document.activeElement instanceof HTMLButtonElement;

function answer(strokes: Strokes, key: string): boolean {
  const card = CARDS[Number(key) - 1];
  const letter = key.toUpperCase();
  if (card !== undefined) strokes.pick(card);
  else if (key === ' ') strokes.again();
  else if (key === 'Escape') strokes.letGo();
  else if (key === 'ArrowRight' || key === 'ArrowDown') strokes.walk(1);
  else if (key === 'ArrowLeft' || key === 'ArrowUp') strokes.walk(-1);
  else if (letter === 'R') strokes.refill();
  else if (letter === 'Z') strokes.undo();
  else if (letter === 'T') strokes.turnView();
  else if (/^[A-J]$/.test(letter)) strokes.choose(letter);
  else return false;
  return true;
}
