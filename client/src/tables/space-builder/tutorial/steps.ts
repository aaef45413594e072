/** The steps of the tutorial: each asks for one thing, and is over when it has been done, whichever way. Pure. */

import type { Building, Phase, Placed, Plot, QuarterTurn } from '#games/space-builder';
import type { Hint } from '../building-site.tsx';
import type { Hand } from '../picking.ts';
import type { Assignment } from '../solo.ts';

/** What the player sees and holds. */
export interface Situation {
  readonly board: readonly Placed[];
  readonly hand: Hand;
  readonly phase: Phase;
  readonly opened: Building | null;
}

export interface Step {
  readonly key:
    | 'base'
    | 'pick'
    | 'turn'
    | 'build'
    | 'flip'
    | 'build-flipped'
    | 'move'
    | 'take-back'
    | 'rebuild'
    | 'finish'
    | 'open';
  isDone(now: Situation): boolean;
  /** What to touch next. */
  hint(now: Situation): Hint;
}

/** Plan 7, a quarter turn askew; two of its four buildings stand already, each with another mistake. */
export const LESSON: Assignment = {
  plan: 7,
  turned: 1,
  held: [1, 2, 3, 4],
  built: [
    { type: 'build', building: 4, face: 'A', plot: 0, turn: 0 },
    { type: 'build', building: 1, face: 'B', plot: 7, turn: 0 },
  ],
};

const GREENHOUSE = 1;
const TOWER = 2;
const OBSERVATORY = 3;
const HABITAT = 4;

const stands = (now: Situation, building: Building): Placed | null =>
  now.board.find((placed) => placed.building === building) ?? null;

const standsOn = (now: Situation, building: Building, plot: Plot): boolean => stands(now, building)?.plot === plot;

const turnOf = (now: Situation, building: Building): QuarterTurn =>
  stands(now, building)?.turn ?? now.hand.poses[building]?.turn ?? 0;

const faceOf = (now: Situation, building: Building): 'A' | 'B' =>
  stands(now, building)?.face ?? now.hand.poses[building]?.face ?? 'A';

/** First the building, wherever it is, then what to do with it. */
function once(now: Situation, building: Building, then: Hint): Hint {
  if (now.hand.picked === building) return then;
  const placed = stands(now, building);
  return placed === null ? { building } : { plot: placed.plot };
}

/** Built as the plan wants it; what is wrong with it is shown first. */
function asPlanned(now: Situation, building: Building, want: Omit<Placed, 'building'>): Hint {
  if (faceOf(now, building) !== want.face) return once(now, building, { tool: 'flip' });
  if (turnOf(now, building) !== want.turn) return once(now, building, { tool: 'turn' });
  return once(now, building, { plot: want.plot });
}

const isBuilt = (now: Situation, building: Building, want: Omit<Placed, 'building'>): boolean => {
  const placed = stands(now, building);
  return placed !== null && placed.plot === want.plot && placed.face === want.face && placed.turn === want.turn;
};

const OBSERVATORY_THERE = { plot: 6, face: 'A', turn: 3 } as const;
const TOWER_THERE = { plot: 5, face: 'B', turn: 0 } as const;
const GREENHOUSE_THERE = { plot: 7, face: 'A', turn: 0 } as const;

export const STEPS: readonly Step[] = [
  // Seen, not done: the button beside it says so.
  { key: 'base', isDone: () => false, hint: () => ({ plan: 'turns' }) },
  {
    key: 'pick',
    isDone: (now) => now.hand.picked === OBSERVATORY,
    hint: () => ({ building: OBSERVATORY }),
  },
  {
    key: 'turn',
    isDone: (now) => turnOf(now, OBSERVATORY) === OBSERVATORY_THERE.turn,
    hint: (now) => once(now, OBSERVATORY, { tool: 'turn' }),
  },
  {
    key: 'build',
    isDone: (now) => isBuilt(now, OBSERVATORY, OBSERVATORY_THERE),
    hint: (now) => asPlanned(now, OBSERVATORY, OBSERVATORY_THERE),
  },
  {
    key: 'flip',
    isDone: (now) => faceOf(now, TOWER) === TOWER_THERE.face,
    hint: (now) => once(now, TOWER, { tool: 'flip' }),
  },
  {
    key: 'build-flipped',
    isDone: (now) => isBuilt(now, TOWER, TOWER_THERE),
    hint: (now) => asPlanned(now, TOWER, TOWER_THERE),
  },
  {
    key: 'move',
    isDone: (now) => standsOn(now, HABITAT, 2),
    hint: (now) => once(now, HABITAT, { plot: 2 }),
  },
  {
    key: 'take-back',
    isDone: (now) => stands(now, GREENHOUSE) === null || isBuilt(now, GREENHOUSE, GREENHOUSE_THERE),
    hint: (now) => once(now, GREENHOUSE, { building: GREENHOUSE }),
  },
  {
    key: 'rebuild',
    isDone: (now) => isBuilt(now, GREENHOUSE, GREENHOUSE_THERE),
    hint: (now) => asPlanned(now, GREENHOUSE, GREENHOUSE_THERE),
  },
  { key: 'finish', isDone: (now) => now.phase !== 'building', hint: () => ({ tool: 'finish' }) },
  { key: 'open', isDone: (now) => now.opened !== null, hint: () => ({}) },
];

/** The first step from here on that is still to be done. */
export function stepAfter(step: number, now: Situation): number {
  let next = step;
  while (STEPS[next]?.isDone(now)) next++;
  return next;
}
