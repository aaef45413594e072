import { PERSON_LOOKS } from '../art/people.ts';
import { SHAPES } from '../art/shapes.ts';

/** A face and a colour for somebody, always the same for the same id. */
export function faceOf(id: string): { readonly look: number; readonly seat: number } {
  const sum = [...id].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return { look: sum % PERSON_LOOKS, seat: Math.floor(sum / PERSON_LOOKS) % SHAPES.length };
}
