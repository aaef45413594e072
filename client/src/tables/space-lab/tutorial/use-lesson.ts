import { useEffect, useState } from 'preact/hooks';
import { type Move, type Offer, spaceLab, type View } from '#games/space-lab';
import type { Told } from '../../../host/host.ts';
import { useLessonMatch, YOU } from '../../../learning/lesson-match.ts';
import { wantsLessMotion } from '../../../look/motion.ts';
import { playCue } from '../../../sound/play-cue.ts';
import { NOTHING, type Plan } from '../plan.ts';
import { matchOf, PARTNER, SCENES, type SceneName } from './scenes.ts';
import { STEPS, type Step, stepAfter } from './steps.ts';

/** Milliseconds between the partner's moves: long enough to be seen. */
const PARTNER_THINKS = 900;
const PARTNER_HURRIES = 250;

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
  const { match, view, log, play, begin } = useLessonMatch(() => matchOf('early'));
  const [scene, setScene] = useState<SceneName>('early');
  const [plan, setPlan] = useState<Plan>(NOTHING);
  const [reached, setReached] = useState(0);
  const [isAstray, setAstray] = useState(false);
  // What has been done stays done, whatever is undone later on purpose.
  const at = stepAfter(reached, scene, { view, plan });
  if (at !== reached) setReached(at);
  const step = STEPS[at];

  useEffect(() => {
    if (step === undefined || step.scene === scene) return;
    begin(matchOf(step.scene));
    setPlan(NOTHING);
    setScene(step.scene);
  }, [step?.scene]);

  const answered = match.madeBy(PARTNER);
  const isPartnersTurn = view.turn === PARTNER && step?.scene === scene;
  useEffect(() => {
    const move: Move | undefined = isPartnersTurn ? SCENES[scene].partner[answered] : undefined;
    if (move === undefined) return;
    const timer = setTimeout(() => play(move, PARTNER), wantsLessMotion() ? PARTNER_HURRIES : PARTNER_THINKS);
    return () => clearTimeout(timer);
  }, [isPartnersTurn, scene, answered]);

  const offered = view.turn === YOU ? spaceLab.legalMoves(view) : [];
  return {
    view,
    log,
    offers: step?.offers === undefined ? offered : offered.filter(({ type }) => step.offers?.includes(type)),
    step,
    at,
    plan,
    isAstray,
    play(move) {
      const isWanted = step?.isWanted(move) === true && play(move) === null;
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
