/** Which card goes where, and what pays for it. */

import type { LabId, PlaceMove, ProjectId } from '#games/space-lab';
import { boardWorth, gainOf, type Outlook, type Survey, surveyOf } from './board.ts';
import { type Crew, crew, goal, MEDIC, TECHNICIAN } from './cards.ts';
import { WEIGHTS } from './weights.ts';

/** How likely a second Project of the same kind is to come along. */
const PAIR = 0.4;

/** A card on a slot, and how much more the board is worth with it, what it draws included. */
export interface Spot {
  readonly card: LabId;
  readonly slot: number;
  readonly gain: number;
}

/** The best place for each card of a hand. */
export function bestSpots(survey: Survey, hand: readonly LabId[]): readonly Spot[] {
  const { station } = survey.laid;
  return hand.map((card) => {
    let best: Spot = { card, slot: -1, gain: Number.NEGATIVE_INFINITY };
    for (let slot = 0; slot < survey.ground.slots; slot++) {
      if (station[slot] !== null) continue;
      const gain = gainOf(survey, crew(card), slot) + bonusWorth(survey, crew(card), slot);
      if (gain > best.gain) best = { card, slot, gain };
    }
    return best;
  });
}

/** What is drawn on the way; points that stay on the board are in its worth already. */
function bonusWorth({ laid, ground: { layout }, outlook: { future } }: Survey, card: Crew, slot: number): number {
  const anyProject = WEIGHTS.project;
  let worth = card.drawsProject ? (anyProject[1] as number) : 0;
  if (layout.isAboveCapsule[slot] === true) worth += anyProject[card.cost] as number;
  const above = layout.capsuleAbove[slot];
  const objective = above === null || above === undefined ? null : laid.capsules[above];
  if (objective === null || objective === undefined || goal(objective).specialty !== card.specialty) return worth;
  if (card.specialty === TECHNICIAN) return worth;
  return worth + (card.specialty === MEDIC ? WEIGHTS.card * Math.max(future, 0.3) : (anyProject[2] as number));
}

/** What each card of a hand is worth as long as it is there: what it would bring, or what it would pay. */
export function handWorths(spots: readonly Spot[], { future }: Outlook): readonly number[] {
  const pays = WEIGHTS.card * future;
  return spots.map(({ card, gain }) => Math.max(pays, WEIGHTS.inHand * future * (gain - crew(card).cost * pays)));
}

/** A placement and by how much it makes its player better off. */
export interface Placement {
  readonly move: PlaceMove;
  readonly profit: number;
}

/** Every card that can be paid for on its best slot, paid with what is least worth keeping. */
export function placements(survey: Survey, hand: readonly LabId[]): readonly Placement[] {
  const spots = bestSpots(survey, hand);
  const worths = handWorths(spots, survey.outlook);
  const cheapestFirst = hand
    .map((_, index) => index)
    .sort((one, other) => (worths[one] as number) - (worths[other] as number));
  const found: Placement[] = [];
  for (const [index, { card, slot, gain }] of spots.entries()) {
    const { cost } = crew(card);
    if (slot < 0 || cost >= hand.length) continue;
    const paying = cheapestFirst.filter((other) => other !== index).slice(0, cost);
    const paid = paying.reduce((sum, other) => sum + (worths[other] as number), 0);
    const move: PlaceMove = {
      type: 'place',
      card,
      slot: survey.ground.layout.slots[slot] as PlaceMove['slot'],
      pay: paying.map((other) => hand[other] as LabId),
    };
    found.push({ move, profit: gain - paid - (worths[index] as number) });
  }
  return found;
}

/** What each of these Projects would add; one more of a kind is worth more than the first. */
export function projectGains({ laid, ground, outlook }: Survey, drawn: readonly ProjectId[]): readonly number[] {
  const worthWith = (more: readonly ProjectId[]): number =>
    boardWorth(surveyOf({ ...laid, projects: [...laid.projects, ...more] }, ground, outlook));
  const before = worthWith([]);
  return drawn.map((project) => {
    const kept = worthWith([project]) - before;
    const another = worthWith([project, project]) - before - kept;
    return kept + PAIR * outlook.future * another;
  });
}
