/** What was done since one's own last turn: beside the planet, where there is room. */

import { ReplayPicture, StarPicture, SuperstarPicture } from '../../art/gravity/pieces.tsx';
import { Named } from '../../look/named.tsx';
import { turns } from '../../words/turns.ts';
import type { NameOf } from '../game-table.ts';
import type { Act } from './acts.ts';
import { actWords, type Deed, deedIn } from './words.ts';
import './just-now.css';

/** More would be a log: the menu has that. */
const SHOWN = 8;

export function JustNow({ acts, nameOf }: { readonly acts: readonly Act[]; readonly nameOf: NameOf }) {
  const lines = acts.flatMap((act) => {
    const { before, events, isByBot } = act;
    const words = actWords(act, nameOf);
    if (words === null || before.turn === null) return [];
    return [{ seat: before.turn, words, deed: isByBot === true ? null : deedIn(events) }];
  });
  if (lines.length === 0) return null;
  return (
    <section class="just-now" aria-label={turns.say('just-now')}>
      <h2 class="just-now-title">{turns.say('just-now')}</h2>
      <ol>
        {lines.slice(-SHOWN).map(({ seat, words, deed }, at) => (
          <li key={at} class="just-now-line">
            <span class="just-now-pawn">
              <SuperstarPicture seat={seat} width="100%" />
            </span>
            {deed === null ? words : <DeedSigns deed={deed} words={words} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was played, and pictures of what it brought. */
function DeedSigns({ deed, words }: { readonly deed: Deed; readonly words: string }) {
  return (
    <span class="just-now-deed">
      <Named words={words}>
        <span>{deed.what}</span>
        {deed.takes.map((loot, at) =>
          loot === 'replay' ? (
            <ReplayPicture key={at} size={18} mood="sticker" />
          ) : (
            <StarPicture key={at} colour={loot} look="pip" size={20} mood="sticker" />
          ),
        )}
        {deed.ejects.map((seat) => (
          <span key={seat} class="move-ejected">
            <SuperstarPicture seat={seat} width="20px" />
          </span>
        ))}
      </Named>
    </span>
  );
}
