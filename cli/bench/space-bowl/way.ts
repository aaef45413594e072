/** Ways to solve a throw, each made once for a galaxy. */

import type { Options, Planet, Solutions, Throw } from '#games/space-bowl';

export interface Card {
  readonly planets: readonly Planet[];
  readonly mask: number;
}

/** `read` puts the last answer into the oracle's words. */
export interface Solver {
  solve(thrown: Throw): void;
  read(): Solutions;
}

export type Way = (cards: readonly Card[], options: Options) => Solver;
