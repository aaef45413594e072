/** Space Bowl on a keyboard. */

import { useLayoutEffect, useRef } from 'preact/hooks';

/** What a key does; each answers whether there was anything to do. */
export interface Strokes {
  go(): boolean;
  doom(): boolean;
  follow(): boolean;
  joker(): boolean;
  ready(): boolean;
  throw(): boolean;
  letters(): boolean;
  escape(): boolean;
  hear(): boolean;
  told(): boolean;
  /** Into the galaxy, from anywhere else on the table. */
  enterGalaxy(): boolean;
}

const STROKES: Readonly<Record<string, keyof Strokes>> = {
  g: 'go',
  d: 'doom',
  f: 'follow',
  j: 'joker',
  r: 'ready',
  t: 'throw',
  l: 'letters',
  c: 'hear',
  h: 'told',
  Escape: 'escape',
  ArrowUp: 'enterGalaxy',
  ArrowDown: 'enterGalaxy',
  ArrowLeft: 'enterGalaxy',
  ArrowRight: 'enterGalaxy',
};

/** Keys work anywhere on the table, but never while somebody types or a dialog is open. */
export function useKeys(strokes: Strokes): void {
  const latest = useRef(strokes);
  latest.current = strokes;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented || isElsewhere())
        return;
      const stroke = STROKES[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (stroke !== undefined && latest.current[stroke]()) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isElsewhere(): boolean {
  const { activeElement } = document;
  return (
    document.querySelector('dialog[open]') !== null ||
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLSelectElement
  );
}
