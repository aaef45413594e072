import { useLayoutEffect, useRef } from 'preact/hooks';
import { CARDS, type Card } from '#games/gravity-superstar';

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

/** Keys work anywhere on the table, but never while somebody types or a dialog is open. */
export function useKeys(strokes: Strokes): void {
  // A key may come between a new view and whatever follows it: it must meet what is on the screen.
  const latest = useRef(strokes);
  latest.current = strokes;
  // Not after the first frame: whoever sees the table may press.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event)) return;
      if (answer(latest.current, event.key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** A button under the focus keeps its own keys. */
function isElsewhere({ key }: KeyboardEvent): boolean {
  const { activeElement } = document;
  return (
    document.querySelector('dialog[open]') !== null ||
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLSelectElement ||
    (key === ' ' && activeElement instanceof HTMLButtonElement)
  );
}

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
