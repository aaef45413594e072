/** What was discarded lies open: whoever counts cards may look at it. */

import { useState } from 'preact/hooks';
import type { LabId } from '#games/space-lab';
import { BackPicture, EmblemPicture } from '../../art/lab/pieces.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { shell } from '../../words/shell.ts';
import { Card } from './card.tsx';
import { placeOf } from './flights.ts';
import { groupsOf } from './reading.ts';
import { agencyName, cardWords, say } from './words.ts';
import './discards.css';

/** By agency. */
export function Discards({ cards }: { readonly cards: readonly LabId[] }) {
  if (cards.length === 0) return <p class="soft">{say('discards.none')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys
    <ul class="lab-discards" tabIndex={0} aria-label={say('discards')}>
      {groupsOf(cards)
        .filter((group) => group.cards.length > 0)
        .map(({ agency, cards: own }) => (
          <li key={agency}>
            <h3 class="lab-discards-name">
              <EmblemPicture agency={agency} size={22} sticker />
              {agencyName(agency)}
              <span class="number">{own.length}</span>
            </h3>
            <ul class="lab-discards-cards">
              {own.map((card) => (
                <li key={card} class="lab-discarded">
                  <Card id={card} kind="small" label={cardWords(card)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}

/** How many there are; pressed, all of them. */
export function DiscardPile({ cards }: { readonly cards: readonly LabId[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="lab-pile lab-discard-pile"
        data-place={placeOf.discard}
        data-pile="lab"
        onClick={() => setOpen(true)}
      >
        <BackPicture of="lab" size={17} />
        <span class="lab-pile-words">{say('pile.discard', { count: cards.length })}</span>
      </button>
      <Dialog
        open={isOpen}
        title={say('discards')}
        kind="sheet"
        closeLabel={shell.say('close')}
        onClose={() => setOpen(false)}
      >
        {isOpen ? <Discards cards={cards} /> : null}
      </Dialog>
    </>
  );
}
