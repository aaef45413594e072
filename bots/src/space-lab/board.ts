/** What a station is worth: the points it has, and those it will probably come to. */

import { COMPONENTS, type LabId, type ObjectiveId, type ProjectId, type Tile } from '#games/space-lab';
import { type Crew, crew, type Ground, goal, PILOT, projectOf, TECHNICIAN } from './cards.ts';

/** As much of a seat as its worth depends on. */
export interface Laid {
  readonly station: readonly (LabId | null)[];
  readonly capsules: readonly (ObjectiveId | null)[];
  readonly validations: readonly (number | null)[];
  readonly projects: readonly (ProjectId | null)[];
}

/** What is still to come for a seat. */
export interface Outlook {
  /** From 1 at the beginning to 0 when nothing more will be placed after this action. */
  readonly future: number;
  /** By pile, top first: the Validations still to be won. */
  readonly tiles: readonly (readonly Tile[])[];
}

export const WEIGHTS = {
  /** How many of the cards still to come are of the agency, or the specialty, that a placed card counts. */
  agencyShare: 0.3,
  specialtyShare: 0.3,
  rowShare: 0.35,
  /** Projects still to come, for a card that counts them. */
  projectsToCome: 3,
  /** What part of a Validation a capsule with so many of its three symbols is worth already. */
  progress: [0, 0.25, 0.55, 1],
  /** What an empty slot promises: above a capsule, below one. */
  topSlot: 2,
  bottomSlot: 1,
  /** One Project, the best of two, the best of three. */
  project: [0, 3.2, 4.4, 5.2],
  /** A card in hand, whatever it is: it can always pay. */
  card: 3.2,
  /** How much of what it would bring on the board a card in hand is worth. */
  inHand: 0.8,
  technician: 3,
};

const agencies = [0, 0, 0, 0];
const specialties = [0, 0, 0, 0];
const inRow = new Array<number>(5 * 4).fill(0);
const freeInRow = [0, 0, 0, 0, 0];

/** The station as it stands; `filled` with a card that is not in it yet, if there is one. */
export function boardWorth(laid: Laid, ground: Ground, outlook: Outlook): number {
  const { layout, slots } = ground;
  const { station } = laid;
  agencies.fill(0);
  specialties.fill(0);
  inRow.fill(0);
  freeInRow.fill(0);
  let free = 0;
  let promised = 0;
  for (let slot = 0; slot < slots; slot++) {
    const row = layout.rowOf[slot] as number;
    const id = station[slot];
    if (id === null || id === undefined) {
      free++;
      freeInRow[row] = (freeInRow[row] as number) + 1;
      if (layout.isAboveCapsule[slot] === true) promised += WEIGHTS.topSlot;
      if (layout.capsuleAbove[slot] !== null) promised += WEIGHTS.bottomSlot;
      continue;
    }
    const { agency, specialty } = crew(id);
    agencies[agency] = (agencies[agency] as number) + 1;
    specialties[specialty] = (specialties[specialty] as number) + 1;
    inRow[row * 4 + specialty] = (inRow[row * 4 + specialty] as number) + 1;
  }
  const toCome = free * outlook.future;
  let worth = promised * outlook.future;
  for (let slot = 0; slot < slots; slot++) {
    const id = station[slot];
    if (id === null || id === undefined) continue;
    worth += crewWorth(crew(id), layout.rowOf[slot] as number, laid.projects.length, toCome, outlook.future);
    worth += technicianWorth(laid, id, layout.capsuleAbove[slot] ?? null);
  }
  return worth + capsulesWorth(laid, ground, outlook) + projectsWorth(laid.projects, toCome);
}

function crewWorth(card: Crew, row: number, projects: number, toCome: number, future: number): number {
  switch (card.counts) {
    case 'nothing':
      return card.points;
    case 'agency':
      return card.points * ((agencies[card.of] as number) + WEIGHTS.agencyShare * toCome);
    case 'specialty':
      return card.points * ((specialties[card.of] as number) + WEIGHTS.specialtyShare * toCome);
    case 'row':
      return (
        card.points * ((inRow[row * 4 + card.of] as number) + WEIGHTS.rowShare * future * (freeInRow[row] as number))
      );
    case 'projects':
      return card.points * (projects + WEIGHTS.projectsToCome * future);
  }
}

function technicianWorth({ capsules }: Laid, id: LabId, above: number | null): number {
  const objective = above === null ? null : capsules[above];
  if (objective === null || objective === undefined || crew(id).specialty !== TECHNICIAN) return 0;
  return goal(objective).specialty === TECHNICIAN ? WEIGHTS.technician : 0;
}

function capsulesWorth(laid: Laid, { layout }: Ground, outlook: Outlook): number {
  let worth = 0;
  for (let capsule = 0; capsule < laid.capsules.length; capsule++) {
    const validated = laid.validations[capsule];
    if (validated !== null && validated !== undefined) worth += validated;
    else {
      const pile = outlook.tiles[layout.pileOf[capsule] as number] ?? [];
      worth +=
        tileWorth(pile[0]) * progressOf(laid, layout.around[capsule] as readonly number[], capsule, outlook.future);
    }
  }
  return worth;
}

export function tileWorth(tile: Tile | undefined): number {
  if (tile === undefined) return 0;
  const bonus = tile.bonus === 'project' ? (WEIGHTS.project[1] as number) : tile.bonus === 'labCard' ? WEIGHTS.card : 0;
  return tile.points + bonus;
}

/** 1: complete, and won as soon as that card is settled. 0: out of reach. */
function progressOf({ station, capsules }: Laid, around: readonly number[], capsule: number, future: number): number {
  const objective = capsules[capsule];
  if (objective === null || objective === undefined) return 0;
  const { needs } = goal(objective);
  let free = 0;
  let matched = 0;
  for (let agency = 0; agency < needs.length; agency++) {
    const needed = needs[agency] as number;
    if (needed === 0) continue;
    let have = 0;
    for (const slot of around) {
      const id = station[slot];
      if (id !== null && id !== undefined && crew(id).agency === agency) have++;
    }
    matched += Math.min(needed, have);
  }
  for (const slot of around) if (station[slot] === null) free++;
  if (matched === 3) return 1;
  return 3 - matched > free ? 0 : future * (WEIGHTS.progress[matched] as number);
}

const owned = { mars: 0, blackHoles: 0, supernovae: 0, exoplanet: 0, telescope: 0 };

function projectsWorth(projects: readonly (ProjectId | null)[], toCome: number): number {
  owned.mars = 0;
  owned.blackHoles = 0;
  owned.supernovae = 0;
  owned.exoplanet = 0;
  let worth = 0;
  for (const id of projects) {
    if (id === null) {
      worth += WEIGHTS.project[1] as number;
      continue;
    }
    const { kind, agency } = projectOf(id);
    owned[kind]++;
    if (kind === 'telescope') worth += (agencies[agency] as number) + WEIGHTS.agencyShare * toCome;
  }
  const pilots = (specialties[PILOT] as number) + WEIGHTS.specialtyShare * toCome;
  const { mars, blackHoles, supernovae, exoplanet } = COMPONENTS.worth;
  return (
    worth +
    setWorth(mars, owned.mars) +
    setWorth(blackHoles, owned.blackHoles) +
    setWorth(supernovae, owned.supernovae) +
    pilots * setWorth(exoplanet, owned.exoplanet)
  );
}

const setWorth = (table: readonly number[], count: number): number =>
  count === 0 ? 0 : (table[Math.min(count, table.length) - 1] ?? 0);
