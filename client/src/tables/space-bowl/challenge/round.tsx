/** One throw of a challenge: found alone, by the clock; then how it fits. */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import {
  type Move,
  type Position,
  type SpaceBowlWords,
  spaceBowl,
  spaceBowlChallenge,
  type View,
} from '#games/space-bowl';
import { type Alone, type AloneRoundProps, useAlone } from '../../../challenges/use-alone.ts';
import { YOU } from '../../../learning/lesson-match.ts';
import { tenths } from '../../../learning/seconds.ts';
import { Button } from '../../../look/button.tsx';
import { stepForward } from '../../../look/icons.ts';
import { Spoken } from '../../../look/live.tsx';
import { playCue } from '../../../sound/play-cue.ts';
import { challenges } from '../../../words/challenges.ts';
import { arrowsInto, enterGrid } from '../../grid-keys.ts';
import { useKeyActions } from '../../table-keys.ts';
import { Actions } from '../actions.tsx';
import { AloneBoard } from '../alone/alone-board.tsx';
import { Computer } from '../computer.tsx';
import { type CardMarks, Galaxy } from '../galaxy.tsx';
import { learningWords } from '../learning-words.ts';
import { LookBack } from '../practice/look-back.tsx';
import { type Puzzle, puzzleOf } from '../practice/puzzle.ts';
import { TimeChip } from '../practice/time-chip.tsx';
import { hasLetters, letters } from '../preferences.ts';
import { throwWords } from '../sky-words.ts';
import { canDo, situationOf } from '../standing.ts';
import '../practice/search.css';

const { say } = challenges;

/** Whoever comes back to a round finds the marbles lying still. */
const FRESH_MILLIS = 1_500;
const GALAXY_SIDE = 5;

export function BowlRound(props: AloneRoundProps) {
  const alone = useAlone<SpaceBowlWords>(spaceBowlChallenge, props);
  const { first } = alone;
  const [puzzle] = useState(() => laidIn(first));
  const bar = <RoundBar {...props} alone={alone} />;
  if (alone.isOver) return <After {...props} alone={alone} puzzle={puzzle} bar={bar} />;
  return <Searching {...props} alone={alone} puzzle={puzzle} bar={bar} />;
}

interface PartProps extends AloneRoundProps {
  readonly alone: Alone<SpaceBowlWords>;
  readonly puzzle: Puzzle;
  readonly bar: ComponentChildren;
}

function laidIn({ galaxy, round, infinity, options }: View): Puzzle {
  const { thrown } = round;
  if (thrown === null) throw new Error('nothing was thrown');
  return puzzleOf({ options, galaxy, top: infinity.top ?? 0, thrown });
}

function RoundBar({ shown, rounds, alone }: AloneRoundProps & Pick<PartProps, 'alone'>) {
  return (
    <div class="search-bar">
      {alone.isOver ? null : <TimeChip elapsed={alone.elapsed} />}
      <p class="soft">{say('round', { round: shown.round + 1, rounds })}</p>
    </div>
  );
}

function Searching({ shown, alone, puzzle, bar }: PartProps) {
  const { view, clock, play } = alone;
  const can = canDo(spaceBowl.legalMoves(view));
  const situation = situationOf(view, can);
  const [isNew] = useState(shown.at < FRESH_MILLIS);
  const act = (move: Move): void => {
    if (play(move) === null && move.type !== 'ready')
      playCue(move.type === 'place' ? 'place' : move.type === 'doom' ? 'wail' : 'shout');
  };
  const galaxy = (): Element | null => document.querySelector('.galaxy');
  useKeyActions({
    ...arrowsInto(galaxy),
    g: () => can.go && act({ type: 'go' }),
    d: () => can.doom && act({ type: 'doom' }),
    r: () => can.ready && situation !== 'search' && act({ type: 'ready' }),
    l: () => {
      letters.value = !hasLetters(GALAXY_SIDE);
    },
  });
  useEffect(() => void enterGrid(galaxy()), []);
  const words = taskWords(view);
  return (
    <AloneBoard
      way="challenge"
      bar={bar}
      galaxy={
        <Galaxy
          cards={puzzle.galaxy}
          letters={hasLetters(GALAXY_SIDE)}
          marks={chosenMarks(view.choice)}
          chosen={view.choice}
          onChoose={(position) => can.place && act({ type: 'place', position })}
        />
      }
      computer={<Computer thrown={puzzle.thrown} letters={hasLetters(GALAXY_SIDE)} tumbles={isNew} />}
      aside={
        <div class="search-aside">
          <p class="search-words" key={words}>
            {words}
          </p>
          {situation === 'search' ? (
            <Button onPress={() => act({ type: 'ready' })}>{say('round.give-up')}</Button>
          ) : null}
          <Spoken words={situation === 'search' ? throwWords(puzzle.thrown) : words} />
        </div>
      }
      actions={
        <Actions
          view={view}
          situation={situation}
          can={can}
          clock={clock}
          isJokerArmed={false}
          telling={null}
          looking={null}
          throwWaitsFor={[]}
          throwNow={() => undefined}
          nameOf={() => ''}
          act={act}
        />
      }
    />
  );
}

function taskWords({ round, choice }: View): string {
  if (round.call === null) return say('round.find');
  if (round.call.kind === 'doom') return say('round.doomed');
  return choice === null ? say('round.point') : say('round.pointed', { position: choice });
}

const chosenMarks = (choice: Position | null): CardMarks =>
  new Map(choice === null ? [] : [[choice, { ring: 'chosen' as const }]]);

/** One's own round, judged by the rules: nothing of the others. */
function After({ alone, puzzle, bar, onNext, nextWords }: PartProps) {
  const { state } = alone;
  const reveal = state.lastReveal;
  const calledAt = calledIn(alone);
  const token = reveal?.tokens.find(({ seat }) => seat === YOU) ?? null;
  const answer = token?.position ?? 'none';
  const isRight =
    reveal !== null && (reveal.call.kind === 'go' ? token?.verdict === 'valid' : puzzle.solutions.valid.length === 0);
  const key = isRight ? 'practice.right' : 'practice.wrong';
  const verdict =
    reveal === null
      ? say('round.silent')
      : reveal.call.kind === 'go' && token?.position === null
        ? learningWords.say('practice.wrong')
        : learningWords.say(answer === 'none' ? `${key}.none` : key);
  useEffect(() => playCue(isRight ? 'finish' : 'refused'), []);
  return (
    <LookBack
      way="challenge"
      puzzle={puzzle}
      letters={hasLetters(GALAXY_SIDE)}
      answer={answer}
      verdict={
        <>
          <p class="look-back-verdict" data-right={isRight ? '' : undefined}>
            {verdict}
          </p>
          {calledAt === null ? null : <p>{say('round.called', { seconds: tenths(calledAt) })}</p>}
        </>
      }
      spoken={verdict}
      bar={bar}
      actions={
        <Button
          kind="primary"
          size="large"
          icon={stepForward}
          settles
          ref={(button) => button?.focus({ preventScroll: true })}
          onPress={onNext}
        >
          {nextWords}
        </Button>
      }
    />
  );
}

const calledIn = ({ run }: Pick<Alone<SpaceBowlWords>, 'run'>): number | null =>
  run().find(({ move }) => ['go', 'doom'].includes((move as Move).type))?.at ?? null;
