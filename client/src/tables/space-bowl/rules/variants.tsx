/** Every table option with its picture. */

import '../../../look/option-picture.css';
import { voiceOf } from '../../voices.ts';
import { optionPicture } from '../option-pictures.tsx';
import { ruleWords } from '../rule-words.ts';

const { say: rule } = ruleWords;
/** Each with what it does to the number of solutions. */
const VARIANTS = [
  { option: 'learner', makes: 'easier' },
  { option: 'bigGalaxy', makes: 'more' },
  { option: 'sphere', makes: 'more' },
  { option: 'rotation', makes: 'more' },
  { option: 'noJoker', makes: 'fewer' },
  { option: 'void', makes: 'fewer' },
  { option: 'blackHole', makes: 'fewer' },
] as const;
const WAITS = ['searchSeconds', 'countdownSeconds', 'placeSeconds', 'pauseSeconds'] as const;

export function Variants() {
  return (
    <ul class="rules-options">
      {VARIANTS.map(({ option, makes }) => (
        <Option key={option} option={option} words={rule(`variants.${option}`)} makes={rule(`variants.${makes}`)} />
      ))}
    </ul>
  );
}

export function Waits() {
  return (
    <ul class="rules-options">
      {WAITS.map((option) => (
        <Option key={option} option={option} words={rule(`times.${option}`)} />
      ))}
    </ul>
  );
}

interface OptionProps {
  readonly option: string;
  readonly words: string;
  readonly makes?: string;
}

function Option({ option, words, makes }: OptionProps) {
  return (
    <li class="rules-option">
      <span class="option-picture" aria-hidden="true">
        {optionPicture(option, null)}
      </span>
      <div>
        <h3>{voiceOf('space-bowl').optionName(option)}</h3>
        {makes === undefined ? null : <p class="soft">{makes}</p>}
        <p>{words}</p>
      </div>
    </li>
  );
}
