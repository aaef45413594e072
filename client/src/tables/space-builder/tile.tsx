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
  return (
    <span class="tile" data-turn={turn}>
      <BuildingPicture key={face} class="tile-face" building={building} face={face} width="100%" height="100%" />
    </span>
  );
}

export function BaseTile({ label }: { readonly label: string }) {
  return (
    <span class="tile">
      <BasePicture label={label} width="100%" height="100%" />
    </span>
  );
}
