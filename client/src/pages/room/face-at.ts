import type { TableInfo } from '#protocol';
import { PERSON_LOOKS } from '../../art/people.ts';
import { SHAPES } from '../../art/shapes.ts';
import { faceOf } from '../face-of.ts';

interface SeatedFace {
  readonly look: number;
  /** The colour and the shape of this seat. */
  readonly seat: number;
}

/**
 * Whoever has a seat looks as they do there; everybody else of the room like nobody who sits, as far as there are colours
 * left. `name`: which of several people at one device.
 */
export function faceAt({ seats, room: { people } }: TableInfo, guest: string, name?: string): SeatedFace {
  const seat = seats.findIndex(
    (info) => info.kind === 'person' && info.guest === guest && (name === undefined || info.name === name),
  );
  if (seat >= 0) return { look: seat, seat };
  const standing = people.filter(({ part }) => part !== 'plays').findIndex((person) => person.guest === guest);
  if (standing < 0 || seats.length + standing >= SHAPES.length) return faceOf(guest);
  return { look: (seats.length + standing) % PERSON_LOOKS, seat: seats.length + standing };
}
