/** Space Lab on a keyboard. */

import { useTableKeys } from '../table-keys.ts';

export interface Strokes {
  /** A card of the hand by its place, from 0. */
  card(place: number): void;
  reveal(): void;
  recruit(): void;
  end(): void;
  letGo(): void;
}

export const useKeys = (strokes: Strokes | null): void =>
  useTableKeys(strokes === null ? null : ({ key }) => answer(strokes, key));

/** Number keys choose one of a few things, counted from 0. */
export const useNumberKeys = (choose: (place: number) => void): void =>
  useTableKeys(({ key }) => {
    const isNumber = /^[1-9]$/.test(key);
    if (isNumber) choose(Number(key) - 1);
    return isNumber;
  });

function answer(strokes: Strokes, key: string): boolean {
  if (/^[1-9]$/.test(key)) strokes.card(Number(key) - 1);
  else if (key === 'r' || key === 'R') strokes.reveal();
  else if (key === 'c' || key === 'C') strokes.recruit();
  else if (key === 'e' || key === 'E') strokes.end();
  else if (key === 'Escape') strokes.letGo();
  else return false;
  return true;
}
