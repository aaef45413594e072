import { useRef } from 'preact/hooks';
import type { Building, Face, QuarterTurn } from '#games/space-builder';
import { BaseImage, FaceImage } from './face-images.tsx';
import './tile.css';

export interface TileProps {
  readonly building: Building;
  readonly face: Face;
  readonly turn: QuarterTurn;
}

/** A building as a square tile, turned clockwise. Whatever it stands in says what it is. */
export function Tile({ building, face, turn }: TileProps) {
  const angle = useRef(turn * 90);
  angle.current = nearestAngle(angle.current, turn);
  return (
    <span class="tile" style={{ rotate: `${angle.current}deg` }}>
      <FaceImage key={face} class="tile-face" building={building} face={face} />
    </span>
  );
}

/** From left on to up is a quarter more, not three quarters back. */
function nearestAngle(from: number, turn: QuarterTurn): number {
  const ahead = (((turn * 90 - from) % 360) + 360) % 360;
  return from + (ahead > 180 ? ahead - 360 : ahead);
}

export function BaseTile({ label }: { readonly label: string }) {
  return (
    <span class="tile">
      <BaseImage class="tile-face" label={label} />
    </span>
  );
}
