/** Why a move is not allowed. */

import type { TableRefusal } from '#tabletop';

export const NO_PLAN_UP = { because: 'no-plan-up', rule: 'BUILD-1' } as const;
export const BOARD_LOCKED = { because: 'board-locked', rule: 'FINISH-2' } as const;
export const BUILDING_LOCKED = { because: 'building-locked', rule: 'BUILD-2' } as const;
export const NOT_ON_BOARD = { because: 'not-on-board', rule: 'BUILD-6' } as const;
export const BUILDINGS_MISSING = { because: 'buildings-missing', rule: 'FINISH-1' } as const;
export const NOTHING_TO_OPEN = { because: 'nothing-to-open', rule: 'OPEN-2' } as const;
export const NOT_THE_WINNER = { because: 'not-the-winner', rule: 'OPEN-2' } as const;
export const ALREADY_OPEN = { because: 'already-open', rule: 'OPEN-2' } as const;
export const PLAN_IS_UP = { because: 'plan-is-up', rule: 'PACE-3' } as const;
export const ALREADY_READY = { because: 'already-ready', rule: 'PACE-3' } as const;
export const NOT_DUE = { because: 'not-due', rule: 'PACE-5' } as const;

export type Refusal =
  | TableRefusal
  | typeof NO_PLAN_UP
  | typeof BOARD_LOCKED
  | typeof BUILDING_LOCKED
  | typeof NOT_ON_BOARD
  | typeof BUILDINGS_MISSING
  | typeof NOTHING_TO_OPEN
  | typeof NOT_THE_WINNER
  | typeof ALREADY_OPEN
  | typeof PLAN_IS_UP
  | typeof ALREADY_READY
  | typeof NOT_DUE;
