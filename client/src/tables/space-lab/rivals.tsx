import { useState } from 'preact/hooks';
import type { Layout, View } from '#games/space-lab';
import type { Seat } from '#tabletop';
import { BackPicture } from '../../art/lab/pieces.tsx';
import type { SeatNow } from '../../host/host.ts';
import { Dialog } from '../../look/dialog.tsx';
import { Meter } from '../../look/meter.tsx';
import { shell } from '../../words/shell.ts';
import { placeOf } from './flights.ts';
import { MiniStation } from './mini-station.tsx';
import { handCount, placedCount, scoreOf, validatedCount } from './reading.ts';
import { Station } from './station.tsx';
import { say } from './words.ts';
import './rivals.css';

export interface RivalsProps {
  readonly view: View;
  readonly layout: Layout;
  readonly seats: readonly SeatNow[];
  readonly except: Seat | null;
}

/** The other stations: small, and large when pressed. */
export function Rivals({ view, layout, seats, except }: RivalsProps) {
  const [looked, setLooked] = useState<Seat | null>(null);
  const [words, setWords] = useState('');
  const others = seats.filter(({ seat }) => seat !== except);
  const shown = looked === null ? undefined : view.seats[looked];
  const name = seats.find(({ seat }) => seat === looked)?.name ?? '';
  const close = (): void => {
    setLooked(null);
    setWords('');
  };
  return (
    <>
      <ul class="lab-rivals" aria-label={say('rivals')} data-count={others.length}>
        {others.map((rival) => {
          const seat = view.seats[rival.seat];
          if (seat === undefined) return null;
          const cards = placedCount(seat);
          const objectives = validatedCount(seat);
          return (
            <li key={rival.seat}>
              <button
                type="button"
                class="lab-rival"
                data-place={placeOf.rival(rival.seat)}
                data-acting={view.turn === rival.seat ? '' : undefined}
                onClick={() => setLooked(rival.seat)}
              >
                <span class="spoken">
                  {say('rival.look', {
                    name: rival.name,
                    cards,
                    of: layout.cardsToEnd,
                    objectives,
                    hand: handCount(seat),
                    projects: seat.projectCount,
                  })}
                </span>
                <MiniStation seat={seat} layout={layout} />
                <span class="lab-rival-facts" aria-hidden="true">
                  <span class="lab-rival-name display">{rival.name}</span>
                  <span class="lab-rival-counts number">
                    <BackPicture of="lab" size={20} />
                    {handCount(seat)}
                    <BackPicture of="project" size={20} />
                    {seat.projectCount}
                  </span>
                  <RaceMarks cards={cards} objectives={objectives} layout={layout} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Dialog
        open={shown !== undefined}
        title={say('station-of', { name })}
        closeLabel={shell.say('close')}
        onClose={close}
      >
        {shown === undefined ? null : (
          <div class="lab-enlarged">
            <div class="lab-enlarged-space">
              <Station
                seat={shown}
                layout={layout}
                label={say('station-of', { name })}
                of={looked ?? 0}
                kind="small"
                piles={view.validations}
                onLook={setWords}
              />
            </div>
            <p>
              <strong class="number">{scoreOf(shown)}</strong>{' '}
              {view.phase === 'over' ? null : <span class="soft">{say('score.secret')}</span>}
            </p>
            <p class="lab-looked" role="status">
              {words}
            </p>
          </div>
        )}
      </Dialog>
    </>
  );
}

/** How near the end somebody is. */
export function RaceMarks({
  cards,
  objectives,
  layout,
}: {
  readonly cards: number;
  readonly objectives: number;
  readonly layout: Layout;
}) {
  return (
    <span class="lab-race-marks">
      <span class="number">
        {cards}/{layout.cardsToEnd}
      </span>
      <span class="lab-race-pips">
        {layout.capsules.map((capsule, at) => (
          <span key={capsule} class="lab-race-pip" data-full={at < objectives ? '' : undefined} />
        ))}
      </span>
    </span>
  );
}

/** Everybody's way to the end, side by side. */
export function Race({ view, layout, seats }: Omit<RivalsProps, 'except'>) {
  return (
    <section class="lab-race">
      <h2 class="lab-heading">
        {say('race')}
        <span class="soft">{say('race.goal', { cards: layout.cardsToEnd, objectives: layout.objectivesToEnd })}</span>
      </h2>
      <ul>
        {seats.map(({ seat, name }) => {
          const of = view.seats[seat];
          if (of === undefined) return null;
          const cards = placedCount(of);
          const objectives = validatedCount(of);
          const shownName = seat === view.viewer ? say('you') : name;
          return (
            <li key={seat} class="lab-race-row">
              <span class="lab-rival-name">{shownName}</span>
              <Meter
                value={cards}
                max={layout.cardsToEnd}
                label={say('race.of', { name: shownName, cards, of: layout.cardsToEnd, objectives })}
              />
              <RaceMarks cards={cards} objectives={objectives} layout={layout} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
