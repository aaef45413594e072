/** Crews a station: takes what fits, keeps enough to pay with, and knows when the end is near. */

import { type Move, type SpaceLabWords, spaceLab, type View } from '#games/space-lab';
import { pick, type QuickChance, type Seat } from '#tabletop';
import type { Bot, Level } from '../bot.ts';
import { bell, diceFor, happens, humanTime } from '../dice.ts';
import { bestRated, ratedMoves } from './policy.ts';

type Skill = { readonly thinks: 'this action'; readonly whim: number; readonly noise: number };

const SKILLS: { readonly [L in Level]: Skill } = {
  rookie: { thinks: 'this action', whim: 0.2, noise: 3 },
  regular: { thinks: 'this action', whim: 0, noise: 1 },
  expert: { thinks: 'this action', whim: 0, noise: 0 },
  master: { thinks: 'this action', whim: 0, noise: 0 },
};

const PAUSE = { median: 1_600, spread: 0.3, least: 700 } as const;

export const spaceLabBot: Bot<SpaceLabWords> = {
  decide(view, { level, seed, now }) {
    const seat = view.viewer;
    if (seat === 'spectator' || spaceLab.legalMoves(view).length === 0) return null;
    const dice = diceFor(seed, now, view.pileSize, view.seats.length);
    const after = Math.max(PAUSE.least, Math.round(humanTime(dice, PAUSE.median, PAUSE.spread)));
    return { move: chosen(view, seat, SKILLS[level], dice), after };
  },
};

function chosen(view: View, seat: Seat, skill: Skill, dice: QuickChance): Move {
  const rated = ratedMoves(spaceLab.imagine(view, dice), seat);
  if (happens(dice, skill.whim)) return pick(dice, rated).move;
  const judged = rated.map(({ move, rating }) => ({ move, rating: rating + skill.noise * bell(dice) }));
  const best = bestRated(judged);
  if (best === null) throw new Error(`nothing to do in phase ${view.phase}`);
  return best.move;
}
