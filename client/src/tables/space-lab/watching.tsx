import { useState } from 'preact/hooks';
import type { Layout, SeatView, View } from '#games/space-lab';
import type { Seat } from '#tabletop';
import type { SeatNow } from '../../host/host.ts';
import { Card } from './card.tsx';
import { EnlargedStation } from './enlarged-station.tsx';
import { placeOf } from './flights.ts';
import { RaceMarks } from './race.tsx';
import { placedCount, scoreOf, validatedCount } from './reading.ts';
import type { TurnRecap } from './recap.ts';
import { Recaps } from './recap.tsx';
import { HeldCounts, lookWords } from './rivals.tsx';
import { useCardKind } from './roomy.ts';
import { Station } from './station.tsx';
import type { Fresh } from './use-show.ts';
import { Ways } from './ways.tsx';
import { cardWords, say } from './words.ts';
import './watching.css';
import './from-afar.css';

export interface WatchingProps {
  readonly view: View;
  readonly layout: Layout;
  readonly seats: readonly SeatNow[];
  readonly fresh: Fresh;
  /** What was done in the last turns. */
  readonly recaps: readonly TurnRecap[];
  /** Whether somebody is near enough to press anything. */
  readonly canLook: boolean;
}

/** Whoever doesn't play sees every station and the Centre; no hand, no Projects. */
export function Watching({ view, fresh, layout, seats, recaps, canLook }: WatchingProps) {
  const kind = useCardKind();
  const [looked, setLooked] = useState<Seat | null>(null);
  return (
    <div class="lab-watching" data-count={seats.length}>
      <div class="lab-watched-middle">
        <Ways view={view} chosen={null} chances={null} />
        {view.turnedUp.length === 0 ? null : (
          <ul class="lab-turned-up">
            {view.turnedUp.map((card) => (
              <li key={card} data-place={placeOf.turned(card)}>
                <Card id={card} kind="full" label={cardWords(card)} />
              </li>
            ))}
          </ul>
        )}
        {recaps.length === 0 ? null : <Recaps recaps={recaps} seats={seats} />}
      </div>
      <ul class="lab-watched">
        {seats.map(({ seat, name }) => {
          const of = view.seats[seat];
          if (of === undefined) return null;
          return (
            <li key={seat} data-place={placeOf.rival(seat)} data-acting={view.turn === seat ? '' : undefined}>
              <WatchedName name={name} of={of} layout={layout} />
              <div class="lab-space">
                <Station
                  seat={of}
                  layout={layout}
                  label={say('station-of', { name })}
                  of={seat}
                  kind={seats.length > 2 ? 'small' : kind}
                  piles={view.validations}
                  fresh={fresh[seat]}
                />
              </div>
              {canLook ? (
                <button type="button" class="lab-watched-look" onClick={() => setLooked(seat)}>
                  <span class="spoken">{lookWords(name, of, layout)}</span>
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <EnlargedStation view={view} layout={layout} seats={seats} looked={looked} onClose={() => setLooked(null)} />
    </div>
  );
}

interface WatchedNameProps {
  readonly name: string;
  readonly of: SeatView;
  readonly layout: Layout;
}

function WatchedName({ name, of, layout }: WatchedNameProps) {
  return (
    <p class="lab-watched-name">
      <span class="display">{name}</span>
      <span class="number">{say('points', { points: scoreOf(of) })}</span>
      <HeldCounts of={of} />
      <RaceMarks cards={placedCount(of)} objectives={validatedCount(of)} layout={layout} />
    </p>
  );
}
