import { Sign } from '../../../look/icon.tsx';
import { watch } from '../../../look/icons.ts';
import { TokenImage } from '../images.tsx';
import { learningWords } from '../learning-words.ts';
import type { Puzzle } from './puzzle.ts';

const { say } = learningWords;

/** Which cards are ringed afterwards: the valid ones, or those that the joker would make so. */
export type Seen = 'valid' | 'joker';

export interface SeenSwitchProps {
  readonly puzzle: Puzzle;
  readonly seen: Seen;
  readonly onSee: (seen: Seen) => void;
}

export function SeenSwitch({ puzzle: { solutions }, seen, onSee }: SeenSwitchProps) {
  const helped = new Set(solutions.withJoker.map(({ position }) => position)).size;
  return (
    <fieldset class="seen-switch">
      <legend class="spoken">{say('practice.seen')}</legend>
      <button
        type="button"
        class="seen"
        data-seen="valid"
        aria-pressed={seen === 'valid'}
        aria-label={say('practice.seen.valid', { count: solutions.valid.length })}
        onClick={() => onSee('valid')}
      >
        <Sign of={watch} size={22} />
        <span class="number">{solutions.valid.length}</span>
      </button>
      <button
        type="button"
        class="seen"
        data-seen="joker"
        aria-pressed={seen === 'joker'}
        aria-label={say('practice.seen.joker', { count: helped })}
        onClick={() => onSee('joker')}
      >
        <TokenImage token="joker" class="seen-joker" />
        <span class="number">{helped}</span>
      </button>
    </fieldset>
  );
}
