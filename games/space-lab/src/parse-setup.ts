/** Chapter 12 of RULEBOOK.md: a position given in full or in part, read strictly. What it leaves out is null. */

import {
  isListOf,
  isObject,
  isWhole,
  type JsonObject,
  type Parsed,
  parsed,
  type Seat,
  unknownKey,
  unparsable,
} from '#tabletop';
import { isLabId, isObjectiveId, isProjectId } from './box.ts';
import { parseValidationPiles } from './component-set.ts';
import type { LabId, ObjectiveId, ProjectId, Tile } from './components.ts';
import { faultInBoards, type Owned, parseOwned } from './position-boards.ts';
import { layoutFor, type Slot } from './station.ts';

export interface Setup {
  /** Top first. */
  readonly lab: readonly LabId[] | null;
  readonly projects: readonly ProjectId[] | null;
  /** By seat; three each, six when playing alone. */
  readonly objectives: readonly (readonly ObjectiveId[])[] | null;
  readonly first: Seat | null;
  /** In the order of PILES, top first. */
  readonly validations: readonly (readonly Tile[])[] | null;
  /** By seat, by slot. */
  readonly stations: readonly (readonly (LabId | null)[])[] | null;
  readonly hands: readonly (readonly LabId[])[] | null;
  readonly owned: readonly Owned[] | null;
  readonly centre: readonly LabId[] | null;
  readonly discard: readonly LabId[] | null;
  readonly reshuffle: 'inOrder' | null;
}

export const NOTHING_GIVEN: Setup = {
  lab: null,
  projects: null,
  objectives: null,
  first: null,
  validations: null,
  stations: null,
  hands: null,
  owned: null,
  centre: null,
  discard: null,
  reshuffle: null,
};

type Key = keyof Setup;
const KEYS = Object.keys(NOTHING_GIVEN) as readonly Key[];

/** How each key is read, and what is said when it can't be. */
type Reader<T> = (json: unknown, seatCount: number) => Parsed<T>;

export function parseSetup(json: unknown, table: { readonly seatCount: number }): Parsed<Setup> {
  if (!isObject(json)) return unparsable('it must be an object');
  const unknown = unknownKey(json, KEYS);
  if (unknown !== null) return unparsable(`unknown key "${unknown}"; it has: ${KEYS.join(', ')}`);
  const read = readParts(json, table.seatCount);
  if (!read.ok) return read;
  const fault = faultInCards(read.value) ?? faultInBoards(read.value, table.seatCount);
  return fault === null ? read : unparsable(fault);
}

const READERS: { readonly [K in Key]: Reader<NonNullable<Setup[K]>> } = {
  lab: cards('lab'),
  projects: (json) =>
    isListOf(json, isProjectId) ? parsed(json) : unparsable('"projects" must be a list of Project ids'),
  objectives: parseObjectives,
  first: (json, seatCount) =>
    isWhole(json, { min: 0, max: seatCount - 1 }) ? parsed(json) : unparsable('"first" must be a seat'),
  validations: parseValidationPiles,
  stations: parseStations,
  hands: bySeat('hands', cards('hands')),
  owned: bySeat('owned', parseOwned),
  centre: cards('centre'),
  discard: cards('discard'),
  reshuffle: (json) => (json === 'inOrder' ? parsed(json) : unparsable('"reshuffle" can only be "inOrder"')),
};

function readParts(json: JsonObject, seatCount: number): Parsed<Setup> {
  const parts: { [K in Key]: unknown } = { ...NOTHING_GIVEN };
  for (const key of KEYS) {
    if (!Object.hasOwn(json, key)) continue;
    const part = READERS[key](json[key], seatCount);
    if (!part.ok) return part;
    parts[key] = part.value;
  }
  return parsed(parts as Setup);
}

function cards(key: Key): Reader<readonly LabId[]> {
  return (json) => (isListOf(json, isLabId) ? parsed(json) : unparsable(`"${key}" must list Lab cards by id`));
}

function bySeat<T>(key: Key, read: Reader<T>): Reader<readonly T[]> {
  return (json, seatCount) => {
    if (!Array.isArray(json) || json.length !== seatCount) {
      return unparsable(`"${key}" must be a list with one entry for each of the ${seatCount} seats`);
    }
    const entries: T[] = [];
    for (const entry of json as readonly unknown[]) {
      const part = read(entry, seatCount);
      if (!part.ok) return part;
      entries.push(part.value);
    }
    return parsed(entries);
  };
}

function parseObjectives(json: unknown, seatCount: number): Parsed<readonly (readonly ObjectiveId[])[]> {
  const { length } = layoutFor(seatCount).capsules;
  return bySeat('objectives', (entry) =>
    isListOf(entry, isObjectiveId) && entry.length === length
      ? parsed(entry)
      : unparsable(`"objectives" must list ${length} Objective ids for each seat`),
  )(json, seatCount);
}

function parseStations(json: unknown, seatCount: number): Parsed<readonly (readonly (LabId | null)[])[]> {
  const { slots } = layoutFor(seatCount);
  return bySeat('stations', (entry) => {
    if (!isObject(entry)) return unparsable('each of "stations" must be {slot: card id}');
    const wrong = Object.keys(entry).find((slot) => !slots.includes(slot as Slot) || !isLabId(entry[slot]));
    if (wrong !== undefined) return unparsable(`"stations": no such slot, or no such card there: "${wrong}"`);
    return parsed(slots.map((slot) => (Object.hasOwn(entry, slot) ? (entry[slot] as LabId) : null)));
  })(json, seatCount);
}

/** [POS-2] Every card, Objective and Project is in one place at most. */
function faultInCards(setup: Setup): string | null {
  const placed = (setup.stations ?? []).flat().filter((card) => card !== null);
  const lab = [setup.lab, setup.centre, setup.discard, placed, ...(setup.hands ?? [])];
  const projects = [setup.projects, ...(setup.owned ?? []).map((owned) => owned.projects)];
  for (const lists of [lab, projects, setup.objectives ?? []]) {
    const twice = firstTwice(lists.flatMap((list) => list ?? []));
    if (twice !== null) return `"${twice}" is in two places`;
  }
  return null;
}

function firstTwice(ids: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) return id;
    seen.add(id);
  }
  return null;
}
