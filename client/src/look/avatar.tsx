import { type Face, FacePicture } from '../art/face.tsx';
import { Sign } from './icon.tsx';
import { check, phone } from './icons.ts';
import { ShapeBadge } from './shape-badge.tsx';
import './avatar.css';

type AvatarProps = Face & {
  readonly seat: number;
  /** In pixels; or as large as the place says, by `--avatar`. */
  readonly size?: number | 'placed' | undefined;
  readonly ready?: boolean | undefined;
  readonly away?: boolean | undefined;
  /** Plays on a device that is handed round. */
  readonly handed?: boolean | undefined;
  /** Small places have no room for the shape; put it beside the name there. */
  readonly bare?: boolean | undefined;
};

/** A face in its porthole, with the seat's shape. Say the name beside it: the picture itself is silent. */
export function Avatar({ who, look, seat, size = 44, ready, away, handed, bare }: AvatarProps) {
  return (
    <span
      class="avatar"
      data-seat={seat}
      data-away={away ? '' : undefined}
      style={size === 'placed' ? undefined : { '--avatar': `${size}px` }}
    >
      <span class="avatar-port">
        <FacePicture who={who} look={look} seat={seat} class="avatar-face" />
      </span>
      {bare ? null : <ShapeBadge seat={seat} class="avatar-shape" size="100%" />}
      {ready ? (
        <span class="avatar-mark avatar-ready">
          <Sign of={check} size="62%" />
        </span>
      ) : null}
      {handed ? (
        <span class="avatar-mark avatar-handed">
          <Sign of={phone} size="66%" />
        </span>
      ) : null}
    </span>
  );
}
