/** Why a move is not allowed, and the rule of RULEBOOK.md that says so. */

import { type RefusalOf, refusalsBy } from '#tabletop';

const RULES = {
  'match-is-over': 'TABLE-2',
  'no-plan-up': 'BUILD-1',
  'board-locked': 'FINISH-2',
  'building-locked': 'BUILD-2',
  'not-on-board': 'BUILD-6',
  'buildings-missing': 'FINISH-1',
  'nothing-to-open': 'OPEN-2',
  'not-the-winner': 'OPEN-2',
  'already-open': 'OPEN-2',
  'plan-is-up': 'PACE-3',
  'already-ready': 'PACE-3',
  'not-due': 'PACE-5',
} as const;

export type Refusal = RefusalOf<typeof RULES>;

export const refused = refusalsBy(RULES);
