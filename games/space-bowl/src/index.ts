/** Space Bowl: everybody searches the same galaxy at once. */

import { type Game, plainOffers } from '#tabletop';
import { eventFor } from './events.ts';
import { imagine } from './imagine.ts';
import { legalMoves } from './legal.ts';
import { type Move, parseMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { parseSetup } from './parse-setup.ts';
import { outcome, result } from './result.ts';
import { setup } from './setup.ts';
import { copy } from './state.ts';
import { play, wakeAt } from './step.ts';
import { view } from './view.ts';
import type { SpaceBowlWords } from './words.ts';

export const spaceBowl: Game<SpaceBowlWords> = {
  id: 'space-bowl',
  rulesVersion: 1,
  seats: { min: 2, max: 8 },
  options: OPTIONS,
  setup,
  play,
  copy,
  wakeAt,
  outcome,
  result,
  view,
  eventFor,
  legalMoves,
  offers: plainOffers<Move>(),
  imagine,
  parseMove,
  parseSetup,
};
