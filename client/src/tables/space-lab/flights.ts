/** What flies from where to where when one view follows another, and in which order. Pure; the board draws it. */

import {
  boardOf,
  type Capsule,
  detailOf,
  type LabId,
  type Layout,
  labCard,
  type ProjectId,
  type SeatView,
  type Slot,
  type Tile,
  type View,
} from '#games/space-lab';
import { layoutIn } from './reading.ts';

/** Pieces carry the name of their place as `data-place`. */
export const placeOf = {
  hand: (card: LabId) => `hand/${card}`,
  centre: (card: LabId) => `centre/${card}`,
  tray: (agency: string) => `tray/${agency}`,
  turned: (card: LabId) => `turned/${card}`,
  slot: (seat: number, slot: Slot) => `slot/${seat}/${slot}`,
  capsule: (seat: number, capsule: Capsule) => `capsule/${seat}/${capsule}`,
  /** The Validation that lies on a capsule. */
  won: (seat: number, capsule: Capsule) => `won/${seat}/${capsule}`,
  /** The next Validation, as it stands on a capsule. */
  tab: (capsule: Capsule) => `tab/${capsule}`,
  rival: (seat: number) => `rival/${seat}`,
  drawn: (project: ProjectId) => `drawn/${project}`,
  pile: 'pile',
  discard: 'discard',
  projectPile: 'project-pile',
  projects: 'projects',
  score: 'score',
} as const;

export type Piece =
  | { readonly is: 'card'; readonly card: LabId | null }
  | { readonly is: 'tile'; readonly points: number }
  | { readonly is: 'medal'; readonly points: number }
  | { readonly is: 'project'; readonly project: ProjectId | null };

export interface Flight {
  readonly piece: Piece;
  /** Places in order of preference: the first that can be seen. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** lands: it lies there from now on; vanishes: it is put away; swept: shown to all on its way to the discard. */
  readonly end: 'lands' | 'vanishes' | 'swept';
  /** What happens first flies first; what happens together flies together. */
  readonly step: number;
}

type Course = Omit<Flight, 'step'>;

const known = new WeakMap<View, { readonly before: View; readonly flights: readonly Flight[] }>();

/** Whatever moved from one view to the next; worked out once. */
export function flightsBetween(before: View, now: View): readonly Flight[] {
  const there = known.get(now);
  if (there?.before === before) return there.flights;
  const flights = flightsIn(before, now, layoutIn(now));
  known.set(now, { before, flights });
  return flights;
}

function flightsIn(before: View, now: View, layout: Layout): readonly Flight[] {
  const moved = cardCourses(before, now, layout);
  const isSwept = ({ from, to }: Course): boolean =>
    to[0] === placeOf.discard && (from[0] === placeOf.pile || from[0]?.startsWith('centre/') === true);
  const isPaid = ({ to }: Course): boolean => to[0] === placeOf.discard;
  const isDrawn = ({ from, to }: Course): boolean => from[0] === placeOf.pile && to[0]?.startsWith('hand/') === true;
  const rest = moved.filter((course) => !isPaid(course) && !isDrawn(course));
  const steps: (readonly Course[])[] = [
    moved.filter((course) => isPaid(course) && !isSwept(course)),
    rest,
    ...now.seats.flatMap((_, seat) => bonusCourses(before, now, layout, seat, moved.filter(isDrawn))),
    moved.filter(isSwept),
  ];
  return steps
    .filter((courses) => courses.length > 0)
    .flatMap((courses, step) => courses.map((course) => ({ ...course, step })));
}

/** Where each Lab card is that the viewer knows of. */
function spotsIn(view: View, layout: Layout): ReadonlyMap<LabId, readonly string[]> {
  const spots = new Map<LabId, readonly string[]>();
  for (const card of view.centre) spots.set(card, [placeOf.centre(card), placeOf.tray(labCard(card).agency)]);
  for (const card of view.discard) spots.set(card, [placeOf.discard, placeOf.pile]);
  for (const card of view.turnedUp) spots.set(card, [placeOf.turned(card), placeOf.pile]);
  for (const [seat, { station, shown }] of view.seats.entries()) {
    for (const card of shown) spots.set(card, [placeOf.rival(seat)]);
    for (const [at, card] of station.entries()) {
      const slot = layout.slots[at];
      if (card !== null && slot !== undefined) spots.set(card, [placeOf.slot(seat, slot), placeOf.rival(seat)]);
    }
  }
  for (const card of view.hand) spots.set(card, [placeOf.hand(card)]);
  return spots;
}

function cardCourses(before: View, now: View, layout: Layout): readonly Course[] {
  const then = spotsIn(before, layout);
  const courses: Course[] = [];
  for (const [card, to] of spotsIn(now, layout)) {
    const from = then.get(card) ?? unseenBefore(before, to);
    if (from[0] === to[0]) continue;
    courses.push({ piece: { is: 'card', card }, from, to, end: endOf(from, to) });
  }
  return courses;
}

