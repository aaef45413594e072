/** What happened, cut into acts: each a view, what led on from it, and the view after. Pure. */

import type { Event, View } from '#games/gravity-superstar';
import type { Told } from '../../host/host.ts';
import { type Act as AnyAct, LONGEST_QUEUE } from '../acts.ts';
import { rewound } from './rewinding.ts';
import type { Trail } from './ways.tsx';

export type Act = AnyAct<View, Event>;

/** What there is to see of an act. */
const SEEN: readonly Event['type'][] = ['entered', 'turned', 'came-in', 'stolen'];

export function trailOf({ before, events }: Act): Trail | null {
  const steps = events.filter((event) => event.type === 'entered');
  const seat = steps[0]?.seat;
  if (seat === undefined) return null;
  const turned = events.findLast((event) => event.type === 'turned' && event.seat === seat);
  const up = turned?.type === 'turned' ? turned.up : (before.players[seat]?.pawn?.up ?? 'N');
  return { seat, up, steps };
}

/** What the others did since this viewer's last turn: for whoever comes back to the table. */
export function actsSince(view: View, log: readonly Told[]): readonly Act[] {
  const events = log as readonly (Told & { readonly event: Event })[];
  const own = events.findLastIndex(({ event }) => event.type === 'turn-ended' && event.seat === view.viewer);
  const starts: number[] = [];
  for (let index = own + 1; index < events.length; index++) {
    if (index === own + 1 || events[index]?.at !== events[index - 1]?.at) starts.push(index);
  }
  const late = starts.slice(-LONGEST_QUEUE);
  const views = late.map((start) => rewound(view, log, start));
  return late.flatMap((start, act) => {
    const told = events.slice(start, late[act + 1]);
    const before = views[act];
    const isSeen = told.some(({ event }) => SEEN.includes(event.type));
    if (before === undefined || !isSeen) return [];
    const isByBot = told.some(({ byBot }) => byBot === true);
    return [{ before, events: told.map(({ event }) => event), after: views[act + 1] ?? view, isByBot }];
  });
}
