import type { LabId } from '#games/space-lab';
import { Keycap } from '../../look/keycap.tsx';
import { Card } from './card.tsx';
import { placeOf } from './flights.ts';
import { type Chances, type Plan, placeOffer } from './plan.ts';
import { cardWords, say } from './words.ts';
import './hand.css';

export interface HandRowProps {
  readonly hand: readonly LabId[];
  readonly plan: Plan;
  /** Null while it is somebody else's turn. */
  readonly chances: Chances | null;
  readonly onCard: (card: LabId) => void;
}

/** One's own cards: tap to choose, and once a slot is chosen to pay. */
export function HandRow({ hand, plan, chances, onCard }: HandRowProps) {
  const chosen = plan.kind === 'place' ? plan : null;
  if (hand.length === 0) return <p class="lab-hand lab-hand-empty soft">{say('hand.empty')}</p>;
  return (
    <ul class="lab-hand" aria-label={say('hand')} style={{ '--count': hand.length }}>
      {hand.map((card, at) => {
        const pays = chosen?.pay.includes(card) ?? false;
        const isChosen = chosen?.card === card;
        const words = cardWords(card);
        return (
          <li key={card} class="lab-hand-place">
            <button
              type="button"
              class="lab-hand-card"
              data-card={card}
              data-place={placeOf.hand(card)}
              data-state={isChosen ? 'chosen' : pays ? 'pays' : 'idle'}
              data-dim={chances !== null && chosen === null && placeOffer(chances, card) === null ? '' : undefined}
              aria-pressed={isChosen || pays}
              aria-label={
                isChosen ? say('hand.chosen', { card: words }) : pays ? say('hand.pays', { card: words }) : words
              }
              title={words}
              onClick={() => onCard(card)}
            >
              <Card id={card} kind="full" />
              {pays ? <span class="lab-stamp display">{say('pay')}</span> : null}
              {at < 9 && chances !== null ? (
                <span class="lab-hand-key">
                  <Keycap>{at + 1}</Keycap>
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
