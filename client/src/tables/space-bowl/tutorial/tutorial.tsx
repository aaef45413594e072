/** The tutorial: four throws; read, searched and called; followed, with the joker; doomed; passed. */

import type { ComponentChildren } from 'preact';
import { useReducer, useState } from 'preact/hooks';
import { isPosition, PLANETS, type Planet, type Position, positionsOf } from '#games/space-bowl';
import { AloneBar, AloneStage } from '../../../learning/alone-stage.tsx';
import { withAttempts } from '../../../learning/attempts.tsx';
import { Coach } from '../../../learning/coach.tsx';
import { LessonDone } from '../../../learning/lesson-done.tsx';
import { Spoken } from '../../../look/live.tsx';
import { arrowsInto } from '../../grid-keys.ts';
import { useKeyActions } from '../../table-keys.ts';
import { AloneBoard } from '../alone/alone-board.tsx';
import { whyWords } from '../alone/why-words.ts';
import { Computer } from '../computer.tsx';
import { Fit, touchedBy } from '../fit.tsx';
import { type Fitting, fittingOf } from '../fitting.ts';
import { type CardMark, type CardMarks, Galaxy } from '../galaxy.tsx';
import { MarbleImage } from '../images.tsx';
import { learningWords } from '../learning-words.ts';
import { hasLetters } from '../preferences.ts';
import { planetName, throwWords } from '../sky-words.ts';
import { usePass } from '../use-pass.ts';
import { say as sayOfGame } from '../words.ts';
import {
  AT_THE_EDGE,
  after,
  BEGINNING,
  type Deed,
  groundOf,
  hasJoker,
  isThrown,
  JOKER_GOES,
  type Progress,
  SCENES,
  type Scene,
  STEPS,
  type Step,
  VALID,
} from './lesson.ts';
import { LessonActions } from './lesson-actions.tsx';
import { PatternArrows } from './pattern-arrows.tsx';
import './tutorial.css';

const { say } = learningWords;
const YOU = 0;

export const Tutorial = withAttempts(Lesson);

function Lesson({ onAgain }: { readonly onAgain: () => void }) {
  const [progress, act] = useReducer(after, BEGINNING);
  const step = STEPS[progress.step];
  const scene = SCENES[step?.scene ?? 0];
  if (step === undefined || scene === undefined) {
    return (
      <AloneStage game="space-bowl" way="tutorial">
        <div class="lesson-over">
          <AloneBar game="space-bowl" way="tutorial" />
          <LessonDone game="space-bowl" words={say('tutorial.done.words')} onAgain={onAgain} />
        </div>
      </AloneStage>
    );
  }
  return <Table progress={progress} step={step} scene={scene} act={act} />;
}

interface TableProps {
  readonly progress: Progress;
  readonly step: Step;
  readonly scene: Scene;
  readonly act: (deed: Deed) => void;
}

function Table({ progress, step, scene, act }: TableProps) {
  const [heard, hear] = useState('');
  const passing = usePass('search', () => act('pass'), hear);
  useKeyActions({
    ...arrowsInto(() => document.querySelector('.galaxy')),
    t: () => act('throw'),
    g: () => act('go'),
    f: () => act('follow'),
    d: () => act('doom'),
    j: () => act('take-joker'),
    r: () => {
      if (step.asks === 'pass') passing.press();
    },
  });
  const ground = groundOf(scene);
  const joker = hasJoker(progress) ? JOKER_GOES : null;
  const fitting = progress.pointed === null ? null : fittingOf(ground, scene.thrown, progress.pointed, joker);
  const words = wordsOf(step, fitting, planetName);
  const isRead = step.key === 'read' || step.key === 'follow' || step.key === 'doom' || step.key === 'pass';
  return (
    <AloneBoard
      way="tutorial"
      galaxy={
        <Galaxy
          cards={scene.galaxy}
          letters={hasLetters(5)}
          marks={marksOf(step, progress, fitting)}
          chosen={step.key === 'score' ? progress.pointed : null}
          onChoose={act}
        >
          {fitting === null ? null : <Fit ground={ground} thrown={scene.thrown} fitting={fitting} seat={YOU} />}
        </Galaxy>
      }
      computer={
        <div class="lesson-computer">
          <Computer
            key={step.scene}
            thrown={isThrown(progress) ? scene.thrown : null}
            letters={hasLetters(5)}
            tumbles
            onThrow={() => act('throw')}
          />
          {step.key === 'read' ? <PatternArrows thrown={scene.thrown} /> : null}
        </div>
      }
      aside={
        <>
          <Coach
            step={progress.step}
            steps={STEPS.length}
            words={pictured(wordsOf(step, fitting, (planet) => `{${planet}}`))}
            onNext={null}
          />
          <Spoken words={isRead ? `${throwWords(scene.thrown)} ${words}` : words} />
          <Spoken words={heard} />
        </>
      }
      actions={<LessonActions step={step} passing={passing} onDo={act} />}
    />
  );
}

const isPlanet = (word: string): word is Planet => PLANETS.some((planet) => planet === word);

/** Nobody knows the planets' names yet: each comes with its picture. */
function pictured(words: string): ComponentChildren {
  return words.split(/\{(\w+)\}/).map((part) =>
    isPlanet(part) ? (
      <span key={part} class="lesson-planet">
        <MarbleImage planet={part} class="lesson-marble" /> {planetName(part)}
      </span>
    ) : (
      part
    ),
  );
}

/** While one searches unaided, each card says why it isn't the one. */
function wordsOf({ key }: Step, fitting: Fitting | null, nameOf: (planet: Planet) => string): string {
  const pointed = fitting?.destination;
  if (key !== 'find' || fitting === null || pointed === AT_THE_EDGE)
    return say(`tutorial.${key}`, {
      rust: nameOf('rust'),
      sky: nameOf('sky'),
      ash: nameOf('ash'),
      go: sayOfGame('go'),
      follow: sayOfGame('follow'),
    });
  if (pointed === VALID) return say('tutorial.find.known');
  return say('tutorial.find.not', { why: whyWords(fitting, 2).join(' ') });
}

/** Rings where to tap; darkens what the shown pattern doesn't touch. */
function marksOf(step: Step, progress: Progress, fitting: Fitting | null): CardMarks {
  const marks = new Map<Position, CardMark>();
  if (fitting !== null) {
    const touched = touchedBy(fitting);
    for (const position of positionsOf(5)) if (!touched.has(position)) marks.set(position, { veiled: true });
  }
  if (hasJoker(progress)) marks.set(JOKER_GOES, { ring: 'joker', joker: true, words: sayOfGame('mark.joker') });
  if (isPosition(step.asks) && step.key !== 'find') {
    marks.set(step.asks, { ring: 'hint', words: say('tutorial.here') });
  }
  return marks;
}
