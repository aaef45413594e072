/** What somebody did in a turn, in short, from what was told of it. Pure; the board draws it. */

import { type Agency, boardOf, type Event, type LabId, pointsOf, type SeatView, type View } from '#games/space-lab';
import type { Seat } from '#tabletop';
import type { Told } from '../../host/host.ts';
import { layoutIn } from './reading.ts';

export interface TurnRecap {
  readonly seat: Seat;
  /** A bot did it for them. */
  readonly isByBot: boolean;
  readonly took: { readonly agency: Agency; readonly count: number } | null;
  readonly placed: readonly LabId[];
  /** Points of the Validations won. */
  readonly validated: readonly number[];
  readonly projects: number;
  readonly drawn: number;
  readonly hasPassed: boolean;
  readonly hasCalled: boolean;
  /** What all can see that the station is worth more. */
  readonly gained: number;
  /** All that was told of it, to be put into words. */
  readonly events: readonly Event[];
}

interface TurnTold {
  readonly seat: Seat;
  readonly told: readonly Told[];
}

/** Turn by turn, the one that is on included. */
function turnsIn(log: readonly Told[]): readonly TurnTold[] {
  const turns: { seat: Seat; told: Told[] }[] = [];
  for (const one of log) {
    const event = one.event as Event;
    if (event.type === 'turn-began') turns.push({ seat: event.seat, told: [] });
    else turns.at(-1)?.told.push(one);
  }
  return turns;
}

/**
 * The turns of the others since one's own last, or since everybody's for those who watch; nothing of a turn in which
 * nothing has been done yet. Alone: one's own last turn, which ends with a card swept away.
 */
export function recapsFor(view: View, log: readonly Told[]): readonly TurnRecap[] {
  const turns = turnsIn(log);
  const seatCount = view.seats.length;
  if (seatCount === 1) return turns.slice(-2, -1).map((turn) => recapOf(view, turn));
  const isOwnNow = turns.at(-1)?.seat === view.viewer && view.turn === view.viewer;
  const ended = isOwnNow ? turns.slice(0, -1) : turns;
  const own = ended.findLastIndex(({ seat }) => seat === view.viewer);
  return ended
    .slice(own + 1)
    .slice(-seatCount)
    .filter(({ told }) => told.length > 0)
    .map((turn) => recapOf(view, turn));
}

function recapOf(view: View, { seat, told }: TurnTold): TurnRecap {
  const events = told.map(({ event }) => event as Event);
  const of = <Type extends Event['type']>(type: Type) =>
    events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  const taken = of('cards-taken').at(-1);
  const seen = view.seats[seat];
  return {
    seat,
    isByBot: told.some(({ byBot }) => byBot === true),
    took: taken === undefined ? null : { agency: taken.agency, count: taken.cards.length },
    placed: of('card-placed').map(({ card }) => card),
    validated: of('objective-validated').map(({ tile }) => tile?.points ?? 0),
    projects: of('project-kept').length,
    drawn: of('lab-card-drawn').length,
    hasPassed: of('passed').length > 0,
    hasCalled: of('end-called').length > 0,
    gained: seen === undefined ? 0 : gainedOn(seen, view, events),
    events,
  };
}

/** What the station is worth less without what was done to it. */
function gainedOn(seat: SeatView, view: View, events: readonly Event[]): number {
  const { slots, capsules } = layoutIn(view);
  const now = boardOf({ ...seat, projects: null });
  const [station, validations] = [[...now.station], [...now.validations]];
  for (const event of events) {
    if (event.type === 'card-placed') station[slots.indexOf(event.slot)] = null;
    if (event.type === 'objective-validated') validations[capsules.indexOf(event.capsule)] = null;
  }
  const kept = events.filter(({ type }) => type === 'project-kept').length;
  const projects = now.projects.slice(kept);
  return pointsOf(now) - pointsOf({ ...now, station, validations, projects });
}
