import { secondsWords } from '../../../learning/seconds.ts';
import { TimesChart } from '../../../learning/times-chart.tsx';
import { Panel } from '../../../look/panel.tsx';
import { learningWords } from '../learning-words.ts';
import { bestMillis, type Find, meansOf, streaksIn, timed } from './finds.ts';

const { say } = learningWords;
const MEAN_OVER = 5;

/** How one gets on with throws of one kind. */
export function ProgressPanel({ finds }: { readonly finds: readonly Find[] }) {
  const best = bestMillis(finds);
  const { now, best: longest } = streaksIn(finds);
  const times = timed(finds);
  const figures = [
    ...(best === null ? [] : [{ name: say('practice.best-time'), value: secondsWords(best) }]),
    { name: say('practice.streak'), value: String(now) },
    { name: say('practice.best-streak'), value: String(longest) },
  ];
  return (
    <Panel title={say('practice.chart')}>
      {finds.length === 0 ? null : (
        <dl class="progress-figures">
          {figures.map(({ name, value }) => (
            <div key={name} class="progress-figure">
              <dt>{name}</dt>
              <dd class="number">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {times.length === 0 ? (
        <p class="soft">{say('practice.chart.none')}</p>
      ) : (
        <TimesChart
          runs={times}
          words={{
            unit: say('practice.chart.unit'),
            run: say('practice.chart.throw'),
            seconds: say('practice.chart.seconds'),
            outcome: say('practice.chart.answer'),
            right: say('practice.chart.right'),
            wrong: say('practice.chart.wrong'),
          }}
          outcomeOf={({ isRight }) => say(isRight ? 'practice.chart.right' : 'practice.chart.wrong')}
          trend={{ millis: meansOf(times, MEAN_OVER), label: say('practice.chart.mean') }}
        />
      )}
    </Panel>
  );
}
