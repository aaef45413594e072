/** What nobody has seen is dealt anew, by the match's own chance. */

import { shuffle } from '#tabletop';
import type { State } from './state.ts';

export function stir(state: State): void {
  // A pile that is turned over in order can be remembered.
  if (state.reshuffle === 'shuffled') shuffle(state.chance, state.pile);
  state.later = shuffle(state.chance, state.later.slice());
  // Projects that were not kept lie under the pile, and whoever drew them knows.
  const drawn = state.draws.reduce((sum, draw) => sum + draw.drawn.length, 0);
  const gone = state.draws.reduce((sum, draw) => sum + (draw.kept === null ? draw.drawn.length : 1), 0);
  const unseen = Math.max(0, state.projects.length + gone - drawn);
  const top = state.projects.splice(state.projects.length - unseen);
  state.projects.push(...shuffle(state.chance, top));
}
