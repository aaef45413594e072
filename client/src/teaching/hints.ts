/**
 * One sentence at the moment it matters. A game lists its hints; which of them is shown now follows from what is on the
 * table and from what the player has shown to know. Pure.
 */

import type { Seat } from '#tabletop';

/** What a game's hints speak of. */
export interface Subject {
  readonly view: object;
  readonly move: { readonly type: string };
  readonly event: { readonly type: string };
  readonly key: string;
}

export interface Moment<Of extends Subject = Subject> {
  readonly view: Of['view'];
  readonly you: Seat;
  /** What can be done now. */
  readonly offers: readonly Of['move'][];
  /** Everything told so far, oldest first. */
  readonly events: readonly Of['event'][];
}

/** Which sentence, and what is filled in. */
export interface Wording<Key extends string = string> {
  readonly key: Key;
  readonly who?: Seat;
  readonly count?: number;
}

export interface Hint<Of extends Subject = Subject> {
  readonly id: Of['key'];
  /** Whether it is true and matters now. */
  isNow(moment: Moment<Of>): boolean;
  /** One's own deed, which shows that one knows it. */
  isDone?(event: Of['event'], you: Seat): boolean;
  /** Where the sentence is not always the same one. */
  says?(moment: Moment<Of>): Wording<Of['key']>;
  /** How many marks make it known. */
  readonly marks?: number;
  /** Comes up in some matches only: whoever does not know it is no beginner for that. */
  readonly isRare?: boolean;
}

/** By hint: how often it was shown or its deed done. */
export type Marks = Readonly<Record<string, number>>;

/** What can be done has been seen and done a few times. */
const DEED = 3;
/** What only explains has been read. */
const STORY = 2;

const enough = (hint: Hint): number => hint.marks ?? (hint.isDone === undefined ? STORY : DEED);

const marksOf = (hint: Hint, marks: Marks): number => marks[hint.id] ?? 0;

export const isKnown = (hint: Hint, marks: Marks): boolean => marksOf(hint, marks) >= enough(hint);

/** Of what comes up in every match so much is known that nobody needs to be taught any more. */
const TAUGHT = 0.75;

export function isBeginner(hints: readonly Hint[], marks: Marks): boolean {
  const usual = hints.filter(({ isRare }) => isRare !== true);
  return usual.filter((hint) => isKnown(hint, marks)).length < usual.length * TAUGHT;
}

/** The one to show: of those that matter now, the one that was seen least; among equals the first of the list. */
export function hintNow(hints: readonly Hint[], moment: Moment, marks: Marks): Hint | null {
  let best: Hint | null = null;
  for (const hint of hints) {
    if (isKnown(hint, marks) || !hint.isNow(moment)) continue;
    if (best === null || marksOf(hint, marks) < marksOf(best, marks)) best = hint;
  }
  return best;
}

export const wordingOf = (hint: Hint, moment: Moment): Wording => hint.says?.(moment) ?? { key: hint.id };

/** It was shown long enough to be read. */
export const shown = (hint: Hint, marks: Marks): Marks => ({ ...marks, [hint.id]: marksOf(hint, marks) + 1 });

/** "Got it". */
export const dismissed = (hint: Hint, marks: Marks): Marks => ({ ...marks, [hint.id]: enough(hint) });

/** What somebody has just done, where it was the player. The same marks if it teaches nothing. */
export function done(hints: readonly Hint[], event: Subject['event'], you: Seat, marks: Marks): Marks {
  const learnt = hints.filter((hint) => !isKnown(hint, marks) && hint.isDone?.(event, you) === true);
  return learnt.reduce((before, hint) => shown(hint, before), marks);
}

export const may = ({ offers }: Moment, type: string): boolean => offers.some((offer) => offer.type === type);

type Told = Subject['event'];

/** Whether it is of this kind, and the seat's own doing. */
export const isBy = <Event extends Told>(event: Event, type: Event['type'], seat: Seat): boolean =>
  event.type === type && 'seat' in event && event.seat === seat;

/** What was told since the last event like this, that one included; everything, if there was none. */
function since<Event>(events: readonly Event[], isStart: (event: Event) => boolean): readonly Event[] {
  const at = events.findLastIndex(isStart);
  return at < 0 ? events : events.slice(at);
}

const sinceTurnOf = <Event extends Told>(seat: Seat, events: readonly Event[]): readonly Event[] =>
  since(events, (event) => isBy(event, 'turn-began', seat));

/** What was told since one's own turn began, the last or the one before it. */
export function sinceOwnTurn<Event extends Told>(
  { you, events }: { readonly you: Seat; readonly events: readonly Event[] },
  which: 'last' | 'before' = 'last',
): readonly Event[] {
  const last = sinceTurnOf(you, events);
  return which === 'last' ? last : sinceTurnOf(you, events.slice(0, events.length - last.length));
}
