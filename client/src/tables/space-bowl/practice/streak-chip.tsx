import { Sign } from '../../../look/icon.tsx';
import { star } from '../../../look/icons.ts';
import { learningWords } from '../learning-words.ts';

/** Right answers in a row. */
export function StreakChip({ count }: { readonly count: number }) {
  return (
    <p class="search-streak" data-any={count > 0 ? '' : undefined}>
      <Sign of={star} size={20} />
      <span class="spoken">{learningWords.say('practice.streak')}</span>
      <strong class="number">{count}</strong>
    </p>
  );
}
