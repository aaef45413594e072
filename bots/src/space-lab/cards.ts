/** The cards of the box as numbers, for looking at many boards quickly. */

import {
  AGENCIES,
  COMPONENTS,
  type LabCard,
  type LabId,
  type Layout,
  layoutFor,
  type ObjectiveId,
  type ProjectId,
  SPECIALTIES,
} from '#games/space-lab';

export const MEDIC = SPECIALTIES.indexOf('medic');
export const PILOT = SPECIALTIES.indexOf('pilot');
export const TECHNICIAN = SPECIALTIES.indexOf('technician');

/** What a card's points count: `agency`, `specialty` and `row` name the kind counted in `of`. */
export interface Crew {
  readonly id: LabId;
  readonly agency: number;
  readonly specialty: number;
  readonly cost: number;
  readonly counts: 'nothing' | 'agency' | 'specialty' | 'row' | 'projects';
  readonly of: number;
  readonly points: number;
  readonly drawsProject: boolean;
}

function crewOf({ id, agency, specialty, cost, effect }: LabCard): Crew {
  const base = { id, agency: AGENCIES.indexOf(agency), specialty: SPECIALTIES.indexOf(specialty), cost };
  const nothing = { ...base, counts: 'nothing', of: 0, points: 0, drawsProject: false } as const;
  switch (effect.kind) {
    case 'points':
      return { ...nothing, points: effect.points };
    case 'perAgency':
      return { ...nothing, counts: 'agency', of: AGENCIES.indexOf(effect.agency), points: effect.points };
    case 'perSpecialty':
      return { ...nothing, counts: 'specialty', of: SPECIALTIES.indexOf(effect.specialty), points: effect.points };
    case 'perSpecialtyInRow':
      return { ...nothing, counts: 'row', of: SPECIALTIES.indexOf(effect.specialty), points: effect.points };
    case 'perProject':
      return { ...nothing, counts: 'projects', points: effect.points };
    case 'drawProject':
      return { ...nothing, drawsProject: true };
  }
}

const CREW = new Map(COMPONENTS.lab.map((card) => [card.id, crewOf(card)]));

export const crew = (id: LabId): Crew => CREW.get(id) as Crew;

/** An Objective: how many cards of each agency it asks for, and whose bonus lies below it. */
export interface Goal {
  readonly needs: readonly number[];
  readonly specialty: number;
}

const GOALS = new Map(
  COMPONENTS.objectives.map(({ id, agencies, specialty }) => [
    id,
    {
      needs: AGENCIES.map((agency) => agencies.filter((needed) => needed === agency).length),
      specialty: SPECIALTIES.indexOf(specialty),
    },
  ]),
);

export const goal = (id: ObjectiveId): Goal => GOALS.get(id) as Goal;

export const PROJECTS = new Map(
  COMPONENTS.projects.map(({ id, kind, agency }) => [
    id,
    { kind, agency: agency === null ? -1 : AGENCIES.indexOf(agency) },
  ]),
);

export const projectOf = (id: ProjectId): { readonly kind: keyof typeof COMPONENTS.worth; readonly agency: number } =>
  PROJECTS.get(id) as { readonly kind: keyof typeof COMPONENTS.worth; readonly agency: number };

/** What the layout means for bonuses, by slot. */
export interface Ground {
  readonly layout: Layout;
  readonly slots: number;
  readonly rows: number;
  readonly isAlone: boolean;
}

const ground = (seatCount: number): Ground => {
  const layout = layoutFor(seatCount);
  return { layout, slots: layout.slots.length, rows: Math.max(...layout.rowOf) + 1, isAlone: seatCount === 1 };
};

const ALONE = ground(1);
const TOGETHER = ground(2);

export const groundFor = (seatCount: number): Ground => (seatCount === 1 ? ALONE : TOGETHER);
