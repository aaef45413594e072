/** Every action spelled out once in numbers: what it costs, what must be free, what the pawn does. */

import { ACTIONS, type Action, type Move, parseMove, type Side, type Turn } from './moves.ts';
import { WAY, type Ways } from './rules/ways.ts';
import { CARD_BIT, type Card, type CardSet } from './state.ts';

export interface Manoeuvre {
  readonly kind: 'step' | 'long' | 'high' | 'drop' | 'rotate';
  readonly card: Card;
  /** The same card as a set. */
  readonly bit: CardSet;
  /** [PAWN-1] Quarter turns clockwise from the head to where the pawn goes, or to where its head will point. */
  readonly turn: number;
  /** [ACT-10] Which way must be free; 0 for what can always be done. */
  readonly way: Ways;
}

/** A refill has the same fields, so that judging one kind is as quick as the other. */
export interface Refilling {
  readonly kind: 'refill';
  readonly card: null;
  readonly bit: 0;
  readonly turn: 0;
  readonly way: 0;
}

export type Deed = Manoeuvre | Refilling;

const QUARTERS: { readonly [turn in Side | Turn]: number } = { right: 1, half: 2, left: 3 };

const REFILLING: Refilling = { kind: 'refill', card: null, bit: 0, turn: 0, way: 0 };

function spelledOut(action: Action): Deed {
  if (action.type === 'refill') return REFILLING;
  const { card } = action;
  const bit = CARD_BIT[card];
  if ('turn' in action) return { kind: 'rotate', card, bit, turn: QUARTERS[action.turn], way: 0 };
  if (!('to' in action)) return { kind: 'drop', card, bit, turn: QUARTERS.half, way: 0 };
  const kind = action.type === 'step' ? 'step' : action.card === 'joker' ? action.as : action.card;
  return { kind, card, bit, turn: QUARTERS[action.to], way: action.to === 'left' ? WAY[kind] : WAY[kind] << 1 };
}

const DEEDS: ReadonlyMap<Move, Deed> = new Map(ACTIONS.map((action) => [action, spelledOut(action)]));

/** Undefined for a move that is no action. */
export function deedOf(move: Move): Deed | undefined {
  return DEEDS.get(move) ?? deedOfEqual(move);
}

/** For a move that says the same as one of ours but is another object. */
function deedOfEqual(move: Move): Deed | undefined {
  const ours = parseMove(move);
  return ours === null ? undefined : DEEDS.get(ours);
}
