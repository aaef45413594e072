/** Space Builder on a keyboard. */

import { BUILDINGS, type Building } from '#games/space-builder';
import { useTableKeys } from '../table-keys.ts';

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

export const useKeys = (strokes: Strokes | null): void =>
  useTableKeys(strokes === null ? null : (event) => answer(strokes, event));

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
