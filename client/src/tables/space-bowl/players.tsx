/** Everybody at the table: score on its way to 18, cards won, and what they do in this round. */

import { TRACK_END, type View } from '#games/space-bowl';
import type { Seat } from '#tabletop';
import { HelmetPicture } from '../../art/helmet-picture.tsx';
import type { SeatNow } from '../../host/host.ts';
import { Sign } from '../../look/icon.tsx';
import { check } from '../../look/icons.ts';
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
      {seats.map((now) => (
        <Player key={now.seat} view={view} now={now} name={nameOf(now.seat)} />
      ))}
    </ul>
  );
}

function Player({ view, now, name }: { readonly view: View; readonly now: SeatNow; readonly name: string }) {
  const { seat, presence } = now;
  const standing = standingOf(view, seat);
  const score = view.scores[seat] ?? 0;
  const cards = view.cardsWon[seat] ?? 0;
  const isAway = presence !== 'here';
  return (
    <li
      class="bowl-player"
      data-seat={seat}
      data-taking-part={standing.takesPart ? '' : undefined}
      data-you={view.viewer === seat ? '' : undefined}
    >
      <span class="bowl-face" data-away={isAway ? '' : undefined} aria-hidden="true">
        <HelmetPicture seat={seat} size="100%" class="sticker" />
        {standing.isCaptain ? <TokenImage token="captain" class="bowl-cap" /> : null}
      </span>
      <span class="spoken">{playerWords(name, score, cards, standing, isAway)}</span>
      <span class="bowl-name" aria-hidden="true">
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
      <Tag standing={standing} />
    </li>
  );
}

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

function playerWords(name: string, score: number, cards: number, standing: Standing, isAway: boolean): string {
  return [
    name,
    say('player.score', { score }),
    say('player.cards', { cards }),
    ...(standing.isCaptain ? [say('captain')] : []),
    ...(standing.called === null ? [] : [say(`player.called.${standing.called}`)]),
    ...(standing.follows ? [say(standing.showsRed ? 'player.red-button' : 'player.follows')] : []),
    ...(standing.isReady ? [say('player.ready')] : []),
    ...(isAway ? [say('player.away')] : []),
  ].join(', ');
}
