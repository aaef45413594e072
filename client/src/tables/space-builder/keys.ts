/** Space Builder on a keyboard. */

import { useLayoutEffect } from 'preact/hooks';
import { BUILDINGS, type Building } from '#games/space-builder';

export interface Strokes {
  pick(building: Building): void;
  turn(way: 'on' | 'back'): void;
  flip(): void;
  takeBack(): void;
  letGo(): void;
  finish(): void;
  /** Into the city, from anywhere else on the table. */
  enterCity(): boolean;
}

/** Keys work anywhere on the table, but never while somebody types or a dialog is open. */
export function useKeys(strokes: Strokes | null): void {
  // At once, not after the next painting: whoever sees a table can press its keys.
  useLayoutEffect(() => {
    if (strokes === null) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere()) return;
      if (answer(strokes, event)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [strokes]);
}

function isElsewhere(): boolean {
  const { activeElement } = document;
  return (
    document.querySelector('dialog[open]') !== null ||
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLSelectElement
  );
}

function answer(strokes: Strokes, { key, shiftKey, defaultPrevented }: KeyboardEvent): boolean {
  const building = BUILDINGS.find((number) => String(number) === key);
  if (building !== undefined) strokes.pick(building);
  else if (key === 'r' || key === 'R') strokes.turn(shiftKey ? 'back' : 'on');
  else if (key === 'f' || key === 'F') strokes.flip();
  else if (key === 'Backspace' || key === 'Delete') strokes.takeBack();
  else if (key === 'Escape') strokes.letGo();
  else if (key === 'Enter' && shiftKey) strokes.finish();
  else if (key.startsWith('Arrow') && !defaultPrevented) return strokes.enterCity();
  else return false;
  return true;
}
