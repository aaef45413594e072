/** Every card that would have done and nobody pointed at: pressed, it shows its pattern. */

import type { Position } from '#games/space-bowl';
import { MiniGalaxy } from './mini-galaxy.tsx';
import type { PastRound } from './past-round.ts';
import type { Shown } from './uncovered.tsx';
import { say } from './words.ts';

interface UnseenProps {
  readonly past: PastRound;
  readonly shown: Shown | null;
  readonly onShow: (shown: Shown) => void;
}

export function Unseen({ past, shown, onShow }: UnseenProps) {
  const { valid, withJoker } = past.unseen;
  if (valid.length + withJoker.length === 0) {
    const noCard = past.hasJoker ? 'unseen.no-card' : 'unseen.no-card-plain';
    return <p class="bowl-unseen-none">{say(past.hadCard ? 'unseen.nothing' : noCard)}</p>;
  }
  const isShown = (position: Position, joker: Position | null): boolean =>
    shown?.kind === 'unseen' && shown.position === position && shown.joker === joker;
  return (
    <section class="bowl-unseen" aria-label={say('unseen')}>
      <h2 class="bowl-unseen-title">{say('unseen')}</h2>
      <ul class="bowl-unseen-cards">
        {valid.map((position) => (
          <UnseenCard
            key={position}
            size={Math.sqrt(past.ground.galaxy.length)}
            card={{ position, joker: null }}
            isShown={isShown(position, null)}
            onShow={onShow}
          />
        ))}
        {withJoker.map(({ position, joker }) => (
          <UnseenCard
            key={`${position}${joker}`}
            size={Math.sqrt(past.ground.galaxy.length)}
            card={{ position, joker }}
            isShown={isShown(position, joker)}
            onShow={onShow}
          />
        ))}
      </ul>
    </section>
  );
}

interface UnseenCardProps {
  readonly size: number;
  readonly card: { readonly position: Position; readonly joker: Position | null };
  readonly isShown: boolean;
  readonly onShow: (shown: Shown) => void;
}

function UnseenCard({ size, card: { position, joker }, isShown, onShow }: UnseenCardProps) {
  return (
    <li>
      <button
        type="button"
        class="bowl-unseen-card"
        data-kind={joker === null ? 'valid' : 'joker'}
        aria-pressed={isShown}
        onClick={() => onShow({ kind: 'unseen', position, joker })}
      >
        <MiniGalaxy size={size} card={position} joker={joker} />
        <span>
          <strong class="number">{position}</strong>{' '}
          <small>{say(joker === null ? 'unseen.valid' : 'unseen.joker')}</small>
        </span>
        {joker === null ? null : <span class="spoken">{say('unseen.joker.at', { joker })}</span>}
      </button>
    </li>
  );
}
