/** Space Builder on a keyboard. */

import { useEffect } from 'preact/hooks';
import { BUILDINGS, type Building } from '#games/space-builder';

export interface Strokes {
  pick(building: Building): void;
  turn(): void;
  flip(): void;
  takeBack(): void;
  letGo(): void;
}

/** Keys work anywhere on the table, but never while somebody types or a dialog is open. */
export function useKeys(strokes: Strokes | null): void {
  useEffect(() => {
    if (strokes === null) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere()) return;
      if (answer(strokes, event.key)) event.preventDefault();
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

function answer(strokes: Strokes, key: string): boolean {
  const building = BUILDINGS.find((number) => String(number) === key);
  if (building !== undefined) strokes.pick(building);
  else if (key === 'r' || key === 'R') strokes.turn();
  else if (key === 'f' || key === 'F') strokes.flip();
  else if (key === 'Backspace' || key === 'Delete') strokes.takeBack();
  else if (key === 'Escape') strokes.letGo();
  else return false;
  return true;
}
