import type { Building, Face, QuarterTurn } from '#games/space-builder';
import { type Frame, Picture } from '../picture.tsx';
import { basePad } from './base-pad.ts';
import { BOARD_SIZE, CITY_HEIGHT, cityBoard, planSheet, plotDrawing } from './board.ts';
import { faceDrawing } from './faces.ts';
import './pieces.css';
import { type PlannedBuilding, standing, turned } from './standing.ts';

type BuildingPictureProps = Frame & {
  readonly building: Building;
  readonly face: Face;
  readonly turn?: QuarterTurn | undefined;
};

export function BuildingPicture({ building, face, turn = 0, ...frame }: BuildingPictureProps) {
  return <Picture box="0 0 100 100" drawing={turned(turn, faceDrawing(building, face), 50)} {...frame} />;
}

/** The rocket pad printed on every board and plan. */
export function BasePicture({ turn = 0, ...frame }: Frame & { readonly turn?: QuarterTurn | undefined }) {
  return <Picture box="0 0 100 100" drawing={turned(turn, basePad, 50)} {...frame} />;
}

/** An empty plot; while a building is picked it invites. */
export function PlotPicture({ inviting = false, ...frame }: Frame & { readonly inviting?: boolean | undefined }) {
  return <Picture box="0 0 100 100" drawing={plotDrawing(inviting)} {...frame} />;
}

/** The paper board with its Base. Plots and buildings are laid over it at `plotSpot`. */
export function CityPicture(frame: Frame) {
  return <Picture box={`0 0 ${BOARD_SIZE} ${CITY_HEIGHT}`} drawing={cityBoard} {...frame} />;
}

export type { PlannedBuilding } from './standing.ts';

type PlanPictureProps = Frame & {
  readonly buildings: readonly PlannedBuilding[];
  /** How the whole plan lies. */
  readonly turn?: QuarterTurn | undefined;
};

export function PlanPicture({ buildings, turn = 0, ...frame }: PlanPictureProps) {
  const drawing = turned(turn, planSheet + buildings.map(standing).join(''), BOARD_SIZE / 2);
  return <Picture box={`0 0 ${BOARD_SIZE} ${BOARD_SIZE}`} drawing={drawing} {...frame} />;
}
