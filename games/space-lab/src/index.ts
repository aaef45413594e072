/** Space Lab: the whole game as rules. The only file of this folder that others import. */

import type { Game } from '#tabletop';
import { type Event, eventFor } from './events.ts';
import { imagine } from './imagine.ts';
import { legalMoves, type Offer, offers } from './legal.ts';
import { type Move, parseMove } from './moves.ts';
import { parseSetup, type Setup } from './position.ts';
import type { Refusal } from './refusals.ts';
import { type Result, result } from './result.ts';
import { standing } from './rules/end.ts';
import { type Options, setup } from './setup.ts';
import { copyState, type State } from './state.ts';
import { play } from './step.ts';
import { type View, view } from './view.ts';

export interface SpaceLabWords {
  readonly Options: Options;
  readonly Setup: Setup;
  readonly State: State;
  readonly Move: Move;
  readonly Offer: Offer;
  readonly Event: Event;
  readonly View: View;
  readonly Refusal: Refusal;
  readonly Result: Result;
}

export const spaceLab: Game<SpaceLabWords> = {
  id: 'space-lab',
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  options: { advanced: { kind: 'flag', default: false } },
  setup,
  play,
  copy: copyState,
  wakeAt: () => null,
  outcome: (state) => (state.phase === 'over' ? standing(state) : null),
  result,
  view,
  eventFor,
  legalMoves,
  offers,
  imagine,
  parseMove,
  parseSetup,
};
