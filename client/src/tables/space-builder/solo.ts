/** A round for one, judged by the game's own rules: an idle partner holds the second seat that they ask for. */

import { useRef, useState } from 'preact/hooks';
import {
  type Building,
  type Move,
  type PlanNumber,
  type QuarterTurn,
  STARRED,
  type State,
  spaceBuilder,
  type View,
} from '#games/space-builder';
import { act, quickChance } from '#tabletop';

export const SOLO = 0;
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
export function soloRound({ plan, turned, held, built = [] }: Assignment): State {
  const state = spaceBuilder.setup({ options: NO_CLOCK, seatCount: 2 }, quickChance(plan), {
    plans: [plan],
    turns: [turned],
    held: [held, STARRED],
  });
  for (const seat of [SOLO, PARTNER]) playSolo(state, { type: 'ready' }, 0, seat);
  for (const move of built) playSolo(state, move, 0);
  return state;
}

/** Whether the rules allowed it. */
export function playSolo(state: State, move: Move, at: number, by: number = SOLO): boolean {
  return act(spaceBuilder, state, { at, by, move }, () => undefined) === null;
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
  const round = useRef<{ readonly state: State; readonly since: number } | null>(null);
  round.current ??= { state: soloRound(assignment), since: performance.now() };
  const { state, since } = round.current;
  const [view, setView] = useState<View>(() => spaceBuilder.view(state, SOLO));
  const elapsed = (): number => Math.round(performance.now() - since);
  return {
    view,
    elapsed,
    play(move) {
      if (!playSolo(state, move, elapsed())) return null;
      const seen = spaceBuilder.view(state, SOLO);
      setView(seen);
      return seen;
    },
  };
}
