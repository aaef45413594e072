/** What a seat can say, read strictly from JSON. */

import { isObject, isOneOf, type JsonObject } from '#tabletop';
import { AGENCIES, type Agency, type LabId, type ObjectiveId, type ProjectId } from './components.ts';
import { SLOTS, type Slot } from './station.ts';

export interface PlaceMove {
  readonly type: 'place';
  readonly card: LabId;
  readonly slot: Slot;
  /** In the order in which they go on the discard. */
  readonly pay: readonly LabId[];
}

export type PlainMove =
  | { readonly type: 'passObjective'; readonly objective: ObjectiveId }
  | { readonly type: 'arrange'; readonly objectives: readonly ObjectiveId[] }
  | { readonly type: 'reveal' }
  | { readonly type: 'keep'; readonly agency: Agency }
  | { readonly type: 'recruit'; readonly agency: Agency }
  | { readonly type: 'end' }
  | { readonly type: 'keepProject'; readonly project: ProjectId }
  | { readonly type: 'pass' };

export type Move = PlaceMove | PlainMove;

const LONGEST_LIST = 60;

export function parseMove(json: unknown): Move | null {
  if (!isObject(json)) return null;
  switch (Object.keys(json).length) {
    case 1:
      return parseBareMove(json.type);
    case 2:
      return parseChoice(json);
    case 4:
      return json.type === 'place' ? parsePlace(json) : null;
    default:
      return null;
  }
}

function parseBareMove(type: unknown): Move | null {
  switch (type) {
    case 'reveal':
    case 'end':
    case 'pass':
      return { type };
    default:
      return null;
  }
}

function parseChoice(json: JsonObject): Move | null {
  const { type } = json;
  switch (type) {
    case 'keep':
    case 'recruit':
      return isOneOf(json.agency, AGENCIES) ? { type, agency: json.agency } : null;
    case 'keepProject':
      return typeof json.project === 'string' ? { type, project: json.project } : null;
    case 'passObjective':
      return typeof json.objective === 'string' ? { type, objective: json.objective } : null;
    case 'arrange':
      return isTexts(json.objectives) && json.objectives.length === 3 ? { type, objectives: json.objectives } : null;
    default:
      return null;
  }
}

function parsePlace(json: JsonObject): Move | null {
  const { card, slot, pay } = json;
  if (typeof card !== 'string' || !isOneOf(slot, SLOTS) || !isTexts(pay)) return null;
  return { type: 'place', card, slot, pay };
}

function isTexts(json: unknown): json is readonly string[] {
  if (!Array.isArray(json) || json.length > LONGEST_LIST) return false;
  for (const entry of json) if (typeof entry !== 'string') return false;
  return true;
}
