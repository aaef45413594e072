/** [SETUP-4] The twenty plans, and how each looks when it comes up turned. */

import {
  BASE,
  type Building,
  type Face,
  type Place,
  type Placed,
  placeOf,
  QUARTER_TURNS,
  type QuarterTurn,
  turned,
  turnedPlace,
} from './components.ts';
import { readBoard } from './notation.ts';

/** Numbered from 1, as printed. */
export type PlanNumber = number;

/** All eight buildings, ascending, as they must stand on an upright board. */
export type Plan = readonly Placed[];

export const PLANS: readonly Plan[] = [
  '1A1> 2A4v 3B7> 4A5< 5A2< 6A0^ 7B3< 8B6<',
  '1A4v 2A7> 3B2< 4A3> 5A5v 6A0< 7B1< 8B6v',
  '1A1> 2A5^ 3A4v 4B6< 5A2^ 6B7< 7A0v 8B3v',
  '1B0< 2A5v 3B7> 4A4v 5B1< 6A2> 7B6v 8A3v',
  '1B3v 2B6< 3B1^ 4A7> 5B4< 6B2> 7B5> 8A0v',
  '1A5< 2B4> 3B7^ 4B2< 5A0^ 6B6v 7A1> 8B3<',
  '1A7^ 2B5^ 3A6< 4A2^ 5A3> 6B1^ 7A0^ 8A4^',
  '1B3> 2B0< 3A2> 4B6> 5A1> 6B4> 7A7v 8A5>',
  '1B6> 2A7^ 3A3^ 4B1v 5A0^ 6B4v 7A5> 8A2^',
  '1B3< 2B6v 3B4< 4A2^ 5B7v 6A1> 7B0> 8B5^',
  '1B5^ 2B3> 3B6v 4B0v 5B4^ 6B7< 7A2v 8B1<',
  '1A0^ 2A3^ 3B5< 4B1< 5B4v 6A2^ 7B6> 8B7>',
  '1B7v 2A6< 3B0> 4B5> 5B3> 6A4v 7A1^ 8B2^',
  '1A4^ 2A2v 3A0^ 4A7^ 5A6< 6B5> 7B3< 8B1>',
  '1A2v 2B0< 3A1v 4A5v 5A3v 6B6^ 7B7v 8A4>',
  '1A0< 2B1^ 3A3> 4A4v 5B5> 6A7v 7A2< 8A6^',
  '1B6< 2A4< 3A3v 4B0^ 5B2> 6A5v 7A7^ 8A1<',
  '1B7> 2B1v 3A5^ 4B0^ 5B6< 6A3< 7B4^ 8A2v',
  '1A2v 2B1> 3A4< 4A3< 5A7v 6B5< 7A6< 8B0>',
  '1B1^ 2A2> 3B5v 4B6> 5B0^ 6A3^ 7B4^ 8A7<',
].map(readBoard);

/** [PLAN-3] What must be built, in the frame of the boards, however the card was turned. */
export function planOf(number: PlanNumber): Plan {
  const plan = PLANS[number - 1];
  if (plan === undefined) throw new RangeError(`no plan ${number}`);
  return plan;
}

export function placedIn(plan: Plan, building: Building): Placed {
  return plan[building - 1] as Placed;
}

/** A building on the card as it lies before the players. */
export interface Shown {
  readonly building: Building;
  readonly face: Face;
  readonly place: Place;
  readonly turn: QuarterTurn;
}

/** [PLAN-2] The card as it came up: turned clockwise against the boards, which its Base gives away. */
export interface ShownPlan {
  readonly plan: PlanNumber;
  readonly turned: QuarterTurn;
  readonly base: Place;
  readonly buildings: readonly Shown[];
}

/** Every card in every position, made once: views only point at them. */
const SHOWN: readonly (readonly ShownPlan[])[] = PLANS.map((plan, index) =>
  QUARTER_TURNS.map((by) => ({
    plan: index + 1,
    turned: by,
    base: turnedPlace(BASE, by),
    buildings: plan.map(({ building, face, plot, turn }) => ({
      building,
      face,
      place: turnedPlace(placeOf(plot), by),
      turn: turned(turn, by),
    })),
  })),
);

export function shownPlan(number: PlanNumber, by: QuarterTurn): ShownPlan {
  const shown = SHOWN[number - 1]?.[by];
  if (shown === undefined) throw new RangeError(`no plan ${number}`);
  return shown;
}
