import { useRef, useState } from 'preact/hooks';
import { type Move, writeBoard } from '#games/space-builder';
import { tenths } from '../../../learning/seconds.ts';
import { Button } from '../../../look/button.tsx';
import { again, options } from '../../../look/icons.ts';
import { Spoken } from '../../../look/live.tsx';
import { playCue } from '../../../sound/play-cue.ts';
import { BuildingSite, type Revealed } from '../building-site.tsx';
import { Inspection } from '../inspection.tsx';
import { learningWords } from '../learning-words.ts';
import { cityOf } from '../picking.ts';
import { missingIn } from '../reveal.tsx';
import { type Assignment, SOLO, useSolo } from '../solo.ts';
import { SoloStage } from '../solo-stage.tsx';
import { say as sayOfGame } from '../words.ts';
import { Beside, Outcome } from './beside.tsx';
import type { Wish } from './practice.tsx';
import { bestRun, type Run, type Step } from './runs.ts';

const { say } = learningWords;

export interface PracticeRunProps {
  readonly assignment: Assignment;
  readonly wish: Wish;
  readonly runs: readonly Run[];
  readonly onFinished: (run: Run) => void;
  readonly onAgain: () => void;
  readonly onSettings: () => void;
}

export function PracticeRun({ assignment, wish, runs, onFinished, onAgain, onSettings }: PracticeRunProps) {
  const solo = useSolo(assignment);
  // The best run is the one to beat, even after it has been beaten.
  const [best] = useState(() => (wish.clocked ? bestRun(runs, wish) : null));
  const steps = useRef<Step[]>([]);
  const [finished, setFinished] = useState<Run | null>(null);
  const { view } = solo;
  const faults = view.faults?.[SOLO] ?? null;

  const play = (move: Move): void => {
    const at = solo.elapsed();
    const after = solo.play(move);
    if (after === null) return;
    if (move.type !== 'finish') {
      const board = after.boards[SOLO] ?? [];
      steps.current.push({ at, placed: board.length, board: writeBoard(board) });
      return;
    }
    playCue('finish');
    const run: Run = {
      buildings: wish.buildings,
      upright: wish.upright,
      on: Date.now(),
      millis: at,
      defects: after.rounds.at(-1)?.defects[SOLO] ?? 0,
      steps: steps.current,
    };
    setFinished(run);
    if (wish.clocked) onFinished(run);
  };

  const revealed: Revealed | null =
    faults === null || finished === null
      ? null
      : {
          city: { label: sayOfGame('city'), board: view.boards[SOLO] ?? [] },
          marks: { faults, missing: missingIn(view, faults) },
          isFrozen: false,
          aside: <Outcome run={finished} best={best} clocked={wish.clocked} />,
          tools: <Inspection asked={assignment.held} faults={faults} />,
          hand: (
            <Button icon={options} onPress={onSettings}>
              {say('practice.settings')}
            </Button>
          ),
          action: (
            <Button kind="primary" size="large" icon={again} wide ref={(button) => button?.focus()} onPress={onAgain}>
              {say('practice.again')}
            </Button>
          ),
        };
  return (
    <SoloStage phase={revealed === null ? 'building' : 'over'} way="practice">
      <BuildingSite
        round={view.round}
        plan={view.plan}
        city={cityOf(view, SOLO)}
        isDone={false}
        aside={
          <Beside elapsed={solo.elapsed} clocked={wish.clocked} best={best} ghost={wish.ghost} held={wish.buildings} />
        }
        play={play}
        revealed={revealed}
      />
      {finished === null ? null : (
        <Spoken
          words={say('practice.said', {
            defects: finished.defects,
            clocked: wish.clocked ? 'yes' : 'no',
            seconds: tenths(finished.millis),
          })}
        />
      )}
    </SoloStage>
  );
}
