import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { Layout, SeatView, View } from '#games/space-lab';
import type { Seat } from '#tabletop';
import { BackPicture } from '../../art/lab/pieces.tsx';
import type { SeatNow } from '../../host/host.ts';
import { EnlargedStation } from './enlarged-station.tsx';
import { placeOf } from './flights.ts';
import { MiniStation } from './mini-station.tsx';
import { RaceMarks } from './race.tsx';
import { handCount, placedCount, validatedCount } from './reading.ts';
import { say } from './words.ts';
import './rivals.css';

export interface RivalsProps {
  readonly view: View;
  readonly layout: Layout;
  readonly seats: readonly SeatNow[];
  readonly except: Seat | null;
}

/** The other stations: small, and large when pressed. */
export const Rivals = memo(function Rivals({ view, layout, seats, except }: RivalsProps) {
  const [looked, setLooked] = useState<Seat | null>(null);
  const others = seats.filter(({ seat }) => seat !== except);
  if (others.length === 0) return null;
  return (
    <>
      <ul class="lab-rivals" aria-label={say('rivals')} data-count={others.length}>
        {others.map(({ seat, name }) => {
          const of = view.seats[seat];
          if (of === undefined) return null;
          return (
            <li key={seat}>
              <Rival
                seat={seat}
                of={of}
                name={name}
                layout={layout}
                isActing={view.turn === seat}
                hasCalled={view.caller === seat}
                onLook={setLooked}
              />
            </li>
          );
        })}
      </ul>
      <EnlargedStation view={view} layout={layout} seats={seats} looked={looked} onClose={() => setLooked(null)} />
    </>
  );
});

interface RivalProps {
  readonly seat: Seat;
  readonly of: SeatView;
  readonly name: string;
  readonly layout: Layout;
  readonly isActing: boolean;
  readonly hasCalled: boolean;
  readonly onLook: (seat: Seat) => void;
}

const Rival = memo(function Rival({ seat, of, name, layout, isActing, hasCalled, onLook }: RivalProps) {
  return (
    <button
      type="button"
      class="lab-rival"
      data-place={placeOf.rival(seat)}
      data-acting={isActing ? '' : undefined}
      data-called={hasCalled ? '' : undefined}
      onClick={() => onLook(seat)}
    >
      <span class="spoken">{lookWords(name, of, layout)}</span>
      <MiniStation station={of.station} capsules={of.capsules} validations={of.validations} layout={layout} />
      <span class="lab-rival-facts" aria-hidden="true">
        <span class="lab-rival-name display">{name}</span>
        <HeldCounts of={of} />
        <RaceMarks cards={placedCount(of)} objectives={validatedCount(of)} layout={layout} />
      </span>
    </button>
  );
});

/** "Grace: 4 of 10 cards, 1 Objectives, 3 in hand, 2 Projects. Enlarge." */
export const lookWords = (name: string, of: SeatView, layout: Layout): string =>
  say('rival.look', {
    name,
    cards: placedCount(of),
    of: layout.cardsToEnd,
    objectives: validatedCount(of),
    hand: handCount(of),
    projects: of.projectCount,
  });

/** How many cards somebody holds, and how many Projects. */
export function HeldCounts({ of }: { readonly of: SeatView }) {
  return (
    <span class="lab-rival-counts number" aria-hidden="true">
      <BackPicture of="lab" size={15} />
      {handCount(of)}
      <BackPicture of="project" size={15} />
      {of.projectCount}
    </span>
  );
}
