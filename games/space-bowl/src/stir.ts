/** What nobody has seen is dealt anew, by the match's own chance: infinity below its top card. */

import { shuffle } from '#tabletop';
import type { State } from './state.ts';

export function stir({ chance, infinity }: State): void {
  const below = shuffle(chance, infinity.splice(1));
  infinity.push(...below);
}
