/** Every game in the terminal. */

import type { GameId } from '#games';
import type { Words } from '#tabletop';
import type { Notation } from './notation.ts';
import { spaceBuilderNotation } from './space-builder.ts';

export const NOTATIONS: { readonly [Id in GameId]: Notation<Words> } = {
  'space-builder': spaceBuilderNotation,
};
