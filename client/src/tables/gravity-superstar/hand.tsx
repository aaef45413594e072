/** One's five cards: what is not in hand lies dimmed, with how it was played. */

import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
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
  // The same function whatever it calls: a card is drawn again only when it looks otherwise.
  const latest = useRef(onPick);
  latest.current = onPick;
  const pick = useRef((card: Card, byKeys: boolean): void => latest.current?.(card, byKeys)).current;
  return (
    <ul class="cards" aria-label={say('hand')} data-asleep={onPick === null ? '' : undefined}>
      {CARDS.map((card, index) =>
        held.includes(card) ? (
          <HeldCard
            key={card}
            card={card}
            name={cardName(card)}
            digit={index + 1}
            isPicked={picked === card}
            isAsleep={onPick === null}
            onPick={pick}
          />
        ) : (
          <GoneCard key={card} card={card} isUp={player.faceUp.includes(card)} />
        ),
      )}
    </ul>
  );
}

interface HeldCardProps {
  readonly card: Card;
  readonly name: string;
  readonly digit: number;
  readonly isPicked: boolean;
  readonly isAsleep: boolean;
  readonly onPick: (card: Card, byKeys: boolean) => void;
}

const HeldCard = memo(function HeldCard({ card, name, digit, isPicked, isAsleep, onPick }: HeldCardProps) {
  return (
    <li class="card-place">
      <button
        type="button"
        class="card"
        data-card={card}
        aria-pressed={isPicked}
        aria-keyshortcuts={String(digit)}
        aria-disabled={isAsleep ? 'true' : undefined}
        data-picked={isPicked ? '' : undefined}
        onClick={(event) => onPick(card, event.detail === 0)}
      >
        <Named words={name}>
          <ActionCard card={card} name={linesOf(name)} width="100%" />
        </Named>
      </button>
      <Keycap>{digit}</Keycap>
    </li>
  );
});

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
