/** Space Builder's rules for readers, with the pieces themselves as pictures. */

import { BUILDINGS, DEFECTS, planOf, STARRED } from '#games/space-builder';
import { PlanPicture } from '../../art/builder/pieces.tsx';
import { Chapter, Clarifications, Keys, Points, Time } from '../rule-chapters.tsx';
import { ruleWords } from './rule-words.ts';
import { Tile } from './tile.tsx';
import { buildingName, faceName } from './words.ts';
import './rules.css';

const SAMPLE = planOf(7);
const { say: rule } = ruleWords;
const KEYS = ['pick', 'walk', 'build', 'turn', 'flip', 'back', 'drop', 'finish'] as const;

export function RuleChapters() {
  return (
    <>
      <Chapter title={rule('goal.title')}>
        <p>{rule('goal')}</p>
      </Chapter>
      <Chapter title={rule('setup.title')}>
        <p>{rule('setup')}</p>
      </Chapter>
      <Chapter title={rule('pieces.title')}>
        <p>{rule('pieces')}</p>
        <ul class="rules-buildings">
          {BUILDINGS.map((building) => (
            <li key={building} class="rules-building">
              <h3>
                {buildingName(building)}
                {STARRED.includes(building) ? <span class="rules-star"> ★</span> : null}
              </h3>
              <div class="rules-faces">
                {(['A', 'B'] as const).map((face) => (
                  <figure key={face}>
                    <Tile shown={{ building, face, turn: 0 }} />
                    <figcaption>{faceName(building, face)}</figcaption>
                  </figure>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={rule('plan.title')}>
        <p>{rule('plan')}</p>
        <div class="rules-figure">
          {([0, 1] as const).map((turn) => (
            <figure key={turn} class="rules-plan">
              <PlanPicture
                buildings={SAMPLE}
                turn={turn}
                width="100%"
                label={rule(turn === 0 ? 'plan.upright' : 'plan.turned')}
              />
              <figcaption>{rule(turn === 0 ? 'plan.upright' : 'plan.turned')}</figcaption>
            </figure>
          ))}
        </div>
      </Chapter>
      <Chapter title={rule('round.title')}>
        <Points steps of={[rule('round.1'), rule('round.2'), rule('round.3'), rule('round.4')]} />
      </Chapter>
      <Chapter title={rule('defects.title')}>
        <table>
          <tbody>
            {(['missing', 'misplaced', 'misshown'] as const).map((fault) => (
              <tr key={fault}>
                <th scope="row">{rule(`defects.${fault}`)}</th>
                <td class="number">{DEFECTS[fault]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{rule('defects')}</p>
      </Chapter>
      <Chapter title={rule('example.title')}>
        <p>{rule('example')}</p>
      </Chapter>
      <Chapter title={rule('winning.title')}>
        <p>{rule('winning')}</p>
      </Chapter>
      <Chapter title={rule('options.title')}>
        <Points of={[rule('options.upright'), rule('options.round'), rule('options.pause')]} />
      </Chapter>
      <Time pace="away" />
      <Clarifications of={ruleWords} />
      <Keys of={KEYS} say={rule} />
    </>
  );
}
