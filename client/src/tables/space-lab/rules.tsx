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
import { Chapter, KeyUses, Points } from '../rule-chapters.tsx';
import { Card } from './card.tsx';
import { ruleWords } from './rule-words.ts';
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
        <p>{rule('turn.five')}</p>
      </Chapter>
      <Chapter title={rule('bonus.title')}>
        <p>{rule('bonus.order')}</p>
        <Points of={[rule('bonus.top'), rule('bonus.bottom'), rule('bonus.middle')]} />
      </Chapter>
      <Chapter title={rule('objective.title')}>
        <p>{rule('objective')}</p>
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
        <ul class="lab-rules-signs">
          {PROJECT_KINDS.map((kind) => (
            <li key={kind}>
              <ProjectPicture project={kind} size={44} class="sticker" />
              <strong>{say(`project.${kind}`)}</strong>
              {say(`worth.${kind}`)}
            </li>
          ))}
        </ul>
      </Chapter>
      {(['end', 'alone', 'advanced'] as const).map((chapter) => (
        <Chapter key={chapter} title={rule(`${chapter}.title`)}>
          <p>{rule(chapter)}</p>
        </Chapter>
      ))}
      <Chapter title={rule('keys.title')}>
        <KeyUses of={KEYS.map((key) => ({ keys: rule(`keys.${key}.key`), words: rule(`keys.${key}`) }))} />
      </Chapter>
    </>
  );
}
