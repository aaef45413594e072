/** A round for one, judged by the game's own rules: an idle partner holds the second seat that they ask for. */

import { useState } from 'preact/hooks';
import {
  type Building,
  type Move,
  type PlanNumber,
  type QuarterTurn,
  type SpaceBuilderWords,
  STARRED,
  spaceBuilder,
  type View,
} from '#games/space-builder';
import { LiveMatch, quickChance } from '#tabletop';
import { useLessonMatch, YOU } from '../../learning/lesson-match.ts';

export const SOLO = YOU;
const PARTNER = 1;
const NO_CLOCK = { upright: false, roundSeconds: null, pauseSeconds: null } as const;

export interface Assignment {
  readonly plan: PlanNumber;
  readonly turned: QuarterTurn;
  readonly held: readonly Building[];
  /** What stands already when the plan comes up. */
  readonly built?: readonly Move[];
}

/** The plan is up. */
export function soloRound({ plan, turned, held, built = [] }: Assignment): LiveMatch<SpaceBuilderWords> {
  const setup = { plans: [plan], turns: [turned], held: [held, STARRED] };
  const match = new LiveMatch(spaceBuilder, { options: NO_CLOCK, seatCount: 2, chance: quickChance(plan), setup });
  for (const by of [SOLO, PARTNER]) match.play({ at: 0, by, move: { type: 'ready' } });
  for (const move of built) match.play({ at: 0, by: SOLO, move });
  return match;
}

export interface Solo {
  readonly view: View;
  /** Milliseconds since the plan came up. */
  elapsed(): number;
  /** What is seen afterwards; null if the rules refused it. */
  play(move: Move): View | null;
}

/** A new component for each round: give it a key. */
export function useSolo(assignment: Assignment): Solo {
  const { match, view, play } = useLessonMatch(() => soloRound(assignment));
  const [since] = useState(() => performance.now());
  const elapsed = (): number => Math.round(performance.now() - since);
  return {
    view,
    elapsed,
    play: (move) => (play(move, SOLO, elapsed()) === null ? spaceBuilder.view(match.state, SOLO) : null),
  };
}
