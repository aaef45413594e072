import { useEffect, useRef } from 'preact/hooks';
import { inspectionOrder, type View } from '#games/space-builder';
import type { Seat } from '#tabletop';
import { HelmetPicture } from '../../art/helmet-picture.tsx';
import type { SeatNow } from '../../host/host.ts';
import { Sign } from '../../look/icon.tsx';
import { check, cross, crown, flag, grid } from '../../look/icons.ts';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import { say } from './words.ts';
import './results.css';

export interface ResultsProps {
  readonly view: View;
  readonly seats: readonly SeatNow[];
  readonly shown: Seat;
  /** Whether somebody plays here, and not only looks on. */
  readonly isPlaying: boolean;
  readonly onLook: (seat: Seat) => void;
}

/** One row for each seat, in the order in which they are inspected: press it to see that city. */
export function Results({ view, seats, shown, isPlaying, onLook }: ResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  // The plot that had the focus is gone: it goes on among the results, where no key does harm.
  useEffect(() => {
    if (isPlaying && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('.result[aria-pressed="true"]:not(:disabled)')?.focus();
  }, []);
  return (
    <ul class="results" ref={list} aria-label={say('results')}>
      {inOrder(view, seats).map((seat) => (
        <li key={seat.seat}>
          <Result view={view} seat={seat} isShown={seat.seat === shown} onLook={onLook} />
        </li>
      ))}
    </ul>
  );
}

/** [INSP-6] */
function inOrder({ rounds }: View, seats: readonly SeatNow[]): readonly SeatNow[] {
  const order = inspectionOrder(seats.length, rounds.at(-1)?.finished ?? []);
  return seats.toSorted((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
}

interface ResultProps {
  readonly view: View;
  readonly seat: SeatNow;
  readonly isShown: boolean;
  readonly onLook: (seat: Seat) => void;
}

function Result({ view, seat: { seat, name }, isShown, onLook }: ResultProps) {
  const round = view.rounds.at(-1);
  const defects = round?.defects[seat];
  const held = view.held[seat]?.length ?? 0;
  const rank = (round?.finished.indexOf(seat) ?? -1) + 1;
  return (
    <button
      type="button"
      class="result"
      data-seat={seat}
      aria-pressed={isShown}
      disabled={round === undefined}
      onClick={() => onLook(seat)}
    >
      <span class="result-face">
        <HelmetPicture seat={seat} size="100%" />
        {round?.winner === seat ? (
          <span class="result-mark" role="img" aria-label={say('round-winner')}>
            <Sign of={crown} size={20} />
          </span>
        ) : null}
        {view.ready[seat] ? (
          <span class="result-ready" role="img" aria-label={say('is-ready')}>
            <Sign of={check} size={14} />
          </span>
        ) : null}
      </span>
      <span class="result-name" title={name}>
        <ShapeBadge seat={seat} size={14} />
        <span class="seat-letters">{name}</span>
      </span>
      <span class="result-words">
        <Sign of={defects === undefined ? grid : cross} size={defects === undefined ? 14 : 12} />
        <span class="number">{defects ?? held}</span>
        <span class="result-unit">
          {defects === undefined ? say('held', { count: held }) : say('defects', { defects })}
        </span>
        {defects === undefined ? null : (
          <span class="result-held" role="img" aria-label={say('held-of', { held })}>
            <Sign of={grid} size={14} />
            <span class="number">{held}</span>
          </span>
        )}
        {rank === 0 ? null : (
          <span class="result-rank" role="img" aria-label={say('finished-as', { rank })}>
            <Sign of={flag} size={14} />
            <span class="number">{rank}</span>
          </span>
        )}
      </span>
    </button>
  );
}
