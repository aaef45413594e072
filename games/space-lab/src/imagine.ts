import type { Chance } from '#tabletop';
import type { State } from './state.ts';
import type { View } from './view.ts';
export function imagine(_view: View, _chance: Chance): State {
  throw new Error('not yet');
}
