import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../../../settings/settings.ts';
import { learningWords } from '../learning-words.ts';
import type { TimedFind } from './finds.ts';
import { tenths } from './seconds.ts';

const { say } = learningWords;
const HEIGHT = 220;

/** The times of all throws of one kind: drawn, and as a table for those who read it. */
export function ProgressChart({ finds }: { readonly finds: readonly TimedFind[] }) {
  const place = useRef<HTMLDivElement>(null);
  const dressed = theme.value;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let close: (() => void) | null = null;
    let isGone = false;
    void import('./draw-progress.ts').then(({ drawProgress }) => {
      if (!isGone) close = drawProgress(element, finds, HEIGHT);
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [finds, dressed]);
  return (
    <div class="progress-chart">
      <div ref={place} style={{ minHeight: `${HEIGHT}px` }} aria-hidden="true" />
      <p class="progress-key" aria-hidden="true">
        <span class="progress-right">● {say('practice.chart.right')}</span>
        <span class="progress-wrong">✕ {say('practice.chart.wrong')}</span>
        <span class="progress-mean">— {say('practice.chart.mean')}</span>
      </p>
      <table class="spoken">
        <caption>{say('practice.chart.unit')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('practice.chart.throw')}</th>
            <th scope="col">{say('practice.chart.seconds')}</th>
            <th scope="col">{say('practice.chart.answer')}</th>
          </tr>
        </thead>
        <tbody>
          {finds.map(({ on, millis, isRight }, index) => (
            <tr key={on}>
              <th scope="row">{index + 1}</th>
              <td>{tenths(millis)}</td>
              <td>{say(isRight ? 'practice.chart.right' : 'practice.chart.wrong')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
