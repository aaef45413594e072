/** What stands beside the plan: the time, and the ghost of one's best run. */

import { useEffect, useState } from 'preact/hooks';
import { BUILDINGS } from '#games/space-builder';
import { Sign } from '../../../look/icon.tsx';
import { crown, flag } from '../../../look/icons.ts';
import { type Pip, Pips } from '../../../look/meter.tsx';
import { learningWords } from '../learning-words.ts';
import { say as sayOfGame } from '../words.ts';
import './beside.css';
import { secondsWords } from '../../../learning/seconds.ts';
import { GhostCity } from './ghost-city.tsx';
import { placedAt, type Run } from './runs.ts';

const { say } = learningWords;
const TICK = 100;

export interface BesideProps {
  readonly elapsed: () => number;
  readonly clocked: boolean;
  readonly best: Run | null;
  readonly ghost: boolean;
  readonly held: number;
}

/** Ticks by itself, so that nothing else is drawn again for it. */
export function Beside({ elapsed, clocked, best, ghost, held }: BesideProps) {
  const [now, setNow] = useState(elapsed);
  useEffect(() => {
    if (!clocked) return;
    const timer = setInterval(() => setNow(elapsed()), TICK);
    return () => clearInterval(timer);
  }, [clocked]);
  if (!clocked) return <p class="beside-plan beside soft">{say('practice.no-clock')}</p>;
  return (
    <div class="beside-plan beside">
      <p class="beside-time">
        <span class="beside-label">{say('practice.time')}</span>
        <strong class="number">{secondsWords(now)}</strong>
      </p>
      {best === null ? (
        <p class="beside-label">{say('practice.no-best')}</p>
      ) : (
        <Ghost run={best} now={now} isShown={ghost} held={held} />
      )}
    </div>
  );
}

interface GhostProps {
  readonly run: Run;
  readonly now: number;
  readonly isShown: boolean;
  readonly held: number;
}

function Ghost({ run, now, isShown, held }: GhostProps) {
  const isDone = now >= run.millis;
  const placed = placedAt(run, now);
  return (
    <div class="beside-ghost" data-done={isDone ? '' : undefined}>
      <span class="beside-label">{say('practice.your-best')}</span>
      <span class="beside-best number">
        {isDone && isShown ? <Sign of={flag} size={16} /> : null} {secondsWords(run.millis)}
      </span>
      {isShown ? (
        <>
          <GhostCity run={run} now={now} />
          <Pips
            seat={3}
            label={sayOfGame('rival.progress', { placed, held })}
            pips={BUILDINGS.map((_, index): Pip => (index < placed ? 'full' : index < held ? 'hollow' : 'locked'))}
          />
        </>
      ) : null}
    </div>
  );
}

export interface OutcomeProps {
  readonly run: Run;
  /** Before this run. */
  readonly best: Run | null;
  readonly clocked: boolean;
}

export function Outcome({ run, best, clocked }: OutcomeProps) {
  const isRecord = clocked && run.defects === 0 && (best === null || run.millis < best.millis);
  return (
    <div class="beside-plan beside">
      <p class="beside-verdict" data-right={run.defects === 0 ? '' : undefined}>
        {run.defects === 0 ? say('practice.right') : say('practice.defects', { defects: run.defects })}
      </p>
      {clocked ? (
        <p class="beside-time">
          <span class="beside-label">{say('practice.time')}</span>
          <strong class="number">{secondsWords(run.millis)}</strong>
        </p>
      ) : null}
      {isRecord ? (
        <p class="beside-record">
          <Sign of={crown} size={20} /> {say('practice.record')}
        </p>
      ) : null}
      {best === null || isRecord ? null : (
        <p class="beside-label">
          {say('practice.best')} <strong class="number">{secondsWords(best.millis)}</strong>
        </p>
      )}
    </div>
  );
}
