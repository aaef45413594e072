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
import { Keycap } from '../../look/keycap.tsx';
import { Card } from './card.tsx';
import { ruleWords } from './rule-words.ts';
import './rules.css';
import { agencyName, bonusWords, effectWords, letterOf, say, specialtyName } from './words.ts';

const { say: rule } = ruleWords;

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
      <section>
        <h2>{rule('goal.title')}</h2>
        <p>{rule('goal')}</p>
      </section>
      <section>
        <h2>{rule('card.title')}</h2>
        <div class="lab-rules-card">
          <div class="lab-rules-sample">
            <Card id={SAMPLE} kind="full" />
          </div>
          <ul class="rules-list">
            {(['cost', 'specialty', 'agency', 'effect'] as const).map((part) => (
              <li key={part}>{rule(`card.${part}`)}</li>
            ))}
          </ul>
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
      </section>
      <section>
        <h2>{rule('turn.title')}</h2>
        <ol class="rules-list">
          {(['reveal', 'recruit', 'place'] as const).map((way) => (
            <li key={way}>{rule(`turn.${way}`)}</li>
          ))}
        </ol>
        <p>{rule('turn.five')}</p>
      </section>
      <section>
        <h2>{rule('bonus.title')}</h2>
        <p>{rule('bonus.order')}</p>
        <ul class="rules-list">
          {(['top', 'bottom', 'middle'] as const).map((row) => (
            <li key={row}>{rule(`bonus.${row}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{rule('objective.title')}</h2>
        <p>{rule('objective')}</p>
        <ul class="lab-rules-signs">
          {SAMPLES.map((objective) => (
            <li key={objective}>
              <CapsulePicture objective={objectiveTile(objective)} matched="unlaid" width={72} />
              {bonusWords(objective)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{rule('effect.title')}</h2>
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
      </section>
      <section>
        <h2>{rule('project.title')}</h2>
        <ul class="lab-rules-signs">
          {PROJECT_KINDS.map((kind) => (
            <li key={kind}>
              <ProjectPicture project={kind} size={44} class="sticker" />
              <strong>{say(`project.${kind}`)}</strong>
              {say(`worth.${kind}`)}
            </li>
          ))}
        </ul>
      </section>
      {(['end', 'alone', 'advanced'] as const).map((chapter) => (
        <section key={chapter}>
          <h2>{rule(`${chapter}.title`)}</h2>
          <p>{rule(chapter)}</p>
        </section>
      ))}
      <section>
        <h2>{rule('keys.title')}</h2>
        <ul class="rules-keys">
          {(['cards', 'walk', 'enter', 'reveal', 'recruit', 'end', 'drop'] as const).map((key) => (
            <li key={key} class="lab-rules-key">
              <Keycap always>{rule(`keys.${key}.key`)}</Keycap> {rule(`keys.${key}`)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
