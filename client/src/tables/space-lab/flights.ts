/** What flies from where to where when something happens, and in which order: as the events tell it. Pure. */

import {
  type Agency,
  type Capsule,
  type Event,
  type LabId,
  labCard,
  type ProjectId,
  type Slot,
  type View,
} from '#games/space-lab';
import type { Seat, Viewer } from '#tabletop';
import type { Act } from '../acts.ts';

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

type Way = Omit<Flight, 'step'>;

/** Each of these is one thing that somebody does. */
const DEEDS: readonly Event['type'][] = [
  'objectives-arranged',
  'objective-passed',
  'cards-turned-up',
  'cards-taken',
  'card-placed',
  'passed',
];

/** Whether one deed at most is among them: whoever jumps to and fro in a match sees no cards fly. */
export const isOneDeed = (events: readonly Event[]): boolean =>
  events.filter(({ type }) => DEEDS.includes(type)).length <= 1;

/** What each event moves flies together, and after what the events before it moved. */
export function flightsOf({
  events,
  after: { viewer },
}: Pick<Act<View, Event>, 'events' | 'after'>): readonly Flight[] {
  if (!isOneDeed(events)) return [];
  const placed = events.find((event) => event.type === 'card-placed')?.slot ?? null;
  return events
    .map((event) => waysOf(event, viewer, placed))
    .filter((ways) => ways.length > 0)
    .flatMap((ways, step) => ways.map((way) => ({ ...way, step })));
}

function waysOf(event: Event, viewer: Viewer, placed: Slot | null): readonly Way[] {
  switch (event.type) {
    case 'cards-turned-up':
      return event.cards.map((card) => wayOf(card, [placeOf.pile], [placeOf.turned(card), placeOf.pile], 'lands'));
    case 'cards-taken':
      return event.cards.map((card) => {
        const from = event.from === 'centre' ? inCentre(card, event.agency) : [placeOf.turned(card), placeOf.pile];
        return wayOf(card, from, held(event.seat, viewer, card), event.seat === viewer ? 'lands' : 'vanishes');
      });
    case 'cards-left-to-centre':
      return event.cards.map((card) =>
        wayOf(card, [placeOf.turned(card), placeOf.pile], inCentre(card, labCard(card).agency), 'vanishes'),
      );
    case 'cards-paid':
      return event.cards.map((card) => wayOf(card, held(event.seat, viewer, card), DISCARD, 'vanishes'));
    case 'card-placed': {
      const to = [placeOf.slot(event.seat, event.slot), placeOf.rival(event.seat)];
      return [wayOf(event.card, held(event.seat, viewer, event.card), to, 'lands')];
    }
    case 'lab-card-drawn': {
      const to = event.card === null ? [placeOf.rival(event.seat)] : held(event.seat, viewer, event.card);
      return [wayOf(event.card, [placeOf.pile], to, event.seat === viewer ? 'lands' : 'vanishes')];
    }
    case 'cards-swept':
      return [
        wayOf(event.card, [placeOf.pile], DISCARD, 'swept'),
        ...event.fromCentre.map((card) => wayOf(card, inCentre(card, labCard(card).agency), DISCARD, 'vanishes')),
      ];
    case 'project-kept': {
      const { project, seat } = event;
      const from = [...(project === null ? [] : [placeOf.drawn(project)]), placeOf.projectPile, placeOf.pile];
      const to = [seat === viewer ? placeOf.projects : placeOf.rival(seat)];
      return [{ piece: { is: 'project', project }, from, to, end: 'vanishes' }];
    }
    case 'technician-earned': {
      const { seat, capsule, points } = event;
      const from = [placed === null ? placeOf.capsule(seat, capsule) : placeOf.slot(seat, placed)];
      const to = [seat === viewer ? placeOf.score : placeOf.rival(seat)];
      return [{ piece: { is: 'medal', points }, from, to, end: 'vanishes' }];
    }
    case 'objective-validated': {
      const { seat, capsule, tile } = event;
      if (tile === null) return [];
      const to = [placeOf.won(seat, capsule), placeOf.rival(seat)];
      return [{ piece: { is: 'tile', points: tile.points }, from: [placeOf.tab(capsule)], to, end: 'lands' }];
    }
    default:
      return [];
  }
}

const wayOf = (card: LabId | null, from: readonly string[], to: readonly string[], end: Flight['end']): Way => ({
  piece: { is: 'card', card },
  from,
  to,
  end,
});

const DISCARD = [placeOf.discard, placeOf.pile];

const inCentre = (card: LabId, agency: Agency): readonly string[] => [placeOf.centre(card), placeOf.tray(agency)];

/** One's own hand lies open; of the others' there is only a picture. */
const held = (seat: Seat, viewer: Viewer, card: LabId): readonly string[] => [
  seat === viewer ? placeOf.hand(card) : placeOf.rival(seat),
];
