/** Crews a station: takes what fits, keeps enough to pay with, and knows when the end is near. */

import { type Move, type SpaceLabWords, spaceLab, type View } from '#games/space-lab';
import { pick, type QuickChance, type Seat } from '#tabletop';
import type { NamedBot, Strength, TimeIsUp } from '../bot.ts';
import { bell, diceFor, happens, humanTime } from '../dice.ts';
import type { Budget } from '../search/field.ts';
import { treeSearch } from '../search/tree.ts';
import { fieldOf } from './field.ts';
import { bestRated, nearSurveyOfSeat, type Rated, ratedMoves } from './policy.ts';

/** `whim`: how often any action will do. `noise`: by how many points one is misjudged. */
type Skill =
  | { readonly thinks: 'this action'; readonly whim: number; readonly noise: number }
  | { readonly thinks: 'ahead'; readonly breadth: number; readonly budget: Budget }
  | Newcomer;

/** Goes by the points in sight. `overlooks`: how many of the possible actions don't come to mind. */
interface Newcomer {
  readonly thinks: 'points in sight';
  readonly overlooks: number;
  readonly noise: number;
  /** How much of what is still to come is seen, from 0 to 1. */
  readonly future: number;
}

const SKILLS: { readonly [S in Strength]: Skill } = {
  beginner: { thinks: 'points in sight', overlooks: 0.3, noise: 2, future: 0.35 },
  cadet: { thinks: 'this action', whim: 0.55, noise: 9 },
  rookie: { thinks: 'this action', whim: 0.2, noise: 4 },
  regular: { thinks: 'this action', whim: 0, noise: 2.2 },
  expert: { thinks: 'this action', whim: 0, noise: 0.9 },
  master: { thinks: 'ahead', breadth: 5, budget: { iterations: 80, playoutMoves: 2, curiosity: 0.1 } },
};

const UNERRING = { whim: 0, noise: 0 } as const;
const PAUSE = { median: 1_600, spread: 0.3, least: 700 } as const;

export const spaceLabBot: NamedBot<SpaceLabWords> = {
  names: { cadet: 'Momo', rookie: 'Ivo', regular: 'Pim', expert: 'Halo', master: 'Vega' },
  decide(view, { level, seed, now }, timeIsUp) {
    const seat = view.viewer;
    if (seat === 'spectator' || spaceLab.legalMoves(view).length === 0) return null;
    const dice = diceFor(seed, now, view.pileSize, view.seats.length);
    const after = Math.max(PAUSE.least, Math.round(humanTime(dice, PAUSE.median, PAUSE.spread)));
    return { move: chosen(view, seat, SKILLS[level], { dice, timeIsUp }), after };
  },
};

interface Thinking {
  readonly dice: QuickChance;
  readonly timeIsUp: TimeIsUp | undefined;
}

function chosen(view: View, seat: Seat, skill: Skill, { dice, timeIsUp }: Thinking): Move {
  if (skill.thinks === 'ahead' && view.turn === seat) {
    const budget = timeIsUp === undefined ? skill.budget : { ...skill.budget, timeIsUp };
    const [best] = treeSearch(fieldOf(view, skill.breadth), budget, dice);
    if (best !== undefined) return best.move.move;
  }
  if (skill.thinks === 'points in sight') return byPointsInSight(view, seat, skill, dice);
  const { whim, noise } = skill.thinks === 'ahead' ? UNERRING : skill;
  const rated = ratedMoves(spaceLab.imagine(view, dice), seat);
  return happens(dice, whim) ? pick(dice, rated).move : bestSeeming(rated, noise, dice);
}

function byPointsInSight(view: View, seat: Seat, { overlooks, noise, future }: Newcomer, dice: QuickChance): Move {
  const state = spaceLab.imagine(view, dice);
  const rated = ratedMoves(state, seat, nearSurveyOfSeat(state, seat, future));
  // Which Objectives go well together nobody sees in the first match.
  if (view.phase === 'passing' || view.phase === 'arranging') return pick(dice, rated).move;
  const inMind = rated.filter(() => !happens(dice, overlooks));
  return bestSeeming(inMind.length > 0 ? inMind : rated, noise, dice);
}

function bestSeeming(rated: readonly Rated[], noise: number, dice: QuickChance): Move {
  const best = bestRated(rated.map(({ move, rating }) => ({ move, rating: rating + noise * bell(dice) })));
  if (best === null) throw new Error('nothing to do');
  return best.move;
}
