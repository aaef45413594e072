/** What a player can do, and how it is read from JSON. */

import { isObject, type JsonObject } from '#tabletop';
import { isPosition, type Position } from './notation.ts';

export const BARE_MOVES = ['throw', 'go', 'doom', 'follow', 'ready'] as const;
export const AIMED_MOVES = ['joker', 'place'] as const;

export type BareMove = { readonly type: (typeof BARE_MOVES)[number] };
export type AimedMove = { readonly type: (typeof AIMED_MOVES)[number]; readonly position: Position };
export type Move = BareMove | AimedMove;

export function parseMove(json: unknown): Move | null {
  if (!isObject(json)) return null;
  const { type } = json;
  switch (type) {
    case 'throw':
    case 'go':
    case 'doom':
    case 'follow':
    case 'ready':
      return hasKeys(json, 1) ? { type } : null;
    case 'joker':
    case 'place':
      return isPosition(json.position) && hasKeys(json, 2) ? { type, position: json.position } : null;
    default:
      return null;
  }
}

/** Those that were read are known to be there; more would be unknown. */
function hasKeys(json: JsonObject, count: number): boolean {
  return Object.keys(json).length === count;
}

/** `joker B3`, as written by `writeMove`. */
export function readMove(text: string): Move {
  const [type, position, ...more] = text.split(' ');
  const move = parseMove(position === undefined ? { type } : { type, position });
  if (move === null || more.length > 0) throw new Error(`not a move: "${text}"`);
  return move;
}
