/** What a seat can do, as JSON. Every move there is exists once, in MOVES; parsing finds it there. */

import { CARDS, type Card, COLOURS, type Colour } from './state.ts';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export const TURNS = ['left', 'right', 'half'] as const;
export type Turn = (typeof TURNS)[number];

export const LOOT = [...COLOURS, 'replay'] as const;
export type Loot = Colour | 'replay';

export interface Refill {
  readonly type: 'refill';
}

export interface Step {
  readonly type: 'step';
  readonly card: Card;
  readonly to: Side;
}

export type Play =
  | { readonly type: 'play'; readonly card: 'long' | 'high'; readonly to: Side }
  | { readonly type: 'play'; readonly card: 'drop' }
  | { readonly type: 'play'; readonly card: 'rotate'; readonly turn: Turn }
  | { readonly type: 'play'; readonly card: 'joker'; readonly as: 'long' | 'high'; readonly to: Side }
  | { readonly type: 'play'; readonly card: 'joker'; readonly as: 'drop' }
  | { readonly type: 'play'; readonly card: 'joker'; readonly as: 'rotate'; readonly turn: Turn };

export type Action = Refill | Step | Play;

export interface Steal {
  readonly type: 'steal';
  readonly take: Loot;
}

export interface Replay {
  readonly type: 'replay';
}

export interface End {
  readonly type: 'end';
}

export type Move = Action | Steal | Replay | End;

export const REFILL: Refill = { type: 'refill' };
export const REPLAY: Replay = { type: 'replay' };
export const END: End = { type: 'end' };

const STEPS: readonly Step[] = CARDS.flatMap((card) => SIDES.map((to): Step => ({ type: 'step', card, to })));

const PLAYS: readonly Play[] = [
  ...SIDES.map((to): Play => ({ type: 'play', card: 'long', to })),
  ...SIDES.map((to): Play => ({ type: 'play', card: 'high', to })),
  { type: 'play', card: 'drop' },
  ...TURNS.map((turn): Play => ({ type: 'play', card: 'rotate', turn })),
  ...SIDES.map((to): Play => ({ type: 'play', card: 'joker', as: 'long', to })),
  ...SIDES.map((to): Play => ({ type: 'play', card: 'joker', as: 'high', to })),
  { type: 'play', card: 'joker', as: 'drop' },
  ...TURNS.map((turn): Play => ({ type: 'play', card: 'joker', as: 'rotate', turn })),
];

/** Every action there is; a list of legal ones keeps this order. */
export const ACTIONS: readonly Action[] = [...STEPS, ...PLAYS, REFILL];

/** By what they take, in the order of LOOT. */
export const STEALS: readonly Steal[] = LOOT.map((take): Steal => ({ type: 'steal', take }));

/** They are handed out again and again, so nobody may change one. */
export const MOVES: readonly Move[] = [...ACTIONS, ...STEALS, REPLAY, END].map((move) => Object.freeze(move));

interface Fields {
  readonly type?: unknown;
  readonly card?: unknown;
  readonly as?: unknown;
  readonly to?: unknown;
  readonly turn?: unknown;
  readonly take?: unknown;
}

const word = (field: unknown): string => (typeof field === 'string' ? field : '');

/** A move in one word. No field of a move holds a stroke, so that no two moves share a name. */
const nameOf = (move: Fields): string =>
  `${word(move.type)}/${word(move.card)}/${word(move.as)}/${word(move.to)}/${word(move.turn)}/${word(move.take)}`;

const BY_NAME = new Map(MOVES.map((move) => [nameOf(move), { move, fields: Object.keys(move).length }]));

/** [ACT-1] The one of all moves that has exactly these fields, or null. */
export function parseMove(json: unknown): Move | null {
  if (typeof json !== 'object' || json === null) return null;
  const found = BY_NAME.get(nameOf(json));
  return found !== undefined && Object.keys(json).length === found.fields ? found.move : null;
}
