/** What a station is worth: the points it has, and those it will probably come to. */

import { COMPONENTS, type LabId, type ObjectiveId, type ProjectId, type Tile } from '#games/space-lab';
import { type Crew, crew, type Ground, goal, PILOT, projectOf, TECHNICIAN } from './cards.ts';
import { WEIGHTS } from './weights.ts';

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

const KINDS = 4;

/** A station counted through once, so that many cards can be tried on it. */
export interface Survey {
  readonly laid: Laid;
  readonly ground: Ground;
  readonly outlook: Outlook;
  free: number;
  /** Cards in the station by agency, by specialty, and by row and specialty. */
  readonly agencies: number[];
  readonly specialties: number[];
  readonly inRow: number[];
  readonly freeInRow: number[];
  /** Points that one more card of a kind would bring to the cards that count it. */
  readonly perAgency: number[];
  readonly perSpecialty: number[];
  readonly perRow: number[];
  readonly capsules: readonly (OpenCapsule | null)[];
}

/** A capsule whose Objective is not validated yet. */
interface OpenCapsule {
  /** By agency: symbols that no card matches yet. */
  readonly missing: readonly number[];
  readonly matched: number;
  readonly free: number;
  readonly tile: number;
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

function add(list: number[], index: number, amount: number): void {
  list[index] = (list[index] as number) + amount;
}

export function surveyOf(laid: Laid, ground: Ground, outlook: Outlook): Survey {
  const survey: Survey = {
    laid,
    ground,
    outlook,
    free: 0,
    agencies: zeros(KINDS),
    specialties: zeros(KINDS),
    inRow: zeros(KINDS * ground.rows),
    freeInRow: zeros(ground.rows),
    perAgency: zeros(KINDS),
    perSpecialty: zeros(KINDS),
    perRow: zeros(KINDS * ground.rows),
    capsules: laid.capsules.map((objective, capsule) => openCapsule(laid, ground, outlook, objective, capsule)),
  };
  for (let slot = 0; slot < ground.slots; slot++) {
    const row = ground.layout.rowOf[slot] as number;
    const id = laid.station[slot] ?? null;
    if (id === null) {
      survey.free++;
      add(survey.freeInRow, row, 1);
    } else count(survey, crew(id), row);
  }
  for (const id of laid.projects) if (id !== null) countProject(survey, id);
  return survey;
}

function count(survey: Survey, { agency, specialty, counts, of, points }: Crew, row: number): void {
  add(survey.agencies, agency, 1);
  add(survey.specialties, specialty, 1);
  add(survey.inRow, row * KINDS + specialty, 1);
  if (counts === 'agency') add(survey.perAgency, of, points);
  else if (counts === 'specialty') add(survey.perSpecialty, of, points);
  else if (counts === 'row') add(survey.perRow, row * KINDS + of, points);
}

function countProject({ perAgency, perSpecialty, laid }: Survey, id: ProjectId): void {
  const { kind, agency } = projectOf(id);
  if (kind === 'telescope') add(perAgency, agency, COMPONENTS.worth.telescope);
  if (kind !== 'exoplanet') return;
  const exoplanets = laid.projects.filter((other) => other !== null && projectOf(other).kind === 'exoplanet').length;
  add(perSpecialty, PILOT, setWorth(COMPONENTS.worth.exoplanet, exoplanets) / exoplanets);
}

function openCapsule(
  { station, validations }: Laid,
  { layout }: Ground,
  { tiles }: Outlook,
  objective: ObjectiveId | null,
  capsule: number,
): OpenCapsule | null {
  if (objective === null || validations[capsule] !== null) return null;
  const missing = goal(objective).needs.slice();
  let [matched, free] = [0, 0];
  for (const slot of layout.around[capsule] as readonly number[]) {
    const id = station[slot] ?? null;
    if (id === null) free++;
    else if ((missing[crew(id).agency] as number) > 0) {
      add(missing, crew(id).agency, -1);
      matched++;
    }
  }
  return { missing, matched, free, tile: tileWorth(tiles[layout.pileOf[capsule] as number]?.[0]) };
}

function tileWorth(tile: Tile | undefined): number {
  if (tile === undefined) return 0;
  const bonus = tile.bonus === 'project' ? (WEIGHTS.project[1] as number) : tile.bonus === 'labCard' ? WEIGHTS.card : 0;
  return tile.points + bonus;
}

/** 1: complete, and won as soon as that card is settled. 0: out of reach. */
function progress(matched: number, free: number, future: number): number {
  if (matched === 3) return 1;
  return 3 - matched > free ? 0 : future * (WEIGHTS.progress[matched] as number);
}

const setWorth = (table: readonly number[], owned: number): number =>
  owned === 0 ? 0 : (table[Math.min(owned, table.length) - 1] ?? 0);

export function boardWorth(survey: Survey): number {
  const { laid, ground, outlook } = survey;
  const { future } = outlook;
  let worth = slotsWorth(survey) + projectsWorth(laid.projects);
  for (let kind = 0; kind < KINDS; kind++) {
    const [agencies, specialties] = [survey.agencies[kind] as number, survey.specialties[kind] as number];
    worth += (survey.perAgency[kind] as number) * (agencies + WEIGHTS.agencyShare * survey.free * future);
    worth += (survey.perSpecialty[kind] as number) * (specialties + WEIGHTS.specialtyShare * survey.free * future);
  }
  for (let index = 0; index < survey.perRow.length; index++) {
    const free = survey.freeInRow[Math.floor(index / KINDS)] as number;
    worth += (survey.perRow[index] as number) * ((survey.inRow[index] as number) + WEIGHTS.rowShare * future * free);
  }
  for (let capsule = 0; capsule < laid.capsules.length; capsule++) {
    const open = survey.capsules[capsule] ?? null;
    worth += open === null ? (laid.validations[capsule] ?? 0) : open.tile * progress(open.matched, open.free, future);
  }
  for (let slot = 0; slot < ground.slots; slot++) {
    const id = laid.station[slot] ?? null;
    if (id !== null)
      worth += ownWorth(crew(id), laid.projects.length, future) + technicianWorth(laid, ground, id, slot);
  }
  return worth;
}

/** What empty slots promise. */
function slotsWorth({ laid, ground, outlook }: Survey): number {
  let worth = 0;
  for (let slot = 0; slot < ground.slots; slot++) if (laid.station[slot] === null) worth += slotWorth(ground, slot);
  return worth * outlook.future;
}

function slotWorth({ layout }: Ground, slot: number): number {
  const top = layout.isAboveCapsule[slot] === true ? WEIGHTS.topSlot : 0;
  return layout.capsuleAbove[slot] === null ? top : top + WEIGHTS.bottomSlot;
}

/** What a card brings whatever else lies in the station. */
function ownWorth({ counts, points }: Crew, projects: number, future: number): number {
  if (counts === 'nothing') return points;
  return counts === 'projects' ? points * (projects + WEIGHTS.projectsToCome * future) : 0;
}

function technicianWorth({ capsules }: Laid, { layout }: Ground, id: LabId, slot: number): number {
  if (crew(id).specialty !== TECHNICIAN) return 0;
  const above = layout.capsuleAbove[slot] ?? null;
  const objective = above === null ? null : (capsules[above] ?? null);
  return objective !== null && goal(objective).specialty === TECHNICIAN ? WEIGHTS.technician : 0;
}

/** Sets; those that count cards in the station are among the counting cards. */
function projectsWorth(projects: readonly (ProjectId | null)[]): number {
  const owned = { mars: 0, blackHoles: 0, supernovae: 0, exoplanet: 0, telescope: 0 };
  let unknown = 0;
  for (const id of projects) {
    if (id === null) unknown++;
    else owned[projectOf(id).kind]++;
  }
  const { mars, blackHoles, supernovae } = COMPONENTS.worth;
  const sets =
    setWorth(mars, owned.mars) + setWorth(blackHoles, owned.blackHoles) + setWorth(supernovae, owned.supernovae);
  return sets + unknown * (WEIGHTS.project[1] as number);
}

/** By how much a card on a free slot makes the board worth more. */
export function gainOf(survey: Survey, card: Crew, slot: number): number {
  const { laid, ground, outlook } = survey;
  const { future } = outlook;
  const row = ground.layout.rowOf[slot] as number;
  const { agency, specialty, counts, of, points } = card;
  let gain = ownWorth(card, laid.projects.length, future) + technicianWorth(laid, ground, card.id, slot);
  gain -= future * slotWorth(ground, slot);
  gain += (survey.perAgency[agency] as number) + (survey.perSpecialty[specialty] as number);
  gain += survey.perRow[row * KINDS + specialty] as number;
  const shared = WEIGHTS.agencyShare * sum(survey.perAgency, 0) + WEIGHTS.specialtyShare * sum(survey.perSpecialty, 0);
  gain -= future * (shared + WEIGHTS.rowShare * sum(survey.perRow, row));
  const rest = survey.free - 1;
  const isOwn = counts === 'agency' ? of === agency : of === specialty;
  const self = isOwn ? 1 : 0;
  if (counts === 'agency')
    gain += points * ((survey.agencies[of] as number) + self + WEIGHTS.agencyShare * rest * future);
  else if (counts === 'specialty') {
    gain += points * ((survey.specialties[of] as number) + self + WEIGHTS.specialtyShare * rest * future);
  } else if (counts === 'row') {
    const free = (survey.freeInRow[row] as number) - 1;
    gain += points * ((survey.inRow[row * KINDS + of] as number) + self + WEIGHTS.rowShare * free * future);
  }
  for (const capsule of ground.layout.beside[slot] as readonly number[]) {
    const open = survey.capsules[capsule] ?? null;
    if (open === null) continue;
    const matched = open.matched + ((open.missing[agency] as number) > 0 ? 1 : 0);
    gain += open.tile * (progress(matched, open.free - 1, future) - progress(open.matched, open.free, future));
  }
  return gain;
}

/** Of one row's four numbers. */
function sum(list: readonly number[], row: number): number {
  const from = row * KINDS;
  return (list[from] as number) + (list[from + 1] as number) + (list[from + 2] as number) + (list[from + 3] as number);
}
