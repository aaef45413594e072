import { useState } from 'preact/hooks';
import type { Layout, SeatView, View } from '#games/space-lab';
import type { Seat } from '#tabletop';
import { BackPicture } from '../../art/lab/pieces.tsx';
import type { SeatNow } from '../../host/host.ts';
import { Dialog } from '../../look/dialog.tsx';
import { shell } from '../../words/shell.ts';
import { Card } from './card.tsx';
import { scoreOf } from './reading.ts';
import { useCardKind } from './roomy.ts';
import { Station } from './station.tsx';
import { cardWords, say } from './words.ts';
import './enlarged-station.css';

export interface EnlargedStationProps {
  readonly view: View;
  readonly layout: Layout;
  readonly seats: readonly SeatNow[];
  /** Whose station; null while none is looked at. */
  readonly looked: Seat | null;
  readonly onClose: () => void;
}

/** Somebody's station as large as one's own, with the cards in hand that all have seen. */
export function EnlargedStation({ view, layout, seats, looked, onClose }: EnlargedStationProps) {
  const [words, setWords] = useState('');
  const kind = useCardKind();
  const shown = looked === null ? undefined : view.seats[looked];
  const title = say('station-of', { name: seats.find(({ seat }) => seat === looked)?.name ?? '' });
  const close = (): void => {
    setWords('');
    onClose();
  };
  return (
    <Dialog open={shown !== undefined} title={title} closeLabel={shell.say('close')} onClose={close}>
      {shown === undefined ? null : (
        <div class="lab-enlarged">
          <div class="lab-enlarged-space">
            <Station
              seat={shown}
              layout={layout}
              label={title}
              of={looked ?? 0}
              kind={kind}
              piles={view.validations}
              onLook={setWords}
            />
          </div>
          <p>
            <strong class="number">{scoreOf(shown)}</strong>{' '}
            {view.phase === 'over' ? null : <span class="soft">{say('score.secret')}</span>}
          </p>
          <KnownHand of={shown} onLook={setWords} />
          <p class="lab-looked" role="status">
            {words === '' ? say('look.hint') : words}
          </p>
        </div>
      )}
    </Dialog>
  );
}

/** What everybody saw being taken lies open; the rest is only counted. */
function KnownHand({ of, onLook }: { readonly of: SeatView; readonly onLook: (words: string) => void }) {
  if (of.shown.length + of.unseen.length === 0) return null;
  return (
    <section class="lab-known">
      <h3 class="lab-known-title">{say('hand.known')}</h3>
      <ul class="lab-known-cards">
        {of.shown.map((card) => (
          <li key={card}>
            <button
              type="button"
              class="lab-known-card"
              aria-label={cardWords(card)}
              onClick={() => onLook(cardWords(card))}
            >
              <Card id={card} kind="small" />
            </button>
          </li>
        ))}
        {of.unseen.length === 0 ? null : (
          <li class="lab-known-unseen number">
            <BackPicture of="lab" size={30} label={say('hand.unseen', { count: of.unseen.length })} />
            {of.unseen.length > 1 ? `×${of.unseen.length}` : null}
          </li>
        )}
      </ul>
    </section>
  );
}
