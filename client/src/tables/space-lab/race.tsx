/** How near the end everybody is. */

import { memo } from 'preact/compat';
import type { Layout, View } from '#games/space-lab';
import type { SeatNow } from '../../host/host.ts';
import { Meter } from '../../look/meter.tsx';
import { placedCount, validatedCount } from './reading.ts';
import { say } from './words.ts';
import './race.css';

interface RaceMarksProps {
  readonly cards: number;
  readonly objectives: number;
  readonly layout: Layout;
}

/** How near the end somebody is. */
export const RaceMarks = memo(function RaceMarks({ cards, objectives, layout }: RaceMarksProps) {
  return (
    <span class="lab-race-marks" data-near={isNearTheEnd({ cards, objectives, layout }) ? '' : undefined}>
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
});

/** One card or one Objective from it: worth a second look. */
const isNearTheEnd = ({ cards, objectives, layout }: RaceMarksProps): boolean =>
  cards >= layout.cardsToEnd - 2 || objectives >= layout.objectivesToEnd - 1;

interface RaceProps {
  readonly view: View;
  readonly layout: Layout;
  readonly seats: readonly SeatNow[];
}

/** Everybody's way to the end, side by side. */
export function Race({ view, layout, seats }: RaceProps) {
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
