/** The uncovering of a round, step by step: all tokens at once, what they are worth, then the patterns one by one. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Position, View } from '#games/space-bowl';
import type { Seat, Viewer } from '#tabletop';
import { wantsLessMotion } from '../../look/motion.ts';
import { fitWords } from './fit-words.ts';
import { type Fitting, fittingOf } from './fitting.ts';
import type { CardMarks } from './galaxy.tsx';
import { hasReached, marksUncovered, STEPS, type Step } from './marks.ts';
import type { PastRound } from './past-round.ts';
import type { Shown } from './uncovered.tsx';
import type { NameOf } from './who.ts';

/** When each step comes; without motion they only keep out of one another's frames. */
const AFTER: Readonly<Record<Step, number>> = { tokens: 0, verdicts: 350, rows: 700, patterns: 900, unseen: 1_050 };
const FRAME = 34;

export interface Uncovering {
  readonly step: Step;
  readonly marks: CardMarks;
  readonly shown: Shown | null;
  readonly fitting: Fitting | null;
  /** Whose pattern is shown; null: nobody's. */
  readonly seat: Seat | null;
  show(shown: Shown): void;
  /** A card with a token, or one that nobody saw, shows its pattern. */
  tapCard(position: Position): void;
}

const NO_MARKS: CardMarks = new Map();

export function useUncovering(
  view: View,
  past: PastRound | null,
  nameOf: NameOf,
  hear: (words: string) => void,
): Uncovering {
  const step = useStep(past, view.rounds.length);
  const [looked, setLooked] = useState<{ readonly round: number; readonly shown: Shown } | null>(null);
  const chosen = looked?.round === view.rounds.length ? looked.shown : null;
  const first = useMemo(() => (past === null ? null : firstShown(past, view.viewer)), [past, view.viewer]);
  const shown = past === null ? null : (chosen ?? first);
  const fitting = useMemo(() => (past === null || shown === null ? null : fittingShown(past, shown)), [past, shown]);
  const laid = hasReached(step, 'patterns') ? fitting : null;
  const marks = useMemo(
    () => (past === null ? NO_MARKS : marksUncovered(past, step, laid, nameOf)),
    [past, step, laid],
  );
  useEffect(() => {
    if (laid !== null) hear(fitWords(laid));
  }, [laid]);
  const show = (next: Shown): void => setLooked({ round: view.rounds.length, shown: next });
  return {
    step,
    marks,
    shown,
    fitting: laid,
    seat: shown?.kind === 'token' ? shown.seat : null,
    show,
    tapCard(position) {
      const token = past?.reveal?.tokens.find((placed) => placed.position === position);
      if (token !== undefined) show({ kind: 'token', seat: token.seat });
      else if (past?.unseen.valid.includes(position) === true) show({ kind: 'unseen', position, joker: null });
    },
  };
}

/** Nothing is hurried past: each step comes with a frame of its own, even where nothing moves. */
function useStep(past: PastRound | null, round: number): Step {
  const [step, setStep] = useState<Step>('tokens');
  const isOn = past !== null;
  useEffect(() => {
    setStep('tokens');
    if (!isOn) return;
    const isQuick = wantsLessMotion() || past.reveal === null;
    const timers = STEPS.slice(1).map((next, nth) =>
      setTimeout(() => setStep(next), isQuick ? (nth + 1) * FRAME : AFTER[next]),
    );
    return () => timers.forEach(clearTimeout);
  }, [isOn, round]);
  return step;
}

/** One's own first; else the caller's; else somebody who was right; else what nobody saw. */
export function firstShown({ reveal, unseen }: PastRound, viewer: Viewer): Shown | null {
  const tokens = (reveal?.tokens ?? []).filter(({ position }) => position !== null);
  const token =
    tokens.find(({ seat }) => seat === viewer) ??
    tokens.find(({ seat, verdict }) => seat === reveal?.call.caller && verdict !== 'invalid') ??
    tokens.find(({ verdict }) => verdict !== 'invalid') ??
    tokens[0];
  if (token !== undefined) return { kind: 'token', seat: token.seat };
  const [position] = unseen.valid;
  if (position !== undefined) return { kind: 'unseen', position, joker: null };
  const [helped] = unseen.withJoker;
  return helped === undefined ? null : { kind: 'unseen', position: helped.position, joker: helped.joker };
}

export function fittingShown({ ground, thrown, reveal }: PastRound, shown: Shown): Fitting | null {
  if (shown.kind === 'unseen') return fittingOf(ground, thrown, shown.position, shown.joker);
  const position = reveal?.tokens.find(({ seat }) => seat === shown.seat)?.position ?? null;
  return position === null ? null : fittingOf(ground, thrown, position, reveal?.joker?.position ?? null);
}
