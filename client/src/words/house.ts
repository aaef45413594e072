import type { HouseRefusal, Notice, Phrase, Reaction } from '#protocol';
import type { TableRefusal } from '#tabletop';
import { type Area, defineArea } from './area.ts';

/** Everything the server and the house have closed lists for: a word added there must be worded here. */
export type HouseKey =
  | `refusal.${HouseRefusal | TableRefusal['because'] | 'offline'}`
  | `notice.${Notice}`
  | `saying.${Phrase | Reaction}`;

export const house: Area<HouseKey> = defineArea<HouseKey>('house');
