/** Why a move is not allowed, and the rule of RULEBOOK.md that says so. */

import { type RefusalOf, refusalsBy } from '#tabletop';

const RULES = {
  'match-is-over': 'WIN-1',
  'not-due-yet': 'TIME-1',
  'already-thrown': 'THROW-1',
  'not-the-captain': 'THROW-1',
  'not-thrown-yet': 'THROW-4',
  'already-called': 'CALL-2',
  'nothing-to-follow': 'CALL-5',
  'already-taking-part': 'CALL-5',
  'joker-must-be-used': 'CALL-6',
  'countdown-is-over': 'TIME-4',
  'no-joker-here': 'NOJOKER-1',
  'no-countdown-yet': 'JOKER-1',
  'joker-already-laid': 'JOKER-1',
  'red-button-shown': 'CALL-4',
  'off-the-galaxy': 'SETUP-2',
  'nothing-called-yet': 'PLACE-1',
  'not-taking-part': 'CALL-3',
  'choice-is-final': 'PLACE-3',
  'already-ready': 'READY-1',
  'said-ready': 'READY-2',
} as const;

export type Refusal = RefusalOf<typeof RULES>;

export const refused = refusalsBy(RULES);
