/** Space Builder's rules for readers, with the pieces themselves as pictures. */

import { BUILDINGS, planOf, STARRED } from '#games/space-builder';
import { PlanPicture } from '../../art/builder/pieces.tsx';
import { Keycap } from '../../look/keycap.tsx';
import { Tile } from './tile.tsx';
import { buildingName, faceName, say } from './words.ts';
import './rules.css';

const SAMPLE = planOf(7);

export function RuleChapters() {
  return (
    <>
      <section>
        <h2>{say('rules.goal.title')}</h2>
        <p>{say('rules.goal')}</p>
      </section>
      <section>
        <h2>{say('rules.pieces.title')}</h2>
        <p>{say('rules.pieces')}</p>
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
        <h2>{say('rules.plan.title')}</h2>
        <p>{say('rules.plan')}</p>
        <div class="rules-figure">
          {([0, 1] as const).map((turn) => (
            <figure key={turn} class="rules-plan">
              <PlanPicture buildings={SAMPLE} turn={turn} width="100%" label={say(turn === 0 ? 'rules.plan.upright' : 'rules.plan.turned')} />
              <figcaption>{say(turn === 0 ? 'rules.plan.upright' : 'rules.plan.turned')}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2>{say('rules.round.title')}</h2>
        <ol class="rules-list">
          <li>{say('rules.round.1')}</li>
          <li>{say('rules.round.2')}</li>
          <li>{say('rules.round.3')}</li>
          <li>{say('rules.round.4')}</li>
        </ol>
      </section>
      <section>
        <h2>{say('rules.defects.title')}</h2>
        <table>
          <tbody>
            {(['missing', 'misplaced', 'misshown'] as const).map((fault) => (
              <tr key={fault}>
                <th scope="row">{say(`rules.defects.${fault}`)}</th>
                <td class="number">{fault === 'missing' ? 1 : 2}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{say('rules.defects')}</p>
      </section>
      <section>
        <h2>{say('rules.winning.title')}</h2>
        <p>{say('rules.winning')}</p>
      </section>
      <section>
        <h2>{say('rules.rulings.title')}</h2>
        <ul class="rules-list">
          <li>{say('rules.rulings.1')}</li>
          <li>{say('rules.rulings.2')}</li>
          <li>{say('rules.rulings.3')}</li>
          <li>{say('rules.rulings.4')}</li>
        </ul>
      </section>
      <section>
        <h2>{say('rules.keys.title')}</h2>
        <ul class="rules-keys">
          {(['pick', 'walk', 'build', 'turn', 'flip', 'back', 'drop'] as const).map((key) => (
            <li key={key}>
              <Keycap always>{say(`rules.keys.${key}.key`)}</Keycap> {say(`rules.keys.${key}`)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
