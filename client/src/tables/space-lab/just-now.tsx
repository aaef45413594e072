import { turns } from '../../words/turns.ts';
import type { NameOf } from '../game-table.ts';
import type { TurnRecap } from './recap.ts';
import { recapWords } from './recap.tsx';

/** What the others did in their last turns, in words; the menu has everything. */
export function JustNow({ recaps, nameOf }: { readonly recaps: readonly TurnRecap[]; readonly nameOf: NameOf }) {
  if (recaps.length === 0) return null;
  return (
    <section class="lab-now">
      <h2 class="lab-heading">{turns.say('just-now')}</h2>
      <ol>
        {recaps.map((recap) => (
          <li key={recap.seat}>{recapWords(recap, nameOf)}</li>
        ))}
      </ol>
    </section>
  );
}
