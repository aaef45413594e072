/** Positions given in a recording, read strictly. */

import { isListOf, isObject, isOneOf, type Parsed, parsed, unknownKey, unparsable } from '#tabletop';
import { BUILDINGS, type Building, QUARTER_TURNS, type QuarterTurn, STARRED } from './components.ts';
import { PLANS, type PlanNumber } from './plans.ts';
import type { Seating, Setup } from './setup.ts';

const KEYS = ['plans', 'turns', 'held'] as const;

export function parseSetup(json: unknown, { seatCount }: Seating): Parsed<Setup> {
  if (!isObject(json)) return unparsable('a set-up is an object');
  const unknown = unknownKey(json, KEYS);
  if (unknown !== null) return unparsable(`unknown key "${unknown}"; a set-up has: ${KEYS.join(', ')}`);
  const plans = json.plans === undefined ? [] : json.plans;
  if (!isListOf(plans, isPlanNumber)) return unparsable(`"plans" must be a list of plan numbers, 1 to ${PLANS.length}`);
  const repeated = plans.findIndex((plan, index) => isRepeated(plans, plan, index));
  if (repeated >= 0)
    return unparsable(`"plans" names ${plans[repeated]} twice within one twenty, the second time at ${repeated}`);
  const turns = json.turns === undefined ? [] : json.turns;
  if (!isListOf(turns, isQuarterTurn)) return unparsable('"turns" must be a list of quarter turns, 0 to 3');
  if (json.held === undefined) return parsed({ plans, turns, held: null });
  if (!isListOf(json.held, isHand) || json.held.length !== seatCount) {
    return unparsable(
      `"held" must list the building numbers of each of the ${seatCount} seats, 1 to 4 among them, none twice`,
    );
  }
  return parsed({ plans, turns, held: json.held.map(ascending) });
}

/** [PLAN-5] Each twenty is one shuffle. */
function isRepeated(plans: readonly PlanNumber[], plan: PlanNumber, index: number): boolean {
  const shuffleStart = index - (index % PLANS.length);
  return plans.indexOf(plan, shuffleStart) < index;
}

function isPlanNumber(json: unknown): json is PlanNumber {
  return Number.isInteger(json) && PLANS[(json as number) - 1] !== undefined;
}

const isQuarterTurn = (json: unknown): json is QuarterTurn => isOneOf(json, QUARTER_TURNS);
const isBuilding = (json: unknown): json is Building => isOneOf(json, BUILDINGS);

function isHand(json: unknown): json is readonly Building[] {
  return (
    isListOf(json, isBuilding) &&
    json.every((building, index) => json.indexOf(building) === index) &&
    STARRED.every((building) => json.includes(building))
  );
}

const ascending = (held: readonly Building[]): readonly Building[] => held.toSorted((one, other) => one - other);
