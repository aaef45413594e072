/** The tutorial: a few turns against a partner that ask for each thing once, and the end of a match. */

import { useMemo, useRef, useState } from 'preact/hooks';
import type { SeatNow } from '../../../host/host.ts';
import { AloneBar, AloneStage } from '../../../learning/alone-stage.tsx';
import { withAttempts } from '../../../learning/attempts.tsx';
import { Coach } from '../../../learning/coach.tsx';
import { LessonDone } from '../../../learning/lesson-done.tsx';
import { YOU } from '../../../learning/lesson-match.ts';
import { Spoken } from '../../../look/live.tsx';
import { playerName } from '../../../settings/settings.ts';
import { FlightLayer } from '../flight-layer.tsx';
import { Hinted, NO_HINT } from '../hinted.ts';
import { learningWords } from '../learning-words.ts';
import { OwnSide } from '../own-side.tsx';
import { layoutIn, scoreOf } from '../reading.ts';
import type { TurnRecap } from '../recap.ts';
import { ScoreButton } from '../score-button.tsx';
import { ScoreDialog } from '../score-sheet.tsx';
import { useShow } from '../use-show.ts';
import { say as sayOfGame } from '../words.ts';
import { PARTNER } from './scenes.ts';
import { STEPS } from './steps.ts';
import './tutorial.css';
import { type Lesson as LessonNow, useLesson } from './use-lesson.ts';

const NOTHING_BEFORE: readonly TurnRecap[] = [];

const { say } = learningWords;

export const Tutorial = withAttempts(Lesson);

function Lesson({ onAgain }: { readonly onAgain: () => void }) {
  const lesson = useLesson();
  const board = useRef<HTMLDivElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { step } = lesson;
  const show = useShow(board, { view: lesson.view, log: lesson.log, isStaged: false });
  const { view } = show;
  const layout = layoutIn(view);
  const own = view.seats[YOU];
  const seats = useMemo(seatsNow, [playerName.value]);
  if (step === undefined || own === undefined) {
    return (
      <AloneStage game="space-lab" way="tutorial">
        <div class="lab" data-use="table">
          <AloneBar game="space-lab" way="tutorial" />
          <LessonDone game="space-lab" words={say('tutorial.done.words')} onAgain={onAgain} />
        </div>
      </AloneStage>
    );
  }
  const words = wordsFor(lesson);
  const isReading = step.key === 'station' || step.key === 'score';
  return (
    <AloneStage game="space-lab" way="tutorial">
      <Hinted.Provider value={view.turn === PARTNER ? NO_HINT : step.hint(lesson)}>
        <div ref={board} class="lab" data-phase={view.phase} data-use="table">
          <AloneBar
            game="space-lab"
            way="tutorial"
            end={<ScoreButton points={scoreOf(own)} onPress={() => setSheetOpen(true)} />}
          >
            <p class="lab-status">
              <strong class="display">{sayOfGame(view.turn === YOU ? 'turn.yours' : 'turn.over')}</strong>
            </p>
          </AloneBar>
          <OwnSide
            view={view}
            fresh={show.fresh}
            seat={own}
            layout={layout}
            offers={view === lesson.view ? lesson.offers : []}
            seats={seats}
            recaps={NOTHING_BEFORE}
            lookBack={null}
            aside={
              <Coach
                class="lab-coach"
                step={lesson.at}
                steps={STEPS.length}
                words={words}
                onNext={isReading ? lesson.goOn : null}
              />
            }
            play={lesson.play}
            onPlan={lesson.choose}
          />
          <FlightLayer launch={show.launch} board={board} />
          <ScoreDialog seat={own} discard={view.discard} open={isSheetOpen} onClose={() => setSheetOpen(false)} />
          <Spoken words={words} />
        </div>
      </Hinted.Provider>
    </AloneStage>
  );
}

function wordsFor({ view, step, isAstray }: LessonNow): string {
  if (view.turn === PARTNER) return say('tutorial.wait');
  if (isAstray) return say('tutorial.astray');
  return step === undefined ? '' : say(`tutorial.${step.key}`);
}

const seatsNow = (): readonly SeatNow[] => [
  { seat: YOU, name: playerName.value, kind: 'you', level: null, presence: 'here', takenOverAt: null },
  { seat: PARTNER, name: say('tutorial.partner'), kind: 'bot', level: null, presence: 'here', takenOverAt: null },
];
