/** Why a move is not allowed, and the rule of RULEBOOK.md that says so. */

import { type RefusalOf, refusalsBy } from '#tabletop';

const RULES = {
  'objectives-are-not-passed': 'OBJ-4',
  'already-passed': 'OBJ-4',
  'objective-not-held': 'OBJ-1',
  'pass-an-objective-first': 'OBJ-5',
  'nothing-to-arrange': 'OBJ-1',
  'objectives-not-arranged': 'OBJ-2',
  'not-your-turn': 'TURN-1',
  'keep-an-agency-first': 'REVEAL-2',
  'choose-a-project-first': 'BONUS-4',
  'action-under-way': 'TURN-1',
  'must-place': 'TURN-2',
  'only-place-is-left': 'END-3',
  'can-still-act': 'TURN-3',
  'no-cards-to-reveal': 'REVEAL-4',
  'nothing-turned-up': 'REVEAL-2',
  'agency-not-turned-up': 'REVEAL-2',
  'agency-not-in-centre': 'RECRUIT-1',
  'card-not-in-hand': 'PLACE-1',
  'no-such-slot': 'STATION-1',
  'slot-taken': 'PLACE-2',
  'wrong-payment': 'PLACE-3',
  'payment-not-in-hand': 'PLACE-3',
  'nothing-placed': 'PLACE-8',
  'nothing-to-choose': 'BONUS-4',
  'project-not-drawn': 'BONUS-4',
  'match-is-over': 'END-4',
  'nothing-is-due': 'TURN-1',
} as const;

export type Refusal = RefusalOf<typeof RULES>;

export const refused = refusalsBy(RULES);
