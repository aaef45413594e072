/** How one's matches of a game went: drawn, and as a table for those who hear it. */

import { Drawn } from '../../charts/drawn.tsx';
import { Panel } from '../../look/panel.tsx';
import { momentWords, numberWords } from '../../words/area.ts';
import { people } from '../../words/people.ts';
import { type Figures, trendOf } from './own-matches.ts';
import './score-panel.css';

const { say } = people;

const HEIGHT = 200;
const FEW = 3;

export function ScorePanel({ figures: { course } }: { readonly figures: Figures }) {
  return (
    <Panel title={say('matches.chart')} aside={say('matches.chart.unit')} class="log-chart">
      {course.length < FEW ? <p class="soft">{say('matches.chart.few')}</p> : <ScoreChart course={course} />}
    </Panel>
  );
}

function ScoreChart({ course }: Pick<Figures, 'course'>) {
  const load = async () => {
    const { drawTries } = await import('../../charts/draw-tries.ts');
    const tries = course.map(({ score, isWon }) => ({ value: score, isGood: isWon }));
    const trend = trendOf(course.map(({ score }) => score));
    return (place: HTMLElement) => drawTries(place, { tries, trend, height: HEIGHT });
  };
  return (
    <div class="log-drawn">
      <Drawn height={HEIGHT} load={load} of={course} />
      <p class="log-key" aria-hidden="true">
        <span class="log-key-won">● {say('matches.chart.won')}</span>
        <span class="log-key-lost">✕ {say('matches.chart.lost')}</span>
        <span class="log-key-trend">— {say('matches.chart.trend')}</span>
      </p>
      <div class="spoken">
        <table>
          <caption>{say('matches.chart.unit')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('matches.chart.match')}</th>
              <th scope="col">{say('matches.chart.score')}</th>
              <th scope="col">{say('matches.chart.result')}</th>
            </tr>
          </thead>
          <tbody>
            {course.map(({ match, ended, score, isWon }) => (
              <tr key={match}>
                <th scope="row">{ended === null ? say('matches.some-time') : momentWords(ended)}</th>
                <td>{numberWords(score)}</td>
                <td>{say(isWon ? 'matches.chart.won' : 'matches.chart.lost')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
