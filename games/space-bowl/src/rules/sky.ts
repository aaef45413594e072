/** Chapter 4 of RULEBOOK.md: what the cards of a galaxy show. */

import { type Card, constellation } from '../components.ts';
import { FACE_DOWN, type Sky } from './validity.ts';

export function skyOf(galaxy: readonly Card[], faceDown: readonly Card[]): Sky {
  return galaxy.map((card) => (faceDown.includes(card) ? FACE_DOWN : constellation(card).mask));
}
