/** The table options: seven variants in any mix, and how long each wait lasts. */

import type { OptionsSpec } from '#tabletop';
import { BIG_GALAXY_SIZE, GALAXY_SIZE } from './components.ts';

export interface Options {
  readonly blackHole: boolean;
  readonly noJoker: boolean;
  readonly void: boolean;
  readonly bigGalaxy: boolean;
  readonly rotation: boolean;
  readonly sphere: boolean;
  readonly learner: boolean;
  /** [TIME-3] Null: only the players end that wait. */
  readonly searchSeconds: number | null;
  readonly countdownSeconds: number | null;
  readonly placeSeconds: number | null;
  readonly pauseSeconds: number | null;
}

const flag = { kind: 'flag', default: false } as const;

export const OPTIONS: OptionsSpec<Options> = {
  blackHole: flag,
  noJoker: flag,
  void: flag,
  bigGalaxy: flag,
  rotation: flag,
  sphere: flag,
  learner: flag,
  searchSeconds: { kind: 'seconds', min: 30, max: 600, default: 180 },
  countdownSeconds: { kind: 'seconds', min: 3, max: 600, default: 10 },
  placeSeconds: { kind: 'seconds', min: 3, max: 600, default: 3 },
  pauseSeconds: { kind: 'seconds', min: 3, max: 600, default: 15 },
};

/** [BIG-1] */
export const galaxySize = (options: Pick<Options, 'bigGalaxy'>): number =>
  options.bigGalaxy ? BIG_GALAXY_SIZE : GALAXY_SIZE;
