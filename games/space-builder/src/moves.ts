/** What players can do, and how it is read. */

import { isObject, isOneOf, type JsonObject } from '#tabletop';
import { BUILDINGS, type Building, FACES, PLOTS, type Placed, QUARTER_TURNS } from './components.ts';

export interface Build extends Placed {
  readonly type: 'build';
}

export interface TakeBack {
  readonly type: 'takeBack';
  readonly building: Building;
}

export interface Finish {
  readonly type: 'finish';
}

export interface Unlock {
  readonly type: 'unlock';
  readonly building: Building;
}

export interface Ready {
  readonly type: 'ready';
}

export type Move = Build | TakeBack | Finish | Unlock | Ready;

export function parseMove(json: unknown): Move | null {
  if (!isObject(json)) return null;
  switch (json.type) {
    case 'build':
      return keyCount(json) === 5 ? parseBuild(json) : null;
    case 'takeBack':
    case 'unlock':
      return keyCount(json) === 2 && isOneOf(json.building, BUILDINGS)
        ? { type: json.type, building: json.building }
        : null;
    case 'finish':
    case 'ready':
      return keyCount(json) === 1 ? { type: json.type } : null;
    default:
      return null;
  }
}

function parseBuild({ building, face, plot, turn }: JsonObject): Build | null {
  return isOneOf(building, BUILDINGS) && isOneOf(face, FACES) && isOneOf(plot, PLOTS) && isOneOf(turn, QUARTER_TURNS)
    ? { type: 'build', building, face, plot, turn }
    : null;
}

/** With every field of a move present, as many keys as fields means no other key. */
function keyCount(json: JsonObject): number {
  let count = 0;
  for (const _ in json) count++;
  return count;
}
