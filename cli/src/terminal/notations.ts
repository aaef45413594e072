/** Every game in the terminal: `notations/<game>.ts`. */

import type { Words } from '#tabletop';
import type { Notation } from './notation.ts';

export async function loadNotation(game: string): Promise<Notation<Words>> {
  const { notation } = (await import(`./notations/${game}.ts`)) as { readonly notation: Notation<Words> };
  return notation;
}
