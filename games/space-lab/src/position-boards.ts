/** Chapter 12 of RULEBOOK.md: stations and the tiles over them must fit one another. */

import { hasExactly, isListOf, isObject, isOneOf, isWhole, type Parsed, parsed, unparsable } from '#tabletop';
import { COMPONENTS, isProjectId } from './box.ts';
import { type LabId, type ObjectiveId, PILES, type Pile, type ProjectId, type Tile } from './components.ts';
import { isComplete } from './rules/validation.ts';
import { layoutFor } from './station.ts';

export interface OwnedTile {
  readonly pile: Pile;
  readonly points: number;
}

export interface Owned {
  readonly projects: readonly ProjectId[];
  readonly validations: readonly OwnedTile[];
}

const POINTS = { min: 0, max: 1_000_000 };

export function parseOwned(json: unknown): Parsed<Owned> {
  if (!isObject(json) || !hasExactly(json, ['projects', 'validations'])) {
    return unparsable('each of "owned" must be {"projects": […], "validations": […]}');
  }
  const { projects, validations } = json;
  if (!isListOf(projects, isProjectId)) return unparsable('"owned": "projects" must be a list of Project ids');
  if (!isListOf(validations, isOwnedTile)) {
    return unparsable('"owned": each of "validations" must be {"pile": left | centre | right, "points": number}');
  }
  return parsed({ projects, validations });
}

function isOwnedTile(json: unknown): json is OwnedTile {
  if (!isObject(json) || !hasExactly(json, ['pile', 'points'])) return false;
  return isOneOf(json.pile, PILES) && isWhole(json.points, POINTS);
}

interface Boards {
  readonly objectives: readonly (readonly ObjectiveId[])[] | null;
  readonly stations: readonly (readonly (LabId | null)[])[] | null;
  readonly owned: readonly Owned[] | null;
  readonly validations: readonly (readonly Tile[])[] | null;
}

export function faultInBoards(boards: Boards, seatCount: number): string | null {
  if (boards.stations !== null && boards.objectives === null) return '"stations" need their "objectives"';
  for (let seat = 0; seat < seatCount; seat++) {
    const fault = faultInBoard(boards, seat, seatCount);
    if (fault !== null) return `seat ${seat}: ${fault}`;
  }
  if (boards.validations === null && pilesLess(boards.owned ?? []) === null) {
    return 'an owned tile is not in the box, or owned twice';
  }
  return null;
}

/** [POS-4] Complete Objectives and owned tiles go together. [POS-5] A match that should be ending is not a set-up. */
function faultInBoard({ objectives, stations, owned }: Boards, seat: number, seatCount: number): string | null {
  const { pileOf, cardsToEnd, objectivesToEnd } = layoutFor(seatCount);
  const station = stations?.[seat] ?? [];
  const complete = completeCapsules(station, objectives?.[seat] ?? []);
  for (const [index, pile] of PILES.entries()) {
    const done = complete.filter((capsule) => pileOf[capsule] === index).length;
    const tiles = owned?.[seat]?.validations.filter((tile) => tile.pile === pile).length ?? 0;
    if (done > tiles) return `a complete Objective lacks its owned tile (${pile})`;
    if (tiles > done) return `an owned tile lacks its complete Objective (${pile})`;
  }
  if (complete.length >= objectivesToEnd) return 'with its last Objective complete the match is ending';
  const placed = station.filter((card) => card !== null).length;
  return placed >= cardsToEnd ? 'with every slot taken the match is ending' : null;
}

export function completeCapsules(
  station: readonly (LabId | null)[],
  objectives: readonly ObjectiveId[],
): readonly number[] {
  if (station.length === 0) return [];
  const board = { station: station.slice(), capsules: objectives.slice() };
  return [...objectives.keys()].filter((capsule) => isComplete(board, capsule));
}

/** The box's piles less the owned tiles; null if one of those is not there. */
export function pilesLess(owned: readonly Owned[]): Tile[][] | null {
  const piles = COMPONENTS.validations.map((tiles) => tiles.slice());
  for (const { pile, points } of owned.flatMap(({ validations }) => validations)) {
    const tiles = piles[PILES.indexOf(pile)] ?? [];
    const place = tiles.findIndex((tile) => tile.points === points);
    if (place < 0) return null;
    tiles.splice(place, 1);
  }
  return piles;
}