/** A card that nobody else had seen was in the hand of whoever plays; alone, and face up on the table, it was drawn. */
function unseenBefore({ turn, seats }: View, [to = '']: readonly string[]): readonly string[] {
  const isPlayed = to === placeOf.discard || to.startsWith('slot/');
  return isPlayed && turn !== null && seats.length > 1 ? [placeOf.rival(turn)] : [placeOf.pile];
}

function endOf([from]: readonly string[], [to = '']: readonly string[]): Flight['end'] {
  if (to === placeOf.discard) return from === placeOf.pile ? 'swept' : 'vanishes';
  return to.startsWith('rival/') || to.startsWith('centre/') ? 'vanishes' : 'lands';
}

/**
 * What somebody won with a placement, one thing after the other as the rules settle it: the card's and the slot's own
 * bonuses, then each Validation and what it brings.
 */
function bonusCourses(
  before: View,
  now: View,
  layout: Layout,
  seat: number,
  drawn: readonly Course[],
): readonly (readonly Course[])[] {
  const [then, of] = [before.seats[seat], now.seats[seat]];
  if (then === undefined || of === undefined || now.phase === 'over') return [];
  const tiles = wonTiles(before, then, of, layout);
  const projects = projectCourses(then, of, now, seat);
  const cards = seat === now.viewer ? [...drawn] : unseenCourses(then, of, seat);
  const brings = (bonus: Tile['bonus']): number => tiles.filter(({ tile }) => tile.bonus === bonus).length;
  return [
    ...projects.splice(0, Math.max(0, projects.length - brings('project'))).map((course) => [course]),
    ...cards.splice(0, Math.max(0, cards.length - brings('labCard'))).map((course) => [course]),
    technicianCourses(then, of, now, seat),
    ...tiles.flatMap(({ capsule, tile }) => [
      [tileCourse(capsule, tile, seat)],
      (tile.bonus === 'project' ? projects : tile.bonus === 'labCard' ? cards : []).splice(0, 1),
    ]),
  ];
}

function projectCourses(then: SeatView, of: SeatView, now: View, seat: number): Course[] {
  const isOwn = seat === now.viewer;
  return Array.from({ length: Math.max(0, of.projectCount - then.projectCount) }, (_, at): Course => {
    const project = isOwn ? (of.projects?.[then.projectCount + at] ?? null) : null;
    const from = [...(project === null ? [] : [placeOf.drawn(project)]), placeOf.projectPile, placeOf.pile];
    const to = [isOwn ? placeOf.projects : placeOf.rival(seat)];
    return { piece: { is: 'project', project }, from, to, end: 'vanishes' };
  });
}

/** Cards that only their owner has seen. */
function unseenCourses(then: SeatView, of: SeatView, seat: number): Course[] {
  return Array.from({ length: Math.max(0, of.unseen.length - then.unseen.length) }, () => ({
    piece: { is: 'card', card: null },
    from: [placeOf.pile],
    to: [placeOf.rival(seat)],
    end: 'vanishes',
  }));
}

function technicianCourses(then: SeatView, of: SeatView, now: View, seat: number): readonly Course[] {
  const placed = of.station.findIndex((card, at) => card !== null && then.station[at] === null);
  const card = of.station[placed] ?? null;
  if (card === null || labCard(card).specialty !== 'technician') return [];
  const points = detailOf(boardOf(of)).technicians - detailOf(boardOf(then)).technicians;
  const slot = slotAt(now, placed);
  if (points <= 0 || slot === undefined) return [];
  const to = [seat === now.viewer ? placeOf.score : placeOf.rival(seat)];
  return [{ piece: { is: 'medal', points }, from: [placeOf.slot(seat, slot)], to, end: 'vanishes' }];
}

const slotAt = (view: View, at: number): Slot | undefined => layoutIn(view).slots[at];

interface WonTile {
  readonly capsule: Capsule;
  readonly tile: Tile;
}

/** Tiles come off their piles in the order of the capsules. */
function wonTiles(before: View, then: SeatView, of: SeatView, layout: Layout): readonly WonTile[] {
  const taken = before.validations.map(() => 0);
  return layout.capsules.flatMap((capsule, at): readonly WonTile[] => {
    const points = of.validations[at] ?? null;
    if (points === null || then.validations[at] !== null) return [];
    const pile = layout.pileOf[at] ?? 0;
    const tile = before.validations[pile]?.[taken[pile] ?? 0];
    taken[pile] = (taken[pile] ?? 0) + 1;
    return [{ capsule, tile: tile ?? { points, bonus: null } }];
  });
}

const tileCourse = (capsule: Capsule, { points }: Tile, seat: number): Course => ({
  piece: { is: 'tile', points },
  from: [placeOf.tab(capsule)],
  to: [placeOf.won(seat, capsule), placeOf.rival(seat)],
  end: 'lands',
});
