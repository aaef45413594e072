import type { ComponentChildren } from 'preact';
import type { Face } from '../art/face.tsx';
import { Avatar } from './avatar.tsx';
import { Sign } from './icon.tsx';
import { plus } from './icons.ts';
import { ShapeBadge } from './shape-badge.tsx';
import './seat.css';

type SeatProps = {
  readonly seat: number;
  readonly name: string;
  readonly detail?: ComponentChildren | undefined;
  /** Nobody yet: null. */
  readonly face: Face | null;
  readonly ready?: boolean | undefined;
  readonly away?: boolean | undefined;
  readonly handed?: boolean | undefined;
  /** As an avatar's. */
  readonly size?: number | 'placed' | undefined;
  /** What is said besides name and detail: the shape, what pressing does. */
  readonly label?: string | undefined;
  readonly onPress?: (() => void) | undefined;
};

/** A place at the table, as a porthole of the ship. */
export function Seat({ seat, name, detail, face, ready, away, handed, size = 76, label, onPress }: SeatProps) {
  const inside = (
    <>
      {face === null ? (
        <span class="seat-open" style={size === 'placed' ? undefined : { '--avatar': `${size}px` }}>
          <ShapeBadge seat={seat} size="62%" class="seat-ghost" />
          <Sign of={plus} class="seat-plus" />
        </span>
      ) : (
        <Avatar
          {...face}
          seat={seat}
          size={size}
          ready={ready === true}
          away={away === true}
          handed={handed === true}
        />
      )}
      <span class="seat-name">{name}</span>
      {detail === undefined ? null : <span class="seat-detail">{detail}</span>}
    </>
  );
  if (onPress === undefined) return <div class="seat">{inside}</div>;
  return (
    <button type="button" class="seat" onClick={onPress}>
      {inside}
      {label === undefined ? null : <span class="spoken">{label}</span>}
    </button>
  );
}
