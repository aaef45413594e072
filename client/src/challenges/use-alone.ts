/** A round that is played alone: seen at once by the game's own rules, kept by the server, which has the clock. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RoundShown } from '#protocol';
import {
  type ChallengeRules,
  type Millis,
  passInRound,
  playedAlone,
  type Refused,
  type Run,
  type Words,
} from '#tabletop';
import { type ClockNow, matchNow, pageNow } from '../host/host.ts';
import { withPartsOf } from '../host/prediction.ts';
import { YOU } from '../learning/lesson-match.ts';
import { MoveSender } from './move-sender.ts';

export interface AloneRoundProps {
  readonly challenge: string;
  readonly shown: RoundShown;
  readonly rounds: number;
  /** The server has another idea of it: it is shown anew. */
  readonly onOutOfStep: () => void;
  /** What comes after it. */
  readonly onNext: () => void;
  readonly nextWords: string;
}

export interface Alone<W extends Words> {
  readonly view: W['View'];
  /** As it was when the round came up. */
  readonly first: W['View'];
  readonly state: W['State'];
  readonly clock: ReadonlySignal<ClockNow>;
  readonly isOver: boolean;
  elapsed(): Millis;
  /** What was done so far, and when the last thing happened. */
  run(): Run;
  endedAt(): Millis;
  play(move: W['Move']): Refused | null;
}

/** A new component for each round: give it a key. */
export function useAlone<W extends Words>(rules: ChallengeRules<W>, props: AloneRoundProps): Alone<W> {
  const { challenge, shown, onOutOfStep } = props;
  const { game } = rules;
  const [match] = useState(() => playedAlone(rules, shown.setup, shown.run, shown.at));
  const [first] = useState(() => game.view(playedAlone(rules, shown.setup, [], 0).state, YOU));
  const clock = useMemo(() => signal<ClockNow>({ at: shown.at, since: pageNow() }), []);
  const [sender] = useState(() => new MoveSender(challenge, shown.round));
  const [view, setView] = useState(() => game.view(match.state, YOU));
  const show = (): void => setView((before) => withPartsOf(before, game.view(match.state, YOU)));
  const elapsed = (): Millis => Math.max(match.reached, matchNow(clock.peek()));
  const isOver = rules.isOver(match.state);
  useEffect(() => () => sender.stop(), []);
  const due = isOver ? null : match.wakeAt;
  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(() => {
      passInRound(rules, match, due);
      show();
    }, due - elapsed());
    return () => clearTimeout(timer);
  }, [due]);
  const outOfStep = useRef(onOutOfStep);
  outOfStep.current = onOutOfStep;
  return {
    ...{ view, first, state: match.state, clock, isOver, elapsed },
    run: () => match.moves.filter(({ by, at }) => by === YOU && at > 0),
    endedAt: () => match.reached,
    play(move) {
      const at = elapsed();
      passInRound(rules, match, at);
      if (rules.isOver(match.state)) {
        show();
        return null;
      }
      const refusal = match.play({ at, by: YOU, move });
      if (refusal !== null) return refusal;
      show();
      void sender.send(move).then((answer) => {
        if (answer === null || answer.refusal !== undefined) outOfStep.current();
      });
      return null;
    },
  };
}
