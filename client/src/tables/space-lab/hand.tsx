import { memo } from 'preact/compat';
import type { LabId } from '#games/space-lab';
import { Keycap } from '../../look/keycap.tsx';
import { Named } from '../../look/named.tsx';
import { Card } from './card.tsx';
import { placeOf } from './flights.ts';
import { useHint } from './hinted.ts';
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

type CardState = 'idle' | 'dim' | 'chosen' | 'pays';

/** Keys reach as many as there are digits. */
const KEYS = 9;

/** One's own cards: tap to choose, and once a slot is chosen to pay. */
export const HandRow = memo(function HandRow({ hand, plan, chances, onCard }: HandRowProps) {
  if (hand.length === 0) return <p class="lab-hand lab-hand-empty soft">{say('hand.empty')}</p>;
  return (
    <ul class="lab-hand" aria-label={say('hand')} style={{ '--count': hand.length }}>
      {hand.map((card, at) => (
        <li key={card} class="lab-hand-place">
          <HandCard
            card={card}
            state={stateOf(card, plan, chances)}
            digit={chances !== null && at < KEYS ? at + 1 : null}
            onCard={onCard}
          />
        </li>
      ))}
    </ul>
  );
});

function stateOf(card: LabId, plan: Plan, chances: Chances | null): CardState {
  if (plan.kind === 'place') return plan.card === card ? 'chosen' : plan.pay.includes(card) ? 'pays' : 'idle';
  return chances !== null && placeOffer(chances, card) === null ? 'dim' : 'idle';
}

interface HandCardProps {
  readonly card: LabId;
  readonly state: CardState;
  readonly digit: number | null;
  readonly onCard: (card: LabId) => void;
}

const HandCard = memo(function HandCard({ card, state, digit, onCard }: HandCardProps) {
  const hint = useHint((hint) => hint.on === 'card' && hint.card === card);
  const words = cardWords(card);
  const isTaken = state === 'chosen' || state === 'pays';
  return (
    <button
      type="button"
      class="lab-hand-card"
      data-card={card}
      data-place={placeOf.hand(card)}
      data-hint={hint}
      data-state={state}
      aria-pressed={isTaken}
      title={words}
      onClick={() => onCard(card)}
    >
      <Named words={isTaken ? say(`hand.${state}`, { card: words }) : words}>
        <Card id={card} kind="full" />
        <span class="lab-stamp display">{say('pay')}</span>
        {digit === null ? null : (
          <span class="lab-hand-key">
            <Keycap>{digit}</Keycap>
          </span>
        )}
      </Named>
    </button>
  );
});
