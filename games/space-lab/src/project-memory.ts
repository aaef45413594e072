/**
 * [SECRET-5] What a viewer remembers of the Projects. Everybody sees how many are drawn, that one is kept, and that the
 * others go under the pile; only the drawer sees which. So a viewer can follow every card through the pile, save for
 * one thing: which of several cards somebody else kept.
 */

import { below, type Chance, shuffle } from '#tabletop';
import { COMPONENTS } from './box.ts';
import type { ProjectId } from './components.ts';
import type { ProjectDraw } from './state.ts';
import type { SeenDraw, View } from './view.ts';

export interface KnownProjects {
  /** Top first; null where the viewer can't say. */
  readonly pile: readonly (ProjectId | null)[];
  /** By seat. */
  readonly owned: readonly (readonly (ProjectId | null)[])[];
}

const isSettled = (view: View, index: number): boolean => view.phase !== 'choosing' || index < view.draws.length - 1;

/** How many Projects the pile had before the first draw, and each seat owned. */
function beginning(view: View): { readonly pileSize: number; readonly owned: readonly number[] } {
  let pileSize = view.projectPileSize;
  const owned = view.seats.map((seat) => seat.projectCount);
  for (const [index, draw] of view.draws.entries()) {
    pileSize += isSettled(view, index) ? 1 : draw.count;
    if (isSettled(view, index)) owned[draw.by] = (owned[draw.by] ?? 0) - 1;
  }
  return { pileSize, owned };
}

/** What the viewer knows for sure, without weighing what others may have kept. */
export function knownProjects(view: View): KnownProjects {
  const start = beginning(view);
  const pile: (ProjectId | null)[] = Array.from({ length: start.pileSize }, () => null);
  const owned = view.seats.map(({ projects }, seat): (ProjectId | null)[] =>
    Array.from({ length: start.owned[seat] ?? 0 }, (_, index) => projects?.[index] ?? null),
  );
  for (const [index, draw] of view.draws.entries()) {
    const seen = pile.splice(0, draw.count);
    if (!isSettled(view, index)) break;
    if (draw.drawn !== null) {
      owned[draw.by]?.push(draw.kept);
      pile.push(...draw.drawn.filter((project) => project !== draw.kept));
    } else {
      owned[draw.by]?.push(draw.count === 1 ? (seen[0] ?? null) : null);
      pile.push(...seen.slice(1).map(() => null));
    }
  }
  return { pile, owned };
}

/** A Project card seen from behind: cards are numbered from the top of the first pile, then those owned at the start. */
type Back = number;

interface Recollection {
  readonly view: View;
  readonly chance: Chance;
  /** By back. */
  readonly faces: (ProjectId | null)[];
  readonly owned: Back[][];
  /** The backs of every draw so far, and which was kept; top first. */
  readonly draws: { readonly backs: readonly Back[]; readonly kept: Back | null }[];
}

export interface ImaginedProjects {
  /** Its top card last. */
  readonly pile: ProjectId[];
  readonly owned: ProjectId[][];
  readonly draws: ProjectDraw[];
}

export function imagineProjects(view: View, chance: Chance): ImaginedProjects {
  const start = beginning(view);
  const first: Back[] = Array.from({ length: start.pileSize }, (_, back) => back);
  const faces: (ProjectId | null)[] = first.map(() => null);
  const owned = view.seats.map(({ projects }, seat) =>
    Array.from({ length: start.owned[seat] ?? 0 }, (_, index): Back => faces.push(projects?.[index] ?? null) - 1),
  );
  const recollection: Recollection = { view, chance, faces, owned, draws: [] };
  const pile = recall(recollection, 0, first) ?? [];
  const face = faceDealer(faces, chance);
  const draws = recollection.draws.map(({ backs, kept }, index) => ({
    by: (view.draws[index] as SeenDraw).by,
    drawn: backs.map(face),
    kept: kept === null ? null : face(kept),
  }));
  return { pile: pile.map(face).reverse(), owned: owned.map((backs) => backs.map(face)), draws };
}

/** Faces that nothing is known about, dealt as they are asked for. */
function faceDealer(faces: (ProjectId | null)[], chance: Chance): (back: Back) => ProjectId {
  const known = new Set(faces);
  const unknown = shuffle(
    chance,
    COMPONENTS.projects.map(({ id }) => id).filter((id) => !known.has(id)),
  );
  return (back) => {
    const face = faces[back] ?? (unknown.pop() as ProjectId);
    faces[back] = face;
    return face;
  };
}

/**
 * Goes through the draws from this one on and returns the pile they leave, or null if what was supposed so far can't be.
 * Others may have kept any card; that matters only where the viewer knows a face among those they drew.
 */
function recall(recollection: Recollection, index: number, pile: readonly Back[]): readonly Back[] | null {
  const { view, draws, owned } = recollection;
  const draw = view.draws[index];
  if (draw === undefined) return pile;
  const backs = pile.slice(0, draw.count);
  const rest = pile.slice(draw.count);
  const named = nameFaces(recollection, backs, draw);
  if (named === null) return null;
  for (const kept of keepable(recollection, backs, draw, index)) {
    draws.push({ backs, kept });
    if (kept !== null) owned[draw.by]?.push(kept);
    const returned = kept === null ? [] : backs.filter((back) => back !== kept);
    const left = recall(recollection, index + 1, [...rest, ...returned]);
    if (left !== null) return left;
    draws.pop();
    if (kept !== null) owned[draw.by]?.pop();
  }
  for (const back of named) recollection.faces[back] = null;
  return null;
}

/** Which backs got their face by this draw; null if one of them already has another, or the face another back. */
function nameFaces({ faces }: Recollection, backs: readonly Back[], draw: SeenDraw): readonly Back[] | null {
  const named: Back[] = [];
  for (const [place, back] of backs.entries()) {
    const face = draw.drawn?.[place];
    if (face === undefined || faces[back] === face) continue;
    if (faces[back] !== null || faces.includes(face)) {
      for (const wrong of named) faces[wrong] = null;
      return null;
    }
    faces[back] = face;
    named.push(back);
  }
  return named;
}

function keepable(
  { view, chance, faces }: Recollection,
  backs: readonly Back[],
  draw: SeenDraw,
  index: number,
): readonly (Back | null)[] {
  if (!isSettled(view, index)) return [null];
  if (draw.drawn !== null) return backs.filter((back) => faces[back] === draw.kept);
  const isAnyKnown = backs.some((back) => faces[back] !== null);
  return isAnyKnown ? shuffle(chance, backs.slice()) : backs.slice(below(chance, backs.length)).slice(0, 1);
}
