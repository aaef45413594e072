import type { Building, Face, QuarterTurn } from '#games/space-builder';
import { BuildingTile, LaunchBase } from '../../art/buildings.tsx';
import './tile.css';

export interface TileProps {
  readonly building: Building;
  readonly face: Face;
  readonly turn: QuarterTurn;
  readonly label?: string | undefined;
}

/** A building as a square tile, turned clockwise. */
export function Tile({ building, face, turn, label }: TileProps) {
  return (
    <span class="tile" data-turn={turn} key={`${building}${face}`}>
      <BuildingTile building={building} face={face} label={label} width="100%" height="100%" />
    </span>
  );
}

export function BaseTile({ turn = 0, label }: { readonly turn?: QuarterTurn; readonly label?: string }) {
  return (
    <span class="tile" data-turn={turn}>
      <LaunchBase label={label} width="100%" height="100%" />
    </span>
  );
}
