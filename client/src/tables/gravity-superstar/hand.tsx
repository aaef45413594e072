/** One's five cards: what is not in hand lies dimmed, with how it was played. */

import { CARDS, type Card, type PlayerView } from '#games/gravity-superstar';
import { ActionCard } from '../../art/gravity/pieces.tsx';
import { Keycap } from '../../look/keycap.tsx';
import { Named } from '../../look/named.tsx';
import { cardName, say } from './words.ts';
import './hand.css';

interface HandProps {
  readonly player: PlayerView;
  readonly picked: Card | null;
  /** Null when no card can be chosen now. */
  readonly onPick: ((card: Card, byKeys: boolean) => void) | null;
}

/** A name in two lines if it has two words. */
function linesOf(name: string): readonly string[] {
  const at = name.indexOf(' ');
  return at === -1 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

export function Hand({ player, picked, onPick }: HandProps) {
  const held = player.hand ?? [];
  return (
    <ul class="cards" aria-label={say('hand')} data-asleep={onPick === null ? '' : undefined}>
      {CARDS.map((card, index) => {
        const name = cardName(card);
        if (!held.includes(card)) return <GoneCard key={card} card={card} isUp={player.faceUp.includes(card)} />;
        return (
          <li key={card} class="card-place">
            <button
              type="button"
              class="card"
              data-card={card}
              aria-pressed={picked === card}
              aria-keyshortcuts={String(index + 1)}
              aria-disabled={onPick === null ? 'true' : undefined}
              data-picked={picked === card ? '' : undefined}
              onClick={(event) => onPick?.(card, event.detail === 0)}
            >
              <Named words={name}>
                <ActionCard card={card} name={linesOf(name)} width="100%" />
              </Named>
            </button>
            <Keycap>{index + 1}</Keycap>
          </li>
        );
      })}
    </ul>
  );
}

function GoneCard({ card, isUp }: { readonly card: Card; readonly isUp: boolean }) {
  return (
    <li class="card-place" data-gone="">
      <p class="spoken">{say('hand.gone', { card: cardName(card), where: isUp ? 'up' : 'down' })}</p>
      <ActionCard card={card} width="100%" />
      <span class="card-where" aria-hidden="true">
        {say(isUp ? 'up' : 'down')}
      </span>
    </li>
  );
}
