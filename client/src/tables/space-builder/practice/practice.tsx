/** Practice alone: against one's own best time and its ghost, or without any clock. */

import { useState } from 'preact/hooks';
import { BUILDINGS, PLANS, QUARTER_TURNS } from '#games/space-builder';
import type { Assignment } from '../solo.ts';
import { PracticeRun } from './practice-run.tsx';
import { PracticeStart } from './practice-start.tsx';
import { keepRuns, keptRuns, type Run, withRun } from './runs.ts';

export interface Wish {
  readonly buildings: number;
  readonly upright: boolean;
  readonly clocked: boolean;
  readonly ghost: boolean;
}

const FIRST_WISH: Wish = { buildings: 4, upright: false, clocked: true, ghost: true };

export function Practice() {
  const [wish, setWish] = useState(FIRST_WISH);
  const [runs, setRuns] = useState(keptRuns);
  const [round, setRound] = useState<{ readonly number: number; readonly assignment: Assignment } | null>(null);

  const begin = (): void =>
    setRound((last) => ({
      number: (last?.number ?? 0) + 1,
      assignment: assignmentFor(wish, last?.assignment.plan ?? null),
    }));
  const keep = (run: Run): void => {
    const kept = withRun(runs, run);
    setRuns(kept);
    keepRuns(kept);
  };

  if (round === null) return <PracticeStart wish={wish} runs={runs} onWish={setWish} onStart={begin} />;
  return (
    <PracticeRun
      key={round.number}
      assignment={round.assignment}
      wish={wish}
      runs={runs}
      onFinished={keep}
      onAgain={begin}
      onSettings={() => setRound(null)}
    />
  );
}

/** Any plan but the one that was up last. */
function assignmentFor(wish: Wish, last: number | null): Assignment {
  const plans = PLANS.map((_, index) => index + 1).filter((plan) => plan !== last);
  return {
    plan: plans[Math.floor(Math.random() * plans.length)] ?? 1,
    turned: wish.upright ? 0 : (QUARTER_TURNS[Math.floor(Math.random() * QUARTER_TURNS.length)] ?? 0),
    held: BUILDINGS.slice(0, wish.buildings),
  };
}
