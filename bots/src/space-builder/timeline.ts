/** What a builder does in one round and when: laid out in full from the seed, so that asking again changes nothing. */

import {
  type Building,
  FACES,
  isPlacedAlike,
  PLOTS,
  type Placed,
  type Plot,
  planOf,
  QUARTER_TURNS,
  type QuarterTurn,
  type ShownPlan,
} from '#games/space-builder';
import { type Millis, pick, type QuickChance } from '#tabletop';
import { happens, humanTime } from '../dice.ts';
import { type Skill, SPREAD } from './skill.ts';

/** A building set down, at so many milliseconds after the plan came up. */
export interface Deed {
  readonly at: Millis;
  /** How long it took: what it would take again. */
  readonly took: Millis;
  readonly placed: Placed;
}

export interface Timeline {
  readonly building: readonly Deed[];
  /** When every building stands, before any look back. */
  readonly builtAt: Millis;
  /** Faults noticed while checking, put right. */
  readonly mending: readonly Deed[];
  readonly checkedAt: Millis;
}

const quarterTurnsApart = (turn: QuarterTurn): number => Math.min(turn, QUARTER_TURNS.length - turn);

export function timelineOf(shown: ShownPlan, held: readonly Building[], skill: Skill, dice: QuickChance): Timeline {
  const tempo = humanTime(dice, 1, SPREAD.round);
  const plan = planOf(shown.plan);
  const asked = (building: Building): Placed => plan[building - 1] as Placed;
  const skew = quarterTurnsApart(shown.turned);
  // Hurrying costs care: at twice the pace four times the slips.
  const slip = Math.min(0.5, (skill.slip * (1 + 0.5 * skew)) / tempo ** 2);
  const building: Deed[] = [];
  const spare = (): readonly Plot[] =>
    PLOTS.filter(
      (plot) =>
        !isTaken(plot, held.map(asked)) &&
        !isTaken(
          plot,
          building.map(({ placed }) => placed),
        ),
    );
  const timeFor = (median: number): Millis =>
    Math.max(skill.least, Math.round(humanTime(dice, median * tempo, SPREAD.building)));

  let clock = Math.max(skill.least, Math.round(humanTime(dice, skill.reaction, SPREAD.building)));
  for (const number of inOrderOfSight(shown, held)) {
    const right = asked(number);
    const flip = right.face === 'A' ? 0 : skill.flip;
    const turning = skew * skill.rotate + quarterTurnsApart(right.turn) * skill.twist;
    const took = timeFor(skill.recognise + flip + turning + skill.place);
    clock += took;
    building.push({ at: clock, took, placed: happens(dice, slip) ? slipOf(right, spare(), dice) : right });
  }
  const builtAt = clock;
  const mending: Deed[] = [];
  for (const { placed } of building) {
    clock += timeFor(skill.check);
    const right = asked(placed.building);
    if (isPlacedAlike(placed, right) || !happens(dice, skill.notice)) continue;
    const took = timeFor(skill.flip + skill.twist + skill.place);
    clock += took;
    mending.push({ at: clock, took, placed: right });
  }
  return { building, builtAt, mending, checkedAt: clock };
}

/** As the card is read: line by line. */
function inOrderOfSight({ buildings }: ShownPlan, held: readonly Building[]): readonly Building[] {
  return buildings
    .filter(({ building }) => held.includes(building))
    .toSorted((one, other) => one.place - other.place)
    .map(({ building }) => building);
}

/** The wrong face, the wrong turn, or a plot where nothing of this builder's belongs. */
function slipOf(right: Placed, spare: readonly Plot[], dice: QuickChance): Placed {
  const kind = pick(dice, ['face', 'turn', 'turn', 'plot'] as const);
  if (kind === 'face') return { ...right, face: right.face === FACES[0] ? FACES[1] : FACES[0] };
  if (kind === 'plot' && spare.length > 0) return { ...right, plot: pick(dice, spare) };
  const wrong = QUARTER_TURNS.filter((turn) => turn !== right.turn);
  return { ...right, turn: pick(dice, wrong) };
}

const isTaken = (plot: Plot, board: readonly Placed[]): boolean => board.some((placed) => placed.plot === plot);
