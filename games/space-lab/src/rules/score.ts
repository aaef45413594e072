/** Chapter 10 of RULEBOOK.md: what a station, its Validations and its Projects are worth, each point traced. */

import { COMPONENTS, labCard, projectCard } from '../box.ts';
import type { LabCard, LabId, ObjectiveId, ProjectId, ProjectKind } from '../components.ts';
import { type Capsule, layoutOf, type Slot } from '../station.ts';
import { earnsTechnician, TECHNICIAN_POINTS } from './bonus.ts';

/** What is scored: a seat of a state, or as much of one as a viewer knows. */
export interface Board {
  readonly station: readonly (LabId | null)[];
  readonly capsules: readonly (ObjectiveId | null)[];
  readonly validations: readonly (number | null)[];
  /** Null for one whose face the viewer does not know: it counts, but nobody can say what for. */
  readonly projects: readonly (ProjectId | null)[];
}

export const SCORE_KINDS = ['lab', 'validations', 'technicians', 'projects'] as const;
export type ScoreKind = (typeof SCORE_KINDS)[number];

/** Points by kind. */
export type ScoreDetail = { readonly [Kind in ScoreKind]: number };

/** One line of the sheet: which thing brought how many points, and where it lies. */
export interface ScoreLine {
  readonly kind: ScoreKind;
  /** The Lab card, the Objective under the Validation, or the Project. */
  readonly id: string;
  readonly slot: Slot | null;
  readonly capsule: Capsule | null;
  readonly points: number;
}

/** Every point with the thing it comes from; the lines add up to the score. */
export function scoreSheet(board: Board): readonly ScoreLine[] {
  return [...labLines(board), ...validationLines(board), ...technicianLines(board), ...projectLines(board)];
}

export function detailOf(board: Board): ScoreDetail {
  const detail = { lab: 0, validations: 0, technicians: 0, projects: 0 };
  for (const { kind, points } of scoreSheet(board)) detail[kind] += points;
  return detail;
}

export function pointsOf(board: Board): number {
  let sum = 0;
  for (const { points } of scoreSheet(board)) sum += points;
  return sum;
}

function labLines(board: Board): ScoreLine[] {
  const { slots } = layoutOf(board.station);
  const lines: ScoreLine[] = [];
  for (const [index, id] of board.station.entries()) {
    if (id === null) continue;
    lines.push({ kind: 'lab', id, slot: slots[index] ?? null, capsule: null, points: labPoints(board, id, index) });
  }
  return lines;
}

function labPoints(board: Board, id: LabId, slot: number): number {
  const { effect } = labCard(id);
  switch (effect.kind) {
    case 'points':
      return effect.points; // [SCORE-1]
    case 'perAgency':
      return effect.points * countIn(board, (card) => card.agency === effect.agency); // [SCORE-2]
    case 'perSpecialty':
      return effect.points * countIn(board, (card) => card.specialty === effect.specialty); // [SCORE-3]
    case 'perSpecialtyInRow': {
      const { rowOf } = layoutOf(board.station);
      const isInRow = (other: number): boolean => rowOf[other] === rowOf[slot];
      return effect.points * countIn(board, (card, at) => card.specialty === effect.specialty && isInRow(at)); // [SCORE-4]
    }
    case 'perProject':
      return effect.points * board.projects.length; // [SCORE-5]
    case 'drawProject':
      return 0;
  }
}

function countIn(board: Pick<Board, 'station'>, counts: (card: LabCard, slot: number) => boolean): number {
  let count = 0;
  for (let slot = 0; slot < board.station.length; slot++) {
    const id = board.station[slot];
    if (id !== null && id !== undefined && counts(labCard(id), slot)) count++;
  }
  return count;
}

/** [SCORE-6] */
function validationLines(board: Board): ScoreLine[] {
  const { capsules } = layoutOf(board.station);
  const lines: ScoreLine[] = [];
  for (const [index, points] of board.validations.entries()) {
    const id = board.capsules[index];
    if (points === null || id === null || id === undefined) continue;
    lines.push({ kind: 'validations', id, slot: null, capsule: capsules[index] ?? null, points });
  }
  return lines;
}

/** [SCORE-7] */
function technicianLines(board: Board): ScoreLine[] {
  const { slots, capsules, capsuleAbove } = layoutOf(board.station);
  const lines: ScoreLine[] = [];
  for (const [index, id] of board.station.entries()) {
    const above = capsuleAbove[index];
    if (id === null || above === null || above === undefined || !earnsTechnician(board, id, above)) continue;
    const slot = slots[index] ?? null;
    lines.push({ kind: 'technicians', id, slot, capsule: capsules[above] ?? null, points: TECHNICIAN_POINTS });
  }
  return lines;
}

/** Each Project brings what it adds to those of its kind before it. */
function projectLines(board: Board): ScoreLine[] {
  const owned: { [Kind in ProjectKind]: number } = {
    mars: 0,
    blackHoles: 0,
    supernovae: 0,
    exoplanet: 0,
    telescope: 0,
  };
  const lines: ScoreLine[] = [];
  for (const id of board.projects) {
    if (id === null) continue;
    const copy = ++owned[projectCard(id).kind];
    lines.push({ kind: 'projects', id, slot: null, capsule: null, points: projectPoints(board, id, copy) });
  }
  return lines;
}

function projectPoints(board: Board, id: ProjectId, copy: number): number {
  const { kind, agency } = projectCard(id);
  const { worth } = COMPONENTS;
  if (kind === 'telescope') return worth.telescope * countIn(board, (card) => card.agency === agency); // [SCORE-12]
  const added = worthOf(worth[kind], copy) - worthOf(worth[kind], copy - 1);
  return kind === 'exoplanet' ? added * countIn(board, (card) => card.specialty === 'pilot') : added; // [SCORE-11]
}

/** [SCORE-8] [SCORE-9] [SCORE-10] Beyond the table, as much as at its end. */
function worthOf(table: readonly number[], owned: number): number {
  return owned === 0 ? 0 : (table[Math.min(owned, table.length) - 1] ?? 0);
}
