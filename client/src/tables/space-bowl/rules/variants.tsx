/** Every table option with its picture. */

import '../../../look/option-picture.css';
import { voiceOf } from '../../voices.ts';
import { optionPicture } from '../option-pictures.tsx';
import { ruleWords } from '../rule-words.ts';

const { say: rule } = ruleWords;
const VARIANTS = ['learner', 'noJoker', 'bigGalaxy', 'void', 'sphere', 'rotation', 'blackHole'] as const;
const WAITS = ['searchSeconds', 'countdownSeconds', 'placeSeconds', 'pauseSeconds'] as const;

export function Variants() {
  return (
    <ul class="rules-options">
      {VARIANTS.map((option) => (
        <Option key={option} option={option} words={rule(`variants.${option}`)} />
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

function Option({ option, words }: { readonly option: string; readonly words: string }) {
  return (
    <li class="rules-option">
      <span class="option-picture" aria-hidden="true">
        {optionPicture(option, null)}
      </span>
      <div>
        <h3>{voiceOf('space-bowl').optionName(option)}</h3>
        <p>{words}</p>
      </div>
    </li>
  );
}
