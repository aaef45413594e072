/** Why a move is not allowed, and the rule that says so. */

export type Refusal =
  | { readonly because: 'match-is-over'; readonly rule: 'END-5' }
  | { readonly because: 'not-your-turn'; readonly rule: 'TURN-2' }
  | { readonly because: 'action-due'; readonly rule: 'TURN-3' }
  | { readonly because: 'theft-due'; readonly rule: 'THEFT-2' }
  | { readonly because: 'decision-due'; readonly rule: 'TURN-4' }
  | { readonly because: 'nothing-played'; readonly rule: 'ACT-2' }
  | { readonly because: 'card-not-in-hand'; readonly rule: 'ACT-9' }
  | { readonly because: 'platform-in-the-way'; readonly rule: 'ACT-10' }
  | { readonly because: 'owner-has-none'; readonly rule: 'THEFT-4' };

export const MATCH_IS_OVER: Refusal = { because: 'match-is-over', rule: 'END-5' };
export const NOT_YOUR_TURN: Refusal = { because: 'not-your-turn', rule: 'TURN-2' };
export const ACTION_DUE: Refusal = { because: 'action-due', rule: 'TURN-3' };
export const THEFT_DUE: Refusal = { because: 'theft-due', rule: 'THEFT-2' };
export const DECISION_DUE: Refusal = { because: 'decision-due', rule: 'TURN-4' };
export const NOTHING_PLAYED: Refusal = { because: 'nothing-played', rule: 'ACT-2' };
export const CARD_NOT_IN_HAND: Refusal = { because: 'card-not-in-hand', rule: 'ACT-9' };
export const PLATFORM_IN_THE_WAY: Refusal = { because: 'platform-in-the-way', rule: 'ACT-10' };
export const OWNER_HAS_NONE: Refusal = { because: 'owner-has-none', rule: 'THEFT-4' };
