/** What happened, cut into acts: each a view, what led on from it, and the view after. Pure. */

import { type Event, gravitySuperstar, type Move, type View } from '#games/gravity-superstar';
import { quickChance, sameData, step } from '#tabletop';
import type { Told } from '../../host/host.ts';
import { rewound } from './rewinding.ts';
import type { Trail } from './ways.tsx';

/** A view and what led to the next. */
export interface Act {
  readonly before: View;
  readonly events: readonly Event[];
  readonly after: View;
}

/** More than this has happened elsewhere: the table is shown as it is. */
export const LONGEST_QUEUE = 14;

const isSame = (one: Told | undefined, other: Told | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && one.at === other.at && one.event.type === other.event.type);

/** What is new in a log; null if it doesn't go on from where it was. */
export function freshIn(before: readonly Told[], now: readonly Told[]): readonly Told[] | null {
  const last = before.at(-1);
  // Nothing had been told: a match has just begun.
  if (last === undefined) return now;
  const kept = now.lastIndexOf(last);
  if (kept !== -1) return now.slice(kept + 1);
  return now.length >= before.length && isSame(now[before.length - 1], last) && isSame(now[0], before[0])
    ? now.slice(before.length)
    : null;
}

export function trailOf({ before, events }: Act): Trail | null {
  const steps = events.filter((event) => event.type === 'entered');
  const seat = steps[0]?.seat;
  if (seat === undefined) return null;
  const turned = events.findLast((event) => event.type === 'turned' && event.seat === seat);
  const up = turned?.type === 'turned' ? turned.up : (before.players[seat]?.pawn?.up ?? 'N');
  return { seat, up, steps };
}

/** One's own move before anybody has answered: nothing hidden has a part in it. Null if the rules refuse it. */
export function foretold(view: View, move: Move): Act | null {
  const { viewer, turn } = view;
  if (turn === null || viewer !== turn) return null;
  const next = step(gravitySuperstar, gravitySuperstar.imagine(view, quickChance(0)), { at: 0, by: turn, move });
  if (!next.ok) return null;
  return {
    before: view,
    events: next.events.flatMap((event) => gravitySuperstar.eventFor(event, viewer) ?? []),
    after: gravitySuperstar.view(next.state, viewer),
  };
}

/** What is left of the events once those foretold have come true; null if others came instead. */
export function beyond(foretold: readonly Event[], events: readonly Event[]): readonly Event[] | null {
  return foretold.every((event, index) => sameData(event, events[index])) ? events.slice(foretold.length) : null;
}

/** What the others did since this viewer's last turn: for whoever comes back to the table. */
export function actsSince(view: View, log: readonly Told[]): readonly Act[] {
  const events = log as readonly { readonly at: number; readonly event: Event }[];
  const own = events.findLastIndex(({ event }) => event.type === 'turn-ended' && event.seat === view.viewer);
  const starts: number[] = [];
  for (let index = own + 1; index < events.length; index++) {
    if (index === own + 1 || events[index]?.at !== events[index - 1]?.at) starts.push(index);
  }
  const late = starts.slice(-LONGEST_QUEUE);
  const views = late.map((start) => rewound(view, log, start));
  return late.flatMap((start, act) => {
    const told = events.slice(start, late[act + 1]).map(({ event }) => event);
    const before = views[act];
    const isSeen = told.some(({ type }) => type === 'entered' || type === 'turned' || type === 'came-in');
    return before === undefined || !isSeen ? [] : [{ before, events: told, after: views[act + 1] ?? view }];
  });
}
