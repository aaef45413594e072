import { useRef } from 'preact/hooks';
import type { Building, Face, QuarterTurn } from '#games/space-builder';
import { pictureOf } from './pictures.ts';
import './tile.css';

export interface TileProps {
  readonly shown: { readonly building: Building; readonly face: Face; readonly turn: QuarterTurn } | null;
  readonly class?: string;
}

/**
 * A building as a square tile, turned clockwise; null for a place where none is yet. Whatever it stands in says what it
 * is. The element stays, whichever building it shows: that way nothing is laid out anew while one builds.
 */
export function Tile({ shown, class: extra = '' }: TileProps) {
  const turn = shown?.turn ?? 0;
  const angle = useRef(turn * 90);
  angle.current = nearestAngle(angle.current, turn);
  return (
    <span
      class={`tile ${extra}`}
      data-face={shown?.face}
      style={{
        rotate: `${angle.current}deg`,
        backgroundImage: shown === null ? 'none' : pictureOf(`${shown.building}${shown.face}`),
      }}
    />
  );
}

/** From left on to up is a quarter more, not three quarters back. */
function nearestAngle(from: number, turn: QuarterTurn): number {
  const ahead = (((turn * 90 - from) % 360) + 360) % 360;
  return from + (ahead > 180 ? ahead - 360 : ahead);
}

export function BaseTile({ label }: { readonly label: string }) {
  return <span class="tile" role="img" aria-label={label} style={{ backgroundImage: pictureOf('base') }} />;
}
