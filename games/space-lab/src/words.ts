/** The nouns this game brings to the table. */

import type { Event } from './events.ts';
import type { Offer } from './legal.ts';
import type { Move } from './moves.ts';
import type { Setup } from './parse-setup.ts';
import type { Refusal } from './refusals.ts';
import type { Result } from './result.ts';
import type { Options } from './setup.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

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
