/** Space Lab on a keyboard. */

import { useLayoutEffect } from 'preact/hooks';

export interface Strokes {
  /** A card of the hand by its place, from 0. */
  card(place: number): void;
  reveal(): void;
  recruit(): void;
  end(): void;
  letGo(): void;
}

/** Keys work anywhere on the table, but never while somebody types or a dialog is open. */
export function useKeys(strokes: Strokes | null): void {
  // At once, not after the next painting: whoever sees a table can press its keys.
  useLayoutEffect(() => {
    if (strokes === null) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere()) return;
      if (answer(strokes, event.key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [strokes]);
}

/** Number keys choose one of a few things, counted from 0. */
export function useNumberKeys(choose: (place: number) => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere()) return;
      if (/^[1-9]$/.test(event.key)) choose(Number(event.key) - 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [choose]);
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
  if (/^[1-9]$/.test(key)) strokes.card(Number(key) - 1);
  else if (key === 'r' || key === 'R') strokes.reveal();
  else if (key === 'c' || key === 'C') strokes.recruit();
  else if (key === 'e' || key === 'E') strokes.end();
  else if (key === 'Escape') strokes.letGo();
  else return false;
  return true;
}
