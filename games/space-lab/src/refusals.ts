/** Why a move is not allowed, each with the rule that says so. */

export const REFUSALS = {
  objectivesAreNotPassed: { because: 'objectives-are-not-passed', rule: 'OBJ-4' },
  alreadyPassed: { because: 'already-passed', rule: 'OBJ-4' },
  objectiveNotHeld: { because: 'objective-not-held', rule: 'OBJ-1' },
  passFirst: { because: 'pass-an-objective-first', rule: 'OBJ-5' },
  nothingToArrange: { because: 'nothing-to-arrange', rule: 'OBJ-1' },
  objectivesNotArranged: { because: 'objectives-not-arranged', rule: 'OBJ-2' },
  notYourTurn: { because: 'not-your-turn', rule: 'TURN-1' },
  keepFirst: { because: 'keep-an-agency-first', rule: 'REVEAL-2' },
  chooseFirst: { because: 'choose-a-project-first', rule: 'BONUS-4' },
  actionUnderWay: { because: 'action-under-way', rule: 'TURN-1' },
  mustPlace: { because: 'must-place', rule: 'TURN-2' },
  onlyPlaceIsLeft: { because: 'only-place-is-left', rule: 'END-3' },
  canStillAct: { because: 'can-still-act', rule: 'TURN-3' },
  noCardsToReveal: { because: 'no-cards-to-reveal', rule: 'REVEAL-4' },
  nothingTurnedUp: { because: 'nothing-turned-up', rule: 'REVEAL-2' },
  agencyNotTurnedUp: { because: 'agency-not-turned-up', rule: 'REVEAL-2' },
  agencyNotInCentre: { because: 'agency-not-in-centre', rule: 'RECRUIT-1' },
  cardNotInHand: { because: 'card-not-in-hand', rule: 'PLACE-1' },
  noSuchSlot: { because: 'no-such-slot', rule: 'STATION-1' },
  slotTaken: { because: 'slot-taken', rule: 'PLACE-2' },
  wrongPayment: { because: 'wrong-payment', rule: 'PLACE-3' },
  paymentNotInHand: { because: 'payment-not-in-hand', rule: 'PLACE-3' },
  nothingPlaced: { because: 'nothing-placed', rule: 'PLACE-8' },
  nothingToChoose: { because: 'nothing-to-choose', rule: 'BONUS-4' },
  projectNotDrawn: { because: 'project-not-drawn', rule: 'BONUS-4' },
  matchIsOver: { because: 'match-is-over', rule: 'END-4' },
  nothingIsDue: { because: 'nothing-is-due', rule: 'TURN-1' },
} as const;

export type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];
