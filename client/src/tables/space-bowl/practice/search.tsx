/** One throw to search: from the tumble of the marbles to an answer. */

import { useEffect } from 'preact/hooks';
import type { Position } from '#games/space-bowl';
import { Button } from '../../../look/button.tsx';
import { question } from '../../../look/icons.ts';
import { Spoken } from '../../../look/live.tsx';
import { arrowsInto, enterGrid } from '../../grid-keys.ts';
import { useKeyActions } from '../../table-keys.ts';
import { AloneBoard } from '../alone/alone-board.tsx';
import { whyWords } from '../alone/why-words.ts';
import { Computer } from '../computer.tsx';
import { fittingOf } from '../fitting.ts';
import { type CardMark, type CardMarks, Galaxy } from '../galaxy.tsx';
import { TokenImage } from '../images.tsx';
import { learningWords } from '../learning-words.ts';
import { letters as lettersWanted } from '../preferences.ts';
import { planetName, throwWords } from '../sky-words.ts';
import { HINT_SECONDS, HINTS, MISS_SECONDS, narrowed } from './hints.ts';
import type { Puzzle } from './puzzle.ts';
import { StreakChip } from './streak-chip.tsx';
import { TimeChip } from './time-chip.tsx';
import { type SearchTerms, useSearch } from './use-search.ts';
import './search.css';

const { say } = learningWords;

export interface SearchProps extends SearchTerms {
  readonly isClocked: boolean;
  readonly letters: boolean;
  /** Whether there may be nothing to find. */
  readonly offersNone: boolean;
  /** Null: not counted here. */
  readonly streak: number | null;
}

export function Search({ isClocked, letters, offersNone, streak, ...terms }: SearchProps) {
  const { puzzle } = terms;
  const { hints, missed, last, isSettled, elapsed, settle, give, takeHint } = useSearch(terms);
  const next = HINTS[hints];
  const switchLetters = (): void => {
    lettersWanted.value = !letters;
  };
  const galaxy = (): Element | null => document.querySelector('.galaxy');
  useKeyActions({
    ...arrowsInto(galaxy),
    h: takeHint,
    l: switchLetters,
    d: () => offersNone && give('none'),
  });
  useEffect(() => void enterGrid(galaxy()), []);

  const words =
    last === null ? say('practice.task') : last === 'hint' ? hintWords(puzzle, hints) : missWords(puzzle, missed);
  return (
    <AloneBoard
      way="practice"
      bar={
        <div class="search-bar">
          {isClocked ? <TimeChip elapsed={elapsed} /> : <p class="soft">{say('practice.no-clock')}</p>}
          {streak === null ? null : <StreakChip count={streak} />}
        </div>
      }
      galaxy={<Galaxy cards={puzzle.galaxy} letters={letters} marks={marksOf(puzzle, hints, missed)} onChoose={give} />}
      computer={<Computer thrown={puzzle.thrown} letters={letters} tumbles onSettled={settle} />}
      aside={
        <div class="search-aside">
          <p class="search-words" key={words}>
            {words}
          </p>
          <Spoken words={isSettled && last === null ? throwWords(puzzle.thrown) : words} />
        </div>
      }
      actions={
        <>
          {offersNone ? (
            <Button kind="danger" size="large" shortcut="D" onPress={() => give('none')}>
              <span class="search-none">
                <TokenImage token="doom" class="search-doom" />
                {say('practice.none')}
              </span>
            </Button>
          ) : null}
          <Button
            icon={question}
            size="large"
            shortcut="H"
            detail={next === undefined ? undefined : say('practice.hint.costs', { seconds: HINT_SECONDS[next] })}
            blocked={next === undefined ? say('practice.hint.no-more') : null}
            onPress={takeHint}
          >
            {say('practice.hint')}
          </Button>
        </>
      }
    />
  );
}

function missWords(puzzle: Puzzle, misses: readonly Position[]): string {
  const latest = misses.at(-1);
  const why = latest === undefined ? [] : whyWords(fittingOf(puzzle, puzzle.thrown, latest, null), 1);
  return say('daily.missed', { seconds: MISS_SECONDS, why: why.join(' ') });
}

function hintWords(puzzle: Puzzle, hints: number): string {
  if (HINTS[hints - 1] !== 'planet') return say(`practice.hint.${hints === 1 ? 'part' : 'row'}`);
  const { planet } = narrowed(puzzle, hints);
  if (planet === null) return say('practice.hint.planet.none');
  return say('practice.hint.planet', { planet: planetName(planet.planet) });
}

/** Cards that hints or misses have ruled out are darkened; the last hint rings a card. */
function marksOf(puzzle: Puzzle, hints: number, misses: readonly Position[]): CardMarks {
  const { positions, planet } = narrowed(puzzle, hints);
  const marks = new Map<Position, CardMark>();
  if (hints > 0) {
    for (const position of narrowed(puzzle, 0).positions) {
      if (!positions.includes(position)) marks.set(position, { veiled: true, words: say('mark.ruled-out') });
    }
  }
  for (const position of misses) marks.set(position, { veiled: true, words: say('mark.missed') });
  if (planet !== null) {
    marks.set(planet.position, { ring: 'hint', words: say('mark.hint', { planet: planetName(planet.planet) }) });
  }
  return marks;
}
