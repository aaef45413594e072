/** Every game in the terminal. */

import type { GameId } from '#games';
import type { Words } from '#tabletop';
import { gravitySuperstarNotation } from './gravity-superstar.ts';
import type { Notation } from './notation.ts';
import { spaceBowlNotation } from './space-bowl.ts';
import { spaceBuilderNotation } from './space-builder.ts';
import { spaceLabNotation } from './space-lab.ts';

export const NOTATIONS: { readonly [Id in GameId]: Notation<Words> } = {
  'space-bowl': spaceBowlNotation,
  'gravity-superstar': gravitySuperstarNotation,
  'space-lab': spaceLabNotation,
  'space-builder': spaceBuilderNotation,
};
