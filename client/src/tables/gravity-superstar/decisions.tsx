/** What is decided besides moves: what to take from somebody ejected, and whether to go again. */

import { COLOURS, type Move, type View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { ReplayPicture, StarPicture } from '../../art/gravity/pieces.tsx';
import { Button } from '../../look/button.tsx';
import { again, flag } from '../../look/icons.ts';
import { Keycap } from '../../look/keycap.tsx';
import { Named } from '../../look/named.tsx';
import { useSettling } from '../../look/settling.ts';
import { letterAt } from './choices.ts';
import { lootName, say } from './words.ts';

interface StealRowProps {
  readonly view: View;
  readonly seat: Seat;
  readonly offers: readonly Move[];
  readonly onPlay: (move: Move) => void;
}

/** One button for each kind of thing the owner has. */
export function StealRow({ view, seat, offers, onPlay }: StealRowProps) {
  const own = view.players[seat]?.stars ?? [];
  const isSettling = useSettling(true);
  return (
    <ul class="moves steal-row" data-count={offers.length}>
      {offers.map((move, at) => {
        if (move.type !== 'steal') return null;
        const { take } = move;
        const makesPair = take !== 'replay' && (own[COLOURS.indexOf(take)] ?? 0) % 2 === 1;
        return (
          <li key={take}>
            <button
              type="button"
              class="move"
              data-take={take}
              data-settling={isSettling ? '' : undefined}
              aria-keyshortcuts={letterAt(at)}
              onClick={() => {
                if (!isSettling) onPlay(move);
              }}
            >
              <Named words={say('steal.take', { loot: lootName(take), pair: makesPair ? 'yes' : 'no' })}>
                <Keycap>{letterAt(at)}</Keycap>
                {take === 'replay' ? (
                  <ReplayPicture size="1.9em" mood="sticker" />
                ) : (
                  <StarPicture colour={take} size="1.9em" mood="sticker" />
                )}
                <span class="move-points number">{makesPair ? '+2' : '+1'}</span>
              </Named>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function DecideRow({ onPlay }: { readonly onPlay: (move: Move) => void }) {
  return (
    <div class="decide">
      <Button
        kind="primary"
        icon={again}
        detail={say('decide.cost')}
        shortcut="Space"
        settles
        onPress={() => onPlay({ type: 'replay' })}
      >
        {say('decide.replay')}
      </Button>
      <Button kind="second" icon={flag} shortcut="E" settles onPress={() => onPlay({ type: 'end' })}>
        {say('decide.end')}
      </Button>
    </div>
  );
}
