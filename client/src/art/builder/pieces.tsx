import type { Building, Face, Placed, QuarterTurn } from '#games/space-builder';
import { type Frame, Picture } from '../picture.tsx';
import { basePad } from './base-pad.ts';
import { BOARD_SIZE, CITY_HEIGHT, cityBoard, planSheet, plotCorner, plotDrawing } from './board.ts';
import { faceDrawing } from './faces.ts';
import './pieces.css';

const turned = (turn: QuarterTurn, drawing: string, centre: number): string =>
  turn === 0 ? drawing : `<g transform="rotate(${turn * 90} ${centre} ${centre})">${drawing}</g>`;

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

/** A building a plan asks for; pale when it isn't asked of this player. */
export type PlannedBuilding = Placed & { readonly faded?: boolean | undefined };

type PlanPictureProps = Frame & {
  readonly buildings: readonly PlannedBuilding[];
  /** How the whole plan lies. */
  readonly turn?: QuarterTurn | undefined;
};

function standing({ building, face, plot, turn, faded }: PlannedBuilding): string {
  const { x, y } = plotCorner(plot);
  const drawing = turned(turn, faceDrawing(building, face), 50);
  return `<g transform="translate(${x} ${y})"${faded ? ' class="plan-faded"' : ''}>${drawing}</g>`;
}

export function PlanPicture({ buildings, turn = 0, ...frame }: PlanPictureProps) {
  const drawing = turned(turn, planSheet + buildings.map(standing).join(''), BOARD_SIZE / 2);
  return <Picture box={`0 0 ${BOARD_SIZE} ${BOARD_SIZE}`} drawing={drawing} {...frame} />;
}
