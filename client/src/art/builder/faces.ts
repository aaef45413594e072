import type { Building, Face } from '#games/space-builder';
import { greenhouse, habitat, launchTower, observatory } from './first-four.ts';
import { dishAntenna, hangar, laboratory, reactor } from './last-four.ts';
import { onTile } from './tile.ts';

/** Both faces of a building are one drawing with one thing changed: its shape or its count, never its colour. */
const FACES: Readonly<Record<Building, Readonly<Record<Face, string>>>> = {
  1: { A: onTile(1, greenhouse([26.5, 50, 73.5])), B: onTile(1, greenhouse([36, 64])) },
  2: { A: onTile(2, launchTower('left')), B: onTile(2, launchTower('right')) },
  3: { A: onTile(3, observatory(34)), B: onTile(3, observatory(51)) },
  4: { A: onTile(4, habitat('round')), B: onTile(4, habitat('square')) },
  5: { A: onTile(5, reactor([34, 66])), B: onTile(5, reactor([25, 50, 75])) },
  6: { A: onTile(6, dishAntenna(1)), B: onTile(6, dishAntenna(2)) },
  7: { A: onTile(7, hangar('saucer')), B: onTile(7, hangar('rover')) },
  8: { A: onTile(8, laboratory([50])), B: onTile(8, laboratory([37, 63])) },
};

export const faceDrawing = (building: Building, face: Face): string => FACES[building][face];
