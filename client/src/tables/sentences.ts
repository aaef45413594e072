/** Everything that happens in a game, as sentences for the log: every kind of event has an entry. */

import type { Seat } from '#tabletop';
import type { NameOf } from './game-table.ts';

/** Null for what needs no words. */
type Worded<Event> = (event: Event, nameOf: NameOf, you: Seat | null) => string | null;

type Sentences<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: Worded<Extract<Event, { type: Type }>>;
};

export const sentencesOf =
  <Event extends { readonly type: string }>(sentences: Sentences<Event>) =>
  (event: Event, nameOf: NameOf, you: Seat | null = null): string | null =>
    (sentences[event.type as Event['type']] as Worded<Event>)(event, nameOf, you);
