/** Everybody at the table: score on its way to 18, cards won, and what they do in this round. */

import { memo } from 'preact/compat';
import { TRACK_END, type View } from '#games/space-bowl';
import type { Seat } from '#tabletop';
import { HelmetPicture } from '../../art/helmet-picture.tsx';
import type { SeatNow } from '../../host/host.ts';
import { BusyMark } from '../../look/busy-mark.tsx';
import { Sign } from '../../look/icon.tsx';
import { check } from '../../look/icons.ts';
import { SlowMark } from '../../look/slow-mark.tsx';
import { TokenImage } from './images.tsx';
import { type Standing, standingOf } from './standing.ts';
import { say } from './words.ts';
import './players.css';

export interface PlayersProps {
  readonly view: View;
  readonly seats: readonly SeatNow[];
  readonly nameOf: (seat: Seat) => string;
}

export function Players({ view, seats, nameOf }: PlayersProps) {
  return (
    <ul class="bowl-players" aria-label={say('players')} data-many={seats.length > 5 ? '' : undefined}>
      {seats.map(({ seat, kind, presence, isSlow = false }) => (
        <Player
          key={seat}
          seat={seat}
          name={nameOf(seat)}
          score={view.scores[seat] ?? 0}
          cards={view.cardsWon[seat] ?? 0}
          isYou={view.viewer === seat}
          isBot={kind === 'bot'}
          isAway={presence !== 'here'}
          isSlow={isSlow}
          {...standingOf(view, seat)}
        />
      ))}
    </ul>
  );
}

interface PlayerProps extends Standing {
  readonly seat: Seat;
  readonly name: string;
  readonly score: number;
  readonly cards: number;
  readonly isYou: boolean;
  readonly isBot: boolean;
  readonly isAway: boolean;
  readonly isSlow: boolean;
}

const Player = memo(function Player(player: PlayerProps) {
  const { seat, name, score, cards, isYou, isAway, isSlow, isCaptain, takesPart, isBot, looks } = player;
  return (
    <li
      class="bowl-player"
      data-seat={seat}
      data-taking-part={takesPart ? '' : undefined}
      data-you={isYou ? '' : undefined}
    >
      <span class="bowl-face" data-away={isAway ? '' : undefined} aria-hidden="true">
        <HelmetPicture seat={seat} size="100%" class="sticker" />
        {isCaptain ? <TokenImage token="captain" class="bowl-cap" /> : null}
      </span>
      <span class="spoken">{playerWords(player)}</span>
      <span class="bowl-name" aria-hidden="true">
        {isSlow ? <SlowMark label={say('player.slow')} /> : null}
        {name}
      </span>
      <span class="bowl-score number" aria-hidden="true">
        {score}
      </span>
      {cards === 0 ? null : (
        <span class="bowl-cards number" aria-hidden="true">
          {cards}
        </span>
      )}
      <span class="bowl-track" aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, score / TRACK_END)})` }} />
      </span>
      <Tag standing={player} />
      {isBot && looks ? (
        <span class="bowl-looking">
          <BusyMark />
        </span>
      ) : null}
    </li>
  );
});

/** What they called or said, over the edge of their place. */
function Tag({ standing }: { readonly standing: Standing }) {
  if (standing.called === 'go') {
    return (
      <span class="bowl-tag" data-kind="go" aria-hidden="true">
        {say('go')}
      </span>
    );
  }
  if (standing.showsRed) {
    return (
      <span class="bowl-tag" data-kind="doom" aria-hidden="true">
        <TokenImage token={standing.called === 'doom' ? 'doom' : 'redButton'} />
      </span>
    );
  }
  if (!standing.isReady) return null;
  return (
    <span class="bowl-tag" data-kind="ready" aria-hidden="true">
      <Sign of={check} size={14} />
    </span>
  );
}

function playerWords(player: PlayerProps): string {
  const { name, score, cards, called, isCaptain, follows, showsRed, isReady, isAway, isSlow, isBot, looks } = player;
  return [
    name,
    say('player.score', { score }),
    say('player.cards', { cards }),
    ...(isCaptain ? [say('captain')] : []),
    ...(called === null ? [] : [say(`player.called.${called}`)]),
    ...(follows ? [say(showsRed ? 'player.red-button' : 'player.follows')] : []),
    ...(isBot && looks ? [say('player.searches')] : []),
    ...(isReady ? [say('player.ready')] : []),
    ...(isAway ? [say('player.away')] : []),
    ...(isSlow ? [say('player.slow')] : []),
  ].join(', ');
}
