import { useRef } from 'preact/hooks';
import type { Building, Face, QuarterTurn } from '#games/space-builder';
import { BasePicture, BuildingPicture } from '../../art/builder/pieces.tsx';
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
      <BuildingPicture key={face} class="tile-face" building={building} face={face} width="100%" height="100%" />
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
      <BasePicture label={label} width="100%" height="100%" />
    </span>
  );
}
