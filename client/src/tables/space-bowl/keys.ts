/** Space Bowl on a keyboard. */

import { useTableKeys } from '../table-keys.ts';

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

export function useKeys(strokes: Strokes): void {
  useTableKeys(({ key, defaultPrevented }) => {
    const stroke = STROKES[key.length === 1 ? key.toLowerCase() : key];
    return stroke !== undefined && !defaultPrevented && strokes[stroke]();
  });
}
