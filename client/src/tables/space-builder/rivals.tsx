import { BUILDINGS, type View } from '#games/space-builder';
import type { Seat } from '#tabletop';
import { HelmetPicture } from '../../art/helmet-picture.tsx';
import type { SeatNow } from '../../host/host.ts';
import { BusyMark } from '../../look/busy-mark.tsx';
import { Sign } from '../../look/icon.tsx';
import { flag } from '../../look/icons.ts';
import { type Pip, Pips } from '../../look/meter.tsx';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import { SlowMark } from '../../look/slow-mark.tsx';
import { say } from './words.ts';
import './rivals.css';

export interface RivalsProps {
  readonly view: View;
  readonly seats: readonly SeatNow[];
  /** Whose city is on the screen already. */
  readonly except: Seat;
}

/** How far the others are: how many stand, who has finished; never where. */
export function Rivals({ view, seats, except }: RivalsProps) {
  return (
    <ul class="rivals" aria-label={say('rivals')}>
      {seats
        .filter(({ seat }) => seat !== except)
        .map(({ seat, name, kind, presence, isSlow = false }) => {
          const held = view.held[seat]?.length ?? 0;
          const placed = view.placed[seat] ?? 0;
          const isDone = view.finished.includes(seat);
          return (
            <li key={seat} class="rival" data-seat={seat} data-done={isDone ? '' : undefined}>
              <span class="rival-face" data-away={presence === 'here' ? undefined : ''}>
                <HelmetPicture seat={seat} size="100%" />
              </span>
              <span class="rival-name" title={name}>
                <ShapeBadge seat={seat} size={14} />
                <span class="seat-letters">{name}</span>
                {isSlow ? <SlowMark label={say('rival.slow')} /> : null}
              </span>
              <span class="rival-count number">
                {isDone ? (
                  <span role="img" aria-label={say('rival.finished')}>
                    <Sign of={flag} size={20} />
                  </span>
                ) : (
                  <>
                    {kind === 'bot' && view.phase === 'building' ? (
                      <>
                        <BusyMark />
                        <span class="spoken">{say('rival.builds')}</span>
                      </>
                    ) : null}
                    {placed}
                    <small>/{held}</small>
                  </>
                )}
              </span>
              <Pips
                seat={seat}
                label={say('rival.progress', { placed, held })}
                pips={BUILDINGS.map((_, index): Pip => (index < placed ? 'full' : index < held ? 'hollow' : 'locked'))}
              />
            </li>
          );
        })}
    </ul>
  );
}
