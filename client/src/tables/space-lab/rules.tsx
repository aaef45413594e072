/** Space Lab's rules for readers, with the pieces themselves as pictures. */

import {
  AGENCIES,
  COMPONENTS,
  type LabEffect,
  OBJECTIVE_SPECIALTIES,
  objectiveTile,
  PROJECT_KINDS,
  SPECIALTIES,
} from '#games/space-lab';
import {
  CapsulePicture,
  EffectPicture,
  EmblemPicture,
  ProjectPicture,
  SpecialtyPicture,
} from '../../art/lab/pieces.tsx';
import { listWords } from '../../words/area.ts';
import { Chapter, Clarifications, Keys, Points, Time } from '../rule-chapters.tsx';
import { Card } from './card.tsx';
import { ruleWords } from './rule-words.ts';
import { StationFigure } from './station-figure.tsx';
import { story } from './story-words.ts';
import './rules.css';
import { agencyName, bonusWords, effectWords, letterOf, say, specialtyName } from './words.ts';

const { say: rule } = ruleWords;
const KEYS = ['cards', 'walk', 'enter', 'reveal', 'recruit', 'end', 'drop'] as const;

const SAMPLE = 'red-02';

/** One card's effect of each kind. */
const EFFECTS: readonly LabEffect[] = [
  ...new Map(COMPONENTS.lab.map(({ effect }) => [effect.kind, effect] as const)).values(),
];

const SAMPLES = OBJECTIVE_SPECIALTIES.flatMap(
  (specialty) => COMPONENTS.objectives.find((objective) => objective.specialty === specialty)?.id ?? [],
);

export function RuleChapters() {
  return (
    <>
      <Chapter title={rule('goal.title')}>
        <p>{rule('goal')}</p>
      </Chapter>
      <Chapter title={rule('setup.title')}>
        <Points steps of={[rule('setup.1'), rule('setup.2', { tiles: tilesWords() }), rule('setup.3')]} />
      </Chapter>
      <Chapter title={rule('station.title')}>
        <div class="lab-rules-station">
          <StationFigure />
        </div>
        <p>{rule('station')}</p>
      </Chapter>
      <Chapter title={rule('card.title')}>
        <div class="lab-rules-card">
          <div class="lab-rules-sample">
            <Card id={SAMPLE} kind="full" />
          </div>
          <Points of={[rule('card.cost'), rule('card.specialty'), rule('card.agency'), rule('card.effect')]} />
        </div>
        <ul class="lab-rules-signs">
          {AGENCIES.map((agency) => (
            <li key={agency}>
              <EmblemPicture agency={agency} size={40} class="sticker" />
              {agencyName(agency)}
            </li>
          ))}
        </ul>
        <ul class="lab-rules-signs">
          {SPECIALTIES.map((specialty) => (
            <li key={specialty}>
              <span class="lab-rules-badge">
                <SpecialtyPicture specialty={specialty} size={26} />
                <strong class="display">{letterOf(specialty)}</strong>
              </span>
              {specialtyName(specialty)}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={rule('turn.title')}>
        <Points steps of={[rule('turn.reveal'), rule('turn.recruit'), rule('turn.place')]} />
        <Points of={[rule('turn.five'), rule('turn.pile'), rule('turn.example')]} />
      </Chapter>
      <Chapter title={rule('bonus.title')}>
        <p>{rule('bonus.order')}</p>
        <Points of={[rule('bonus.top'), rule('bonus.bottom'), rule('bonus.middle')]} />
      </Chapter>
      <Chapter title={rule('objective.title')}>
        <p>{rule('objective')}</p>
        <p>{rule('objective.example')}</p>
        <ul class="lab-rules-signs">
          {SAMPLES.map((objective) => (
            <li key={objective}>
              <CapsulePicture objective={objectiveTile(objective)} matched="unlaid" width={72} />
              {bonusWords(objective)}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={rule('effect.title')}>
        <ul class="lab-rules-signs">
          {EFFECTS.map((effect) => (
            <li key={effect.kind}>
              <span class="lab-rules-badge">
                <EffectPicture effect={effect} width={84} />
              </span>
              {effectWords(effect)}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={rule('project.title')}>
        <p>{rule('project.secret')}</p>
        <ul class="lab-rules-signs">
          {PROJECT_KINDS.map((kind) => (
            <li key={kind}>
              <ProjectPicture project={kind} size={44} class="sticker" />
              <strong>{say(`project.${kind}.whole`)}</strong>
              {say(`worth.${kind}`)}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={rule('end.title')}>
        <p>{rule('end')}</p>
      </Chapter>
      <Chapter title={rule('alone.title')}>
        <p>{rule('alone')}</p>
        <h3>{rule('alone.scale')}</h3>
        <SoloScale />
      </Chapter>
      <Chapter title={rule('advanced.title')}>
        <p>{rule('advanced')}</p>
      </Chapter>
      <Time pace="turns" />
      <Clarifications of={ruleWords} />
      <Keys of={KEYS} say={rule} />
    </>
  );
}

/** A pile of Validations, from its top; all piles are alike. */
const tilesWords = (): string =>
  listWords(
    (COMPONENTS.validations[0] ?? []).map(({ points, bonus }) =>
      rule('setup.tile', { points, bonus: bonus ?? 'none' }),
    ),
  );

const BANDS = [0, 1, 2, 3, 4] as const;

function SoloScale() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{rule('alone.points')}</th>
          <th scope="col">{rule('alone.verdict')}</th>
        </tr>
      </thead>
      <tbody>
        {BANDS.map((band) => (
          <tr key={band}>
            <th scope="row" class="number">
              {rule(`alone.band.${band}`)}
            </th>
            <td>{story.say(`verdict.${band}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
