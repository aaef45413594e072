/** Chapter 5 of RULEBOOK.md: all cards of one agency out of the Recruitment Centre. */

import type { Seat } from '#tabletop';
import type { Agency } from '../components.ts';
import type { Tell } from '../events.ts';
import { type Refusal, refused } from '../refusals.ts';
import { actingSeat, type State } from '../state.ts';
import { hasAgency, partByAgency } from './cards.ts';
import { takeSeen } from './knowledge.ts';
import { endAction } from './turn.ts';

export function refusalToRecruit(state: State, agency: Agency): Refusal | null {
  return hasAgency(state.centre, agency) ? null : refused('agency-not-in-centre');
}

/** [RECRUIT-1] */
export function recruit(state: State, seat: Seat, agency: Agency, tell: Tell): void {
  const { ofAgency, others } = partByAgency(state.centre, agency);
  state.centre = others;
  takeSeen(actingSeat(state), ofAgency);
  tell({ type: 'cards-taken', seat, from: 'centre', agency, cards: ofAgency });
  endAction(state, tell);
}
