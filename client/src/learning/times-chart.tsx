/** The times of one's own runs: drawn, and as a table for those who read it. */

import { Drawn } from '../charts/drawn.tsx';
import { tenths } from './seconds.ts';
import './times-chart.css';

export interface TimedRun {
  readonly on: number;
  readonly millis: number;
  readonly isRight: boolean;
}

export interface TimesWords {
  readonly unit: string;
  readonly run: string;
  readonly seconds: string;
  readonly outcome: string;
  readonly right: string;
  readonly wrong: string;
}

export interface TimesChartProps<Run extends TimedRun> {
  readonly runs: readonly Run[];
  readonly words: TimesWords;
  /** How a run ended, for the table. */
  readonly outcomeOf: (run: Run) => string | number;
  /** How one gets on: a line in place of the one through the right runs, with its name. */
  readonly trend?: { readonly millis: readonly (number | null)[]; readonly label: string };
}

const HEIGHT = 220;

export function TimesChart<Run extends TimedRun>({ runs, words, outcomeOf, trend }: TimesChartProps<Run>) {
  const load = async () => {
    const { drawTries } = await import('../charts/draw-tries.ts');
    const tries = runs.map(({ millis, isRight }) => ({ value: millis / 1000, isGood: isRight }));
    const line = trend?.millis.map((millis) => (millis === null ? null : millis / 1000)) ?? null;
    return (place: HTMLElement) => drawTries(place, { tries, trend: line, height: HEIGHT });
  };
  return (
    <div class="times">
      <Drawn height={HEIGHT} load={load} of={runs} />
      <p class="times-key" aria-hidden="true">
        <span class="times-right">● {words.right}</span>
        <span class="times-wrong">✕ {words.wrong}</span>
        {trend === undefined ? null : <span class="times-trend">— {trend.label}</span>}
      </p>
      <table class="spoken">
        <caption>{words.unit}</caption>
        <thead>
          <tr>
            <th scope="col">{words.run}</th>
            <th scope="col">{words.seconds}</th>
            <th scope="col">{words.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run, index) => (
            <tr key={run.on}>
              <th scope="row">{index + 1}</th>
              <td>{tenths(run.millis)}</td>
              <td>{outcomeOf(run)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
