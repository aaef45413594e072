/** Space Builder's rules for readers, with the pieces themselves as pictures. */

import { BUILDINGS, planOf, STARRED } from '#games/space-builder';
import { PlanPicture } from '../../art/builder/pieces.tsx';
import { Keycap } from '../../look/keycap.tsx';
import { ruleWords } from './rule-words.ts';
import { Tile } from './tile.tsx';
import { buildingName, faceName } from './words.ts';
import './rules.css';

const SAMPLE = planOf(7);
const { say: rule } = ruleWords;

export function RuleChapters() {
  return (
    <>
      <section>
        <h2>{rule('goal.title')}</h2>
        <p>{rule('goal')}</p>
      </section>
      <section>
        <h2>{rule('pieces.title')}</h2>
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
                    <Tile building={building} face={face} turn={0} />
                    <figcaption>{faceName(building, face)}</figcaption>
                  </figure>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{rule('plan.title')}</h2>
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
      </section>
      <section>
        <h2>{rule('round.title')}</h2>
        <ol class="rules-list">
          <li>{rule('round.1')}</li>
          <li>{rule('round.2')}</li>
          <li>{rule('round.3')}</li>
          <li>{rule('round.4')}</li>
        </ol>
      </section>
      <section>
        <h2>{rule('defects.title')}</h2>
        <table>
          <tbody>
            {(['missing', 'misplaced', 'misshown'] as const).map((fault) => (
              <tr key={fault}>
                <th scope="row">{rule(`defects.${fault}`)}</th>
                <td class="number">{fault === 'missing' ? 1 : 2}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{rule('defects')}</p>
      </section>
      <section>
        <h2>{rule('winning.title')}</h2>
        <p>{rule('winning')}</p>
      </section>
      <section>
        <h2>{rule('rulings.title')}</h2>
        <ul class="rules-list">
          <li>{rule('rulings.1')}</li>
          <li>{rule('rulings.2')}</li>
          <li>{rule('rulings.3')}</li>
          <li>{rule('rulings.4')}</li>
        </ul>
      </section>
      <section>
        <h2>{rule('keys.title')}</h2>
        <ul class="rules-keys">
          {(['pick', 'walk', 'build', 'turn', 'flip', 'back', 'drop', 'finish'] as const).map((key) => (
            <li key={key}>
              <Keycap always>{rule(`keys.${key}.key`)}</Keycap> {rule(`keys.${key}`)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
