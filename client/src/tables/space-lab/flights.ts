/** What flies from where to where when one view follows another. Pure but for `placesIn`; the board draws it. */

import { type Capsule, type LabId, type Layout, labCard, type ProjectId, type Slot, type View } from '#games/space-lab';

/** Where things lie on the screen, by name: pieces carry their place as `data-place`. */
export type Places = ReadonlyMap<string, DOMRect>;

export const placeOf = {
  hand: (card: LabId) => `hand/${card}`,
  centre: (card: LabId) => `centre/${card}`,
  tray: (agency: string) => `tray/${agency}`,
  turned: (card: LabId) => `turned/${card}`,
  slot: (seat: number, slot: Slot) => `slot/${seat}/${slot}`,
  capsule: (seat: number, capsule: Capsule) => `capsule/${seat}/${capsule}`,
  /** The next Validation, as it stands on a capsule. */
  tab: (capsule: Capsule) => `tab/${capsule}`,
  rival: (seat: number) => `rival/${seat}`,
  drawn: (project: ProjectId) => `drawn/${project}`,
  pile: 'pile',
  discard: 'discard',
  projectPile: 'project-pile',
  projects: 'projects',
} as const;

/** What can't be seen now has no place. */
export function placesIn(board: HTMLElement): Places {
  const places = new Map<string, DOMRect>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-place]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) places.set(element.dataset.place ?? '', rect);
  }
  return places;
}

export type Piece =
  | { readonly is: 'card'; readonly card: LabId }
  | { readonly is: 'tile'; readonly points: number }
  | { readonly is: 'project'; readonly project: ProjectId | null };

export interface Flight {
  readonly piece: Piece;
  /** Places in order of preference: the first that can be seen. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** lands: it lies there from now on; vanishes: it is put away; swept: shown to all on its way to the discard. */
  readonly end: 'lands' | 'vanishes' | 'swept';
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

export function flightsBetween(before: View, now: View, layout: Layout): readonly Flight[] {
  return [...cardFlights(before, now, layout), ...tileFlights(before, now, layout), ...projectFlights(before, now)];
}

function cardFlights(before: View, now: View, layout: Layout): readonly Flight[] {
  const then = spotsIn(before, layout);
  const flights: Flight[] = [];
  for (const [card, to] of spotsIn(now, layout)) {
    const from = then.get(card) ?? [placeOf.pile];
    if (from[0] === to[0]) continue;
    flights.push({ piece: { is: 'card', card }, from, to, end: endOf(from, to) });
  }
  return flights;
}

function endOf([from]: readonly string[], [to = '']: readonly string[]): Flight['end'] {
  if (to === placeOf.discard) return from === placeOf.pile ? 'swept' : 'vanishes';
  return to.startsWith('rival/') || to.startsWith('centre/') ? 'vanishes' : 'lands';
}

function tileFlights(before: View, now: View, { capsules }: Layout): readonly Flight[] {
  return now.seats.flatMap(({ validations }, seat) =>
    capsules.flatMap((capsule, at): readonly Flight[] => {
      const points = validations[at] ?? null;
      if (points === null || before.seats[seat]?.validations[at] !== null) return [];
      const to = [placeOf.capsule(seat, capsule), placeOf.rival(seat)];
      return [{ piece: { is: 'tile', points }, from: [placeOf.tab(capsule)], to, end: 'vanishes' }];
    }),
  );
}

function projectFlights(before: View, now: View): readonly Flight[] {
  return now.seats.flatMap(({ projectCount, projects }, seat): readonly Flight[] => {
    const had = before.seats[seat]?.projectCount ?? projectCount;
    if (projectCount <= had || now.phase === 'over') return [];
    const isOwn = seat === now.viewer;
    const project = isOwn ? (projects?.at(-1) ?? null) : null;
    const from = [...(project === null ? [] : [placeOf.drawn(project)]), placeOf.projectPile, placeOf.pile];
    return [
      {
        piece: { is: 'project', project },
        from,
        to: [isOwn ? placeOf.projects : placeOf.rival(seat)],
        end: 'vanishes',
      },
    ];
  });
}
