/** What happens, as facts for a client to show and to word; and what of it each viewer may know. */

import type { Seat, Viewer } from '#tabletop';
import type { Agency, LabId, ObjectiveId, ProjectId, Tile } from './components.ts';
import type { Source } from './state.ts';
import type { Capsule, Slot } from './station.ts';

export type EndReason = 'tenth-card' | 'third-objective';
export type SoloEndReason = 'pile-empty' | 'seventeenth-card' | 'sixth-objective';

export type Event =
  | { readonly type: 'objective-passed'; readonly seat: Seat; readonly objective: ObjectiveId | null }
  /** By the seat that receives; null where the viewer can't know. */
  | { readonly type: 'objectives-exchanged'; readonly received: readonly (ObjectiveId | null)[] }
  | {
      readonly type: 'objectives-arranged';
      readonly seat: Seat;
      readonly capsules: readonly Capsule[];
      readonly objectives: readonly ObjectiveId[];
    }
  /** Solo: three more, for the lower capsules. */
  | { readonly type: 'objectives-drawn'; readonly seat: Seat; readonly objectives: readonly ObjectiveId[] | null }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly isLastPlace: boolean }
  | { readonly type: 'cards-turned-up'; readonly seat: Seat; readonly cards: readonly LabId[] }
  | {
      readonly type: 'cards-taken';
      readonly seat: Seat;
      readonly from: 'turnedUp' | 'centre';
      readonly agency: Agency;
      readonly cards: readonly LabId[];
    }
  | { readonly type: 'cards-left-to-centre'; readonly cards: readonly LabId[] }
  | { readonly type: 'cards-paid'; readonly seat: Seat; readonly cards: readonly LabId[] }
  | { readonly type: 'card-placed'; readonly seat: Seat; readonly card: LabId; readonly slot: Slot }
  | { readonly type: 'discard-reshuffled'; readonly count: number }
  | {
      readonly type: 'projects-drawn';
      readonly seat: Seat;
      readonly source: Source;
      readonly count: number;
      readonly projects: readonly ProjectId[] | null;
    }
  | {
      readonly type: 'project-kept';
      readonly seat: Seat;
      readonly project: ProjectId | null;
      /** How many went under the pile, and which, first the one that came first. */
      readonly returnedCount: number;
      readonly returned: readonly ProjectId[] | null;
    }
  | { readonly type: 'lab-card-drawn'; readonly seat: Seat; readonly source: Source; readonly card: LabId | null }
  | { readonly type: 'nothing-to-draw'; readonly seat: Seat; readonly source: Source; readonly what: 'project' | 'lab' }
  | { readonly type: 'technician-earned'; readonly seat: Seat; readonly capsule: Capsule; readonly points: number }
  | {
      readonly type: 'objective-validated';
      readonly seat: Seat;
      readonly capsule: Capsule;
      readonly objective: ObjectiveId;
      readonly tile: Tile | null;
    }
  | { readonly type: 'action-ended'; readonly seat: Seat; readonly isByItself: boolean }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'end-called'; readonly seat: Seat; readonly reasons: readonly EndReason[] }
  /** Solo, at the end of a turn. */
  | { readonly type: 'cards-swept'; readonly card: LabId; readonly fromCentre: readonly LabId[] }
  | { readonly type: 'solo-ended'; readonly reasons: readonly SoloEndReason[] }
  | {
      readonly type: 'match-ended';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      readonly projects: readonly (readonly ProjectId[])[];
    };

export type Tell = (event: Event) => void;

/** [SECRET-1] Secret facts are told anew for those who may not know all of them. */
export function eventFor(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'objective-passed':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, objective: null };
    case 'objectives-exchanged':
      return { type: event.type, received: receivedAsSeenBy(viewer, event.received) };
    case 'objectives-drawn':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, objectives: null };
    case 'projects-drawn': {
      if (event.seat === viewer) return event;
      const { type, seat, source, count } = event;
      return { type, seat, source, count, projects: null };
    }
    case 'project-kept': {
      if (event.seat === viewer) return event;
      const { type, seat, returnedCount } = event;
      return { type, seat, project: null, returnedCount, returned: null };
    }
    case 'lab-card-drawn': {
      if (event.seat === viewer) return event;
      const { type, seat, source } = event;
      return { type, seat, source, card: null };
    }
    default:
      return event;
  }
}

/** A seat knows what it received, and what the next seat received from it. */
function receivedAsSeenBy(viewer: Viewer, received: readonly (ObjectiveId | null)[]): readonly (ObjectiveId | null)[] {
  const giver = (seat: Seat): Seat => (seat + received.length - 1) % received.length;
  return received.map((objective, seat) => (seat === viewer || giver(seat) === viewer ? objective : null));
}
