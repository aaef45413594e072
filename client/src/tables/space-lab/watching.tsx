import type { Layout, View } from '#games/space-lab';
import type { SeatNow } from '../../host/host.ts';
import { Card } from './card.tsx';
import { placeOf } from './flights.ts';
import { useFresh } from './fresh.ts';
import { handCount, placedCount, scoreOf, validatedCount } from './reading.ts';
import { RaceMarks } from './rivals.tsx';
import { useCardKind } from './roomy.ts';
import { Station } from './station.tsx';
import { Ways } from './ways.tsx';
import { cardWords, say } from './words.ts';
import './watching.css';

export interface WatchingProps {
  readonly view: View;
  readonly layout: Layout;
  readonly seats: readonly SeatNow[];
  /** What was shown a step ago. */
  readonly before: View | null;
}

/** Whoever doesn't play sees every station and the Centre; no hand, no Projects. */
export function Watching({ view, before, layout, seats }: WatchingProps) {
  const kind = useCardKind();
  const fresh = useFresh(before, view, layout);
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
      </div>
      <ul class="lab-watched">
        {seats.map(({ seat, name }) => {
          const of = view.seats[seat];
          if (of === undefined) return null;
          return (
            <li key={seat} data-place={placeOf.rival(seat)} data-acting={view.turn === seat ? '' : undefined}>
              <p class="lab-watched-name">
                <span class="display">{name}</span>
                <span class="number">{say('points', { points: scoreOf(of) })}</span>
                <RaceMarks cards={placedCount(of)} objectives={validatedCount(of)} layout={layout} />
                <span class="spoken">
                  {say('rival.look', {
                    name,
                    cards: placedCount(of),
                    of: layout.cardsToEnd,
                    objectives: validatedCount(of),
                    hand: handCount(of),
                    projects: of.projectCount,
                  })}
                </span>
              </p>
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
            </li>
          );
        })}
      </ul>
    </div>
  );
}
