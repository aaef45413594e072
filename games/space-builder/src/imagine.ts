/** Some full state that looks exactly like a view. */

import { type Chance, pick, shuffle } from '#tabletop';
import { type Building, FACES, PLOTS, QUARTER_TURNS } from './components.ts';
import { type Board, copyHeld, copyOptions, type State } from './state.ts';
import type { View } from './view.ts';

/** [SIGHT-4] The plans to come are left to chance; boards that are hidden are made up. */
export function imagine(view: View, chance: Chance): State {
  return {
    options: copyOptions(view.options),
    chance,
    phase: view.phase,
    since: view.since,
    deadline: view.deadline,
    plan: view.plan?.plan ?? null,
    turned: view.plan?.turned ?? 0,
    comingPlans: [],
    comingTurns: [],
    held: copyHeld(view.held),
    boards: view.held.map((held, seat) => {
      const seen = view.boards[seat] ?? null;
      return seen === null ? someBoard(held, view.placed[seat] ?? 0, chance) : seen.slice();
    }),
    finished: view.finished.slice(),
    ready: view.ready.slice(),
    hasBuilt: view.hasBuilt,
    idleRounds: view.idleRounds,
    opened: view.opened,
    rounds: view.rounds.slice(),
  };
}

/** So many of the held buildings, anywhere and anyhow. */
function someBoard(held: readonly Building[], placed: number, chance: Chance): Board {
  const buildings = shuffle(chance, held.slice()).slice(0, placed);
  const plots = shuffle(chance, PLOTS.slice());
  buildings.sort((one, other) => one - other);
  return buildings.map((building, index) => ({
    building,
    face: pick(chance, FACES),
    plot: plots[index] ?? 0,
    turn: pick(chance, QUARTER_TURNS),
  }));
}
