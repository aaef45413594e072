/** Where the pieces of a throw lie in the computer: several may share a well. Pure; in the units of its picture. */

import { CELLS, PLANETS, type Planet, type Throw } from '#games/space-bowl';
import { wellCentre } from '../../art/bowl/computer.ts';

export type PieceName = Planet | 'destination' | 'blackHole';

export interface LyingPiece {
  readonly name: PieceName;
  readonly x: number;
  readonly y: number;
  /** The side of its box. */
  readonly size: number;
}

/** For one to five marbles in a well: where each lies, from the middle. */
const SPOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-20, -19],
    [20, 19],
  ],
  [
    [0, -23],
    [-24, 19],
    [24, 19],
  ],
  [
    [-23, -23],
    [23, -23],
    [-23, 23],
    [23, 23],
  ],
  [
    [-26, -26],
    [26, -26],
    [0, 0],
    [-26, 26],
    [26, 26],
  ],
];

/** The side of a marble's box by the most that share a well: all marbles of a throw keep their sizes to one another. */
const MARBLE_SIZES = [84, 60, 52, 47, 38] as const;
const DISC_SIZE = 88;
/** A single marble on a disc lies at its rim, so that the disc is still seen. */
const BESIDE = 19;

export function lyingPieces({ destination, marbles, blackHole }: Throw): readonly LyingPiece[] {
  const byCell = CELLS.map((cell) => PLANETS.filter((planet) => marbles[planet] === cell));
  const most = Math.max(1, ...byCell.map((planets) => planets.length));
  const isOnDisc = byCell.some(
    (planets, at) => planets.length > 0 && [destination, blackHole].includes(CELLS[at] ?? 'c'),
  );
  const marbleSize = Math.min(MARBLE_SIZES[most - 1] ?? 38, isOnDisc ? 56 : 84);
  return CELLS.flatMap((cell, at) => {
    const planets = byCell[at] ?? [];
    const discs = (['destination', 'blackHole'] as const).filter(
      (disc) => cell === (disc === 'destination' ? destination : blackHole),
    );
    const { x, y } = wellCentre(cell);
    const isShared = discs.length === 1 && planets.length === 1;
    return [
      ...discs.map((name, nth): LyingPiece => {
        const [apart, size] = discs.length === 2 ? [nth === 0 ? -16 : 16, 66] : [isShared ? -10 : 0, DISC_SIZE];
        return { name, x: x + apart, y: y + apart, size: isShared ? 74 : size };
      }),
      ...planets.map((name, nth): LyingPiece => {
        const [dx, dy] = isShared ? [BESIDE, BESIDE] : (SPOTS[planets.length - 1]?.[nth] ?? [0, 0]);
        return { name, x: x + dx, y: y + dy, size: marbleSize };
      }),
    ];
  });
}
