/** The nouns of the box: Lab cards, Objectives, Validations, Projects. The things themselves are in components.json. */

export const AGENCIES = ['red', 'gold', 'blue', 'green'] as const;
export type Agency = (typeof AGENCIES)[number];

export const SPECIALTIES = ['pilot', 'researcher', 'medic', 'technician'] as const;
export type Specialty = (typeof SPECIALTIES)[number];

/** Those an Objective can show: a pilot has no bonus below a capsule. */
export const OBJECTIVE_SPECIALTIES = ['researcher', 'medic', 'technician'] as const;
export type ObjectiveSpecialty = (typeof OBJECTIVE_SPECIALTIES)[number];

export const PILES = ['left', 'centre', 'right'] as const;
export type Pile = (typeof PILES)[number];

export const TILE_BONUSES = ['project', 'labCard'] as const;
export type TileBonus = (typeof TILE_BONUSES)[number];

export const PROJECT_KINDS = ['mars', 'blackHoles', 'supernovae', 'exoplanet', 'telescope'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

export type LabId = string;
export type ObjectiveId = string;
export type ProjectId = string;

export type LabEffect =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'perAgency'; readonly points: number; readonly agency: Agency }
  | { readonly kind: 'perSpecialty'; readonly points: number; readonly specialty: Specialty }
  | { readonly kind: 'perSpecialtyInRow'; readonly points: number; readonly specialty: Specialty }
  | { readonly kind: 'perProject'; readonly points: number }
  | { readonly kind: 'drawProject' };

export interface LabCard {
  readonly id: LabId;
  readonly agency: Agency;
  readonly cost: number;
  readonly specialty: Specialty;
  readonly effect: LabEffect;
}

export interface Objective {
  readonly id: ObjectiveId;
  readonly agencies: readonly Agency[];
  readonly specialty: ObjectiveSpecialty;
}

/** A Validation. */
export interface Tile {
  readonly points: number;
  readonly bonus: TileBonus | null;
}

export interface Project {
  readonly id: ProjectId;
  readonly kind: ProjectKind;
  /** Of a telescope. */
  readonly agency: Agency | null;
}

/** What the Projects of each kind are worth; lists by the number owned, the last entry for all beyond. */
export interface ProjectWorth {
  readonly mars: readonly number[];
  readonly blackHoles: readonly number[];
  readonly supernovae: readonly number[];
  /** For each pilot in the station. */
  readonly exoplanet: readonly number[];
  /** For each Lab card of its agency in the station. */
  readonly telescope: number;
}

/** Everything in the box. */
export interface Components {
  readonly lab: readonly LabCard[];
  readonly objectives: readonly Objective[];
  /** In the order of PILES, top first. */
  readonly validations: readonly (readonly Tile[])[];
  readonly projects: readonly Project[];
  readonly worth: ProjectWorth;
}
