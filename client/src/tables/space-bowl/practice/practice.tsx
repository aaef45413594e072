/** Practice alone: throws without end, and the throw of the day. */

import { useState } from 'preact/hooks';
import { quickChance } from '#tabletop';
import { hasLetters } from '../preferences.ts';
import { type DailyResult, dayOf, keepResults, keptResults, resultOn, withResult } from './daily.ts';
import { DailyRun } from './daily-run.tsx';
import { type Find, keepFinds, keptFinds, withFind } from './finds.ts';
import { PracticeRun } from './practice-run.tsx';
import { PracticeStart } from './practice-start.tsx';
import { drawPuzzle, type Kind, type Puzzle } from './puzzle.ts';

export interface Wish extends Kind {
  readonly isClocked: boolean;
}

const FIRST_WISH: Wish = { isBig: false, level: 'easy', variants: [], isClocked: true };
const SEEDS = 2 ** 32;

type Stage = 'start' | 'daily' | { readonly number: number; readonly puzzle: Puzzle };

export function Practice() {
  const [wish, setWish] = useState(FIRST_WISH);
  const [finds, setFinds] = useState(keptFinds);
  const [results, setResults] = useState(keptResults);
  const [stage, setStage] = useState<Stage>('start');
  // A throw begun before midnight stays that day's.
  const [today, setToday] = useState(() => dayOf(Date.now()));

  const letters = hasLetters(wish.isBig && stage !== 'daily' ? 6 : 5);

  const begin = (): void =>
    setStage((last) => ({
      number: typeof last === 'object' ? last.number + 1 : 1,
      puzzle: drawPuzzle(wish, quickChance(Math.floor(Math.random() * SEEDS))),
    }));
  const keepFind = (find: Find): void => {
    const kept = withFind(finds, find);
    setFinds(kept);
    keepFinds(kept);
  };
  const keepResult = (result: DailyResult): void => {
    const kept = withResult(results, result);
    setResults(kept);
    keepResults(kept);
  };

  if (stage === 'start') {
    return (
      <PracticeStart
        wish={wish}
        finds={finds}
        results={results}
        today={today}
        onWish={setWish}
        onStart={begin}
        onDaily={() => {
          setToday(dayOf(Date.now()));
          setStage('daily');
        }}
      />
    );
  }
  if (stage === 'daily') {
    return (
      <DailyRun
        day={today}
        letters={letters}
        result={resultOn(results, today)}
        onFound={keepResult}
        onBack={() => setStage('start')}
      />
    );
  }
  return (
    <PracticeRun
      key={stage.number}
      puzzle={stage.puzzle}
      wish={wish}
      letters={letters}
      finds={finds}
      onFind={keepFind}
      onNext={begin}
      onSettings={() => setStage('start')}
    />
  );
}
