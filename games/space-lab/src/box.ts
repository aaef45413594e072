/** The box as it is sold: the standard components, looked up by id. */

import { parseComponents } from './component-set.ts';
import standard from './components.json' with { type: 'json' };
import type { Components, LabCard, LabId, Objective, ObjectiveId, Project, ProjectId } from './components.ts';

function loaded(json: unknown): Components {
  const components = parseComponents(json);
  if (!components.ok) throw new Error(`Space Lab's own components are broken: ${components.error}`);
  return components.value;
}

export const COMPONENTS: Components = loaded(standard);

const LAB_CARDS = new Map(COMPONENTS.lab.map((card) => [card.id, card]));
const LAB_RANKS = new Map(COMPONENTS.lab.map((card, rank) => [card.id, rank]));
const OBJECTIVES = new Map(COMPONENTS.objectives.map((objective) => [objective.id, objective]));
const PROJECTS = new Map(COMPONENTS.projects.map((project) => [project.id, project]));

export const isLabId = (json: unknown): json is LabId => LAB_CARDS.has(json as LabId);
export const isObjectiveId = (json: unknown): json is ObjectiveId => OBJECTIVES.has(json as ObjectiveId);
export const isProjectId = (json: unknown): json is ProjectId => PROJECTS.has(json as ProjectId);

/** Ids in a state were checked on their way in. */
export const labCard = (id: LabId): LabCard => LAB_CARDS.get(id) as LabCard;
export const objectiveTile = (id: ObjectiveId): Objective => OBJECTIVES.get(id) as Objective;
export const projectCard = (id: ProjectId): Project => PROJECTS.get(id) as Project;

/** In the order of the box, which says nothing about any pile. */
export function inBoxOrder(cards: readonly LabId[]): LabId[] {
  return cards.toSorted((one, other) => (LAB_RANKS.get(one) ?? 0) - (LAB_RANKS.get(other) ?? 0));
}
