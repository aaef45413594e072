/** Puzzles: the one of the day, and all the others by level. */

import { useState } from 'preact/hooks';
import { PUZZLES, type Puzzle, puzzleOfDay } from '#games/gravity-superstar/puzzles';
import { dayAt } from '../../../learning/days.ts';
import { type Kept, keepPuzzles, keptPuzzles, withAttempt, withLook } from './kept.ts';
import { PuzzleList } from './puzzle-list.tsx';
import { PuzzleRun } from './puzzle-run.tsx';

export function Practice() {
  const [kept, setKept] = useState(keptPuzzles);
  const [chosen, setChosen] = useState<Puzzle | null>(null);
  const today = dayAt(Date.now());
  const daily = puzzleOfDay(today);

  const keep = (next: Kept): void => {
    setKept(next);
    keepPuzzles(next);
  };

  if (chosen === null) return <PuzzleList kept={kept} today={today} daily={daily} onChoose={setChosen} />;
  const next = PUZZLES[PUZZLES.indexOf(chosen) + 1] ?? null;
  return (
    <PuzzleRun
      key={chosen.id}
      puzzle={chosen}
      isDaily={chosen === daily}
      onFinished={(won) =>
        keep(
          withAttempt(kept, {
            puzzle: chosen.id,
            won,
            isBest: won === chosen.best,
            today,
            isOfToday: chosen === daily,
          }),
        )
      }
      onLook={() => keep(withLook(kept, chosen.id, today))}
      onNext={next === null ? null : () => setChosen(next)}
      onLeave={() => setChosen(null)}
    />
  );
}
