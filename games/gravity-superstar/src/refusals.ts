/** Why a move is not allowed, and the rule of RULEBOOK.md that says so. */

import { type RefusalOf, refusalsBy } from '#tabletop';

const RULES = {
  'match-is-over': 'END-5',
  'not-your-turn': 'TURN-2',
  'action-due': 'TURN-3',
  'theft-due': 'THEFT-2',
  'decision-due': 'TURN-4',
  'nothing-played': 'ACT-2',
  'card-not-in-hand': 'ACT-9',
  'platform-in-the-way': 'ACT-10',
  'owner-has-none': 'THEFT-4',
} as const;

export type Refusal = RefusalOf<typeof RULES>;

export const refused = refusalsBy(RULES);
