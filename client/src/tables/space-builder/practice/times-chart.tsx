import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../../../settings/settings.ts';
import { learningWords } from '../learning-words.ts';
import type { Run } from './runs.ts';
import { tenths } from './seconds.ts';

const { say } = learningWords;
const HEIGHT = 220;

/** The times of all runs of one kind: drawn, and as a table for those who read it. */
export function TimesChart({ runs }: { readonly runs: readonly Run[] }) {
  const place = useRef<HTMLDivElement>(null);
  const dressed = theme.value;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let close: (() => void) | null = null;
    let isGone = false;
    void import('./draw-times.ts').then(({ drawTimes }) => {
      if (!isGone) close = drawTimes(element, runs, HEIGHT);
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [runs, dressed]);
  return (
    <div class="times">
      <div ref={place} style={{ minHeight: `${HEIGHT}px` }} aria-hidden="true" />
      <p class="times-key" aria-hidden="true">
        <span class="times-clean">● {say('practice.times.clean')}</span>
        <span class="times-faulty">✕ {say('practice.times.faulty')}</span>
      </p>
      <table class="spoken">
        <caption>{say('practice.times.unit')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('practice.times.run')}</th>
            <th scope="col">{say('practice.times.seconds')}</th>
            <th scope="col">{say('practice.times.defects')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run, index) => (
            <tr key={run.on}>
              <th scope="row">{index + 1}</th>
              <td>{tenths(run.millis)}</td>
              <td>{run.defects}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
