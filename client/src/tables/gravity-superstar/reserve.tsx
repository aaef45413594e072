/** What a player has, for all to see: stars by colour with pairs marked, tokens, cards, points. */

import { memo } from 'preact/compat';
import { CARDS, COLOURS, type PlayerView, type View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { ReplayPicture, SmallActionCard, StarPicture, SuperstarPicture } from '../../art/gravity/pieces.tsx';
import type { SeatNow } from '../../host/host.ts';
import { Dialog } from '../../look/dialog.tsx';
import { Sign } from '../../look/icon.tsx';
import { fan } from '../../look/icons.ts';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import { listWords } from '../../words/area.ts';
import { cardName, say, starName } from './words.ts';
import './reserve.css';
import './reserve-strips.css';
import './reserve-rail.css';
import './reserve-wide.css';

interface ReservesProps {
  readonly view: View;
  readonly seats: readonly SeatNow[];
  readonly you: Seat | null;
}

/** In the order of play, one's own last: next to one's hand. */
export function Reserves({ view, seats, you, onOpen }: ReservesProps & { readonly onOpen: () => void }) {
  return (
    <div class="reserves">
      <ReserveList view={view} seats={seats} you={you} />
      <PoolLine view={view} />
      <button type="button" class="reserves-open" aria-label={say('reserves.open')} onClick={onOpen} />
    </div>
  );
}

/** The same, large: on a phone there is hardly room for six. */
export function ReservesSheet({
  isOpen,
  onClose,
  ...reserves
}: ReservesProps & { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Dialog open={isOpen} title={say('reserves')} kind="sheet" closeLabel={say('close')} onClose={onClose}>
      {isOpen ? (
        <>
          <ReserveList {...reserves} />
          <PoolLine view={reserves.view} />
        </>
      ) : null}
    </Dialog>
  );
}

/** Tokens are few: whoever plans with one wants to know. */
function PoolLine({ view }: Pick<ReservesProps, 'view'>) {
  return (
    <p class="reserve-pool soft">
      <ReplayPicture size={18} mood="sticker" />
      {say('pool', { count: view.pool })}
    </p>
  );
}

function ReserveList({ view, seats, you }: ReservesProps) {
  const count = view.players.length;
  const order = view.players.map((_, index) => ((you ?? -1) + 1 + index) % count);
  return (
    <ul class="reserve-list" aria-label={say('reserves')} data-count={count}>
      {order.map((seat) => {
        const player = view.players[seat];
        const who = seats[seat];
        return player === undefined || who === undefined ? null : (
          <Reserve key={seat} player={player} who={who} isYou={seat === you} isTheirTurn={view.turn === seat} />
        );
      })}
    </ul>
  );
}

interface ReserveProps {
  readonly player: PlayerView;
  readonly who: SeatNow;
  readonly isYou: boolean;
  readonly isTheirTurn: boolean;
}

/** What most players have is as it was. */
const Reserve = memo(function Reserve({ player, who, isYou, isTheirTurn }: ReserveProps) {
  const { seat, name } = who;
  return (
    <li
      class="reserve"
      data-seat={seat}
      data-turn={isTheirTurn ? '' : undefined}
      data-you={isYou ? '' : undefined}
      data-away={who.presence === 'here' ? undefined : ''}
    >
      <p class="spoken">
        {say('reserve', {
          name,
          you: isYou ? 'yes' : 'no',
          turn: isTheirTurn ? 'yes' : 'no',
          points: player.points,
        })}
      </p>
      <div class="reserve-head" aria-hidden="true">
        <span class="reserve-pawn">
          <SuperstarPicture seat={seat} width="100%" />
        </span>
        <span class="reserve-name">
          <ShapeBadge seat={seat} size={13} />
          <span class="reserve-letters">{isYou ? say('you') : name}</span>
        </span>
        <span class="reserve-points number">{player.points}</span>
      </div>
      <ul class="reserve-stars">
        {COLOURS.map((colour, index) => {
          const count = player.stars[index] ?? 0;
          const pairs = Math.floor(count / 2);
          return (
            <li
              key={colour}
              class="reserve-star"
              data-loot={`${seat} ${colour}`}
              data-none={count === 0 ? '' : undefined}
            >
              <StarPicture
                colour={colour}
                look="pip"
                size="1em"
                mood={count > 0 ? 'sticker' : 'pale'}
                label={say('owned', { star: starName(colour), count, pairs })}
              />
              <span class="reserve-count number" aria-hidden="true">
                {count}
                <Pairs pairs={pairs} isOdd={count % 2 === 1} />
              </span>
            </li>
          );
        })}
        <li
          class="reserve-star reserve-tokens"
          data-loot={`${seat} replay`}
          data-none={player.tokens === 0 ? '' : undefined}
        >
          <ReplayPicture
            size="1em"
            mood={player.tokens > 0 ? 'sticker' : 'pale'}
            label={say('tokens', { count: player.tokens })}
          />
          <span class="reserve-count number" aria-hidden="true">
            {player.tokens}
          </span>
        </li>
      </ul>
      <Played player={player} />
    </li>
  );
});

/** Pairs are bars, each worth one point more; the odd star is a dot. */
function Pairs({ pairs, isOdd }: { readonly pairs: number; readonly isOdd: boolean }) {
  return (
    <span class="star-pairs">
      {Array.from({ length: pairs }, (_, index) => (
        <i key={index} class="star-pair" />
      ))}
      {isOdd ? <i class="star-odd" /> : null}
    </span>
  );
}

function Played({ player }: { readonly player: PlayerView }) {
  const { faceUp, faceDown, inHand } = player;
  return (
    <div class="reserve-cards">
      <p class="spoken">
        {faceUp.length === 0 ? '' : say('face-up', { cards: listWords(faceUp.map(cardName)) })}{' '}
        {faceDown === 0 ? '' : say('face-down', { count: faceDown })} {say('in-hand', { count: inHand })}
      </p>
      <span class="reserve-played" aria-hidden="true">
        {CARDS.filter((card) => faceUp.includes(card)).map((card) => (
          <SmallActionCard key={card} card={card} width="0.73em" mood="sticker" />
        ))}
        {Array.from({ length: faceDown }, (_, index) => (
          <SmallActionCard key={index} card={null} width="0.73em" mood="sticker" />
        ))}
      </span>
      <span class="reserve-hand soft" aria-hidden="true">
        <Sign of={fan} size={16} />
        <span class="reserve-held">{inHand}</span>
        <span class="reserve-hand-words">{say('in-hand', { count: inHand })}</span>
      </span>
    </div>
  );
}
