/** Collects stars, keeps the right cards, and robs whoever stands in the way. */

import {
  type GravitySuperstarWords,
  gravitySuperstar,
  legalMovesOf,
  type Move,
  play,
  pointsOf,
  type State,
  type View,
} from '#games/gravity-superstar';
import { pick, type QuickChance, shuffle } from '#tabletop';
import type { NamedBot, Strength, TimeIsUp } from '../bot.ts';
import { bell, diceFor, happens, humanTime } from '../dice.ts';
import type { Budget, Field } from '../search/field.ts';
import { treeSearch } from '../search/tree.ts';
import { type Aim, after, worthsByTurnEnd } from './best-turn.ts';
import { chances, lead, worth } from './evaluation.ts';

/**
 * `whim`: how often any move will do. `noise`: by how many points a lead is misjudged. `overlooks`: how many of the
 * possible moves don't come to mind.
 */
type Skill =
  | { readonly thinks: 'this turn'; readonly whim: number; readonly noise: number }
  | { readonly thinks: 'ahead'; readonly budget: Budget }
  | { readonly thinks: 'this move'; readonly overlooks: number };

/** One point more or less moves a position's worth by a sixteenth: that calls for little curiosity. */
const CURIOSITY = 0.2;

const SKILLS: { readonly [S in Strength]: Skill } = {
  beginner: { thinks: 'this move', overlooks: 0.5 },
  cadet: { thinks: 'this turn', whim: 0.2, noise: 1.7 },
  rookie: { thinks: 'this turn', whim: 0.1, noise: 1.2 },
  regular: { thinks: 'this turn', whim: 0.035, noise: 0.78 },
  expert: { thinks: 'ahead', budget: { iterations: 150, playoutMoves: 1, curiosity: CURIOSITY } },
  master: { thinks: 'ahead', budget: { iterations: 900, playoutMoves: 1, curiosity: CURIOSITY } },
};

const CIRCLES = { from: 20, surely: 40, star: 5 } as const;

const PAUSE = { median: 1_400, spread: 0.3, least: 600, quick: 700 } as const;

export const gravitySuperstarBot: NamedBot<GravitySuperstarWords> = {
  names: { cadet: 'Tumble', rookie: 'Bounce', regular: 'Stella', expert: 'Plumb', master: 'Zenith' },
  decide(view, { level, seed, now }, timeIsUp) {
    const moves = gravitySuperstar.legalMoves(view);
    const [only] = moves;
    if (only === undefined || view.turn === null) return null;
    const dice = diceFor(seed, now, view.round, view.turn, view.actions);
    const median = view.phase === 'act' ? PAUSE.median : PAUSE.quick;
    const pause = Math.max(PAUSE.least, Math.round(humanTime(dice, median, PAUSE.spread)));
    const skill = SKILLS[level];
    const move = moves.length === 1 ? only : chosen(view, moves, { skill, dice, timeIsUp });
    return { move, after: pause };
  },
};

interface Thinking {
  readonly skill: Skill;
  readonly dice: QuickChance;
  readonly timeIsUp: TimeIsUp | undefined;
}

function chosen(view: View, moves: readonly Move[], { skill, dice, timeIsUp }: Thinking): Move {
  if (happens(dice, restlessness(view))) {
    const worths = worthsByTurnEnd(gravitySuperstar.imagine(view, dice), clearing, moves);
    return moves[worths.indexOf(Math.max(...worths))] as Move;
  }
  if (skill.thinks === 'ahead') {
    const budget = timeIsUp === undefined ? skill.budget : { ...skill.budget, timeIsUp };
    return treeSearch(fieldOf(view), budget, dice)[0]?.move ?? pick(dice, moves);
  }
  if (skill.thinks === 'this move') return byPointsInSight(view, moves, skill.overlooks, dice);
  if (happens(dice, skill.whim)) return pick(dice, moves);
  const leads = worthsByTurnEnd(gravitySuperstar.imagine(view, dice), lead, moves);
  const judged = leads.map((lead) => lead + skill.noise * bell(dice));
  return moves[judged.indexOf(Math.max(...judged))] as Move;
}

/** A newcomer takes what brings most points at once, of the moves that come to mind; the others' points don't matter. */
function byPointsInSight(view: View, moves: readonly Move[], overlooks: number, dice: QuickChance): Move {
  const state = gravitySuperstar.imagine(view, dice);
  const inMind = shuffle(dice, moves.slice()).filter((_, nth) => nth === 0 || !happens(dice, overlooks));
  const points = inMind.map((move) => pointsOf(after(state, move), state.turn));
  return inMind[points.indexOf(Math.max(...points))] as Move;
}

/**
 * Players who only throw one another out get nowhere: a match that has gone on for twice the usual number of rounds
 * is going round in circles, and then more and more turns are played for the stars left on the board.
 */
function restlessness({ round }: View): number {
  return Math.min(1, Math.max(0, (round - CIRCLES.from) / (CIRCLES.surely - CIRCLES.from)));
}

const clearing: Aim = (state, seat) => lead(state, seat) - CIRCLES.star * state.starsLeft;

function fieldOf(view: View): Field<State, Move> {
  return {
    seatCount: view.players.length,
    imagine: (dice) => gravitySuperstar.imagine(view, dice),
    turn: (state) => (state.phase === 'over' ? null : state.turn),
    moves: (state) => legalMovesOf(state, state.turn),
    // The rules make every move but once.
    key: (move) => move,
    play: (state, move) => void play(state, { at: 0, by: state.turn, move }, null),
    worth,
    choose: greediest,
    promise: (state, moves) => moves.map((move) => chances(lead(after(state, move), state.turn))),
  };
}

/** The move that leads furthest by itself. */
function greediest(state: State, moves: readonly Move[]): Move {
  let best = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const reached = lead(after(state, move), state.turn);
    if (reached > most) {
      most = reached;
      best = move;
    }
  }
  return best;
}
