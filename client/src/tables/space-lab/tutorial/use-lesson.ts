import { useEffect, useRef, useState } from 'preact/hooks';
import { type Event, type Move, type Offer, type State, spaceLab, type View } from '#games/space-lab';
import type { Told } from '../../../host/host.ts';
import { wantsLessMotion } from '../../../look/motion.ts';
import { playCue } from '../../../sound/play-cue.ts';
import { NOTHING, type Plan } from '../plan.ts';
import { PARTNER, playIn, SCENES, type SceneName, stateOf, YOU } from './scenes.ts';
import { STEPS, type Step, stepAfter } from './steps.ts';

/** Milliseconds between the partner's moves: long enough to be seen. */
const PARTNER_THINKS = 900;
const PARTNER_HURRIES = 250;

interface Shown {
  readonly scene: SceneName;
  readonly view: View;
  readonly log: readonly Told[];
  /** How many moves of the partner have been made in this scene. */
  readonly answered: number;
}

export interface Lesson {
  readonly view: View;
  readonly log: readonly Told[];
  readonly offers: readonly Offer[];
  /** Undefined when all is done. */
  readonly step: Step | undefined;
  readonly at: number;
  readonly plan: Plan;
  /** The last thing tried was not what this step asks for. */
  readonly isAstray: boolean;
  play(move: Move): void;
  choose(plan: Plan): void;
  /** For a step that is only read. */
  goOn(): void;
}

export function useLesson(): Lesson {
  const state = useRef<State | null>(null);
  const [shown, setShown] = useState<Shown>(() => {
    state.current = stateOf('early');
    return { scene: 'early', view: spaceLab.view(state.current, YOU), log: [], answered: 0 };
  });
  const [plan, setPlan] = useState<Plan>(NOTHING);
  const [reached, setReached] = useState(0);
  const [isAstray, setAstray] = useState(false);
  const { view, scene, answered } = shown;
  // What has been done stays done, whatever is undone later on purpose.
  const at = stepAfter(reached, scene, { view, plan });
  if (at !== reached) setReached(at);
  const step = STEPS[at];

  const follow = (by: number, move: Move): boolean => {
    const told: Told[] = [];
    const tell = (event: Event): void => {
      const seen = spaceLab.eventFor(event, YOU);
      if (seen !== null) told.push({ at: 0, event: seen });
    };
    if (state.current === null || !playIn(state.current, by, move, tell)) return false;
    const seen = spaceLab.view(state.current, YOU);
    const moved = by === PARTNER ? 1 : 0;
    setShown((last) => ({ ...last, view: seen, log: [...last.log, ...told], answered: last.answered + moved }));
    return true;
  };

  useEffect(() => {
    if (step === undefined || step.scene === scene) return;
    state.current = stateOf(step.scene);
    setPlan(NOTHING);
    setShown({ scene: step.scene, view: spaceLab.view(state.current, YOU), log: [], answered: 0 });
  }, [step?.scene]);

  const isPartnersTurn = view.turn === PARTNER && step?.scene === scene;
  useEffect(() => {
    const move: Move | undefined = isPartnersTurn ? SCENES[scene].partner[answered] : undefined;
    if (move === undefined) return;
    const timer = setTimeout(() => follow(PARTNER, move), wantsLessMotion() ? PARTNER_HURRIES : PARTNER_THINKS);
    return () => clearTimeout(timer);
  }, [isPartnersTurn, scene, answered]);

  const offered = view.turn === YOU ? spaceLab.legalMoves(view) : [];
  return {
    view,
    log: shown.log,
    offers: step?.offers === undefined ? offered : offered.filter(({ type }) => step.offers?.includes(type)),
    step,
    at,
    plan,
    isAstray,
    play(move) {
      const isWanted = step?.isWanted(move) === true && follow(YOU, move);
      if (isWanted) playCue('place');
      setAstray(!isWanted);
    },
    choose(next) {
      setPlan(next);
      setAstray(false);
    },
    goOn: () => setReached(at + 1),
  };
}
