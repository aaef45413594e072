/** The nouns this game brings to the table. */

import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Result } from './result.ts';
import type { Setup } from './setup.ts';
import type { Options, State } from './state.ts';
import type { View } from './view.ts';

export interface SpaceBuilderWords {
  readonly Options: Options;
  readonly Setup: Setup;
  readonly State: State;
  readonly Move: Move;
  readonly Offer: Move;
  readonly Event: Event;
  readonly View: View;
  readonly Refusal: Refusal;
  readonly Result: Result;
}
