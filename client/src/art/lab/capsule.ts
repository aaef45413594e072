import type { Objective, Tile } from '#games/space-lab';
import { box, disc, faded, line, marks, placed, solid, tone } from '../drawing.ts';
import { lettering } from '../lettering.ts';
import { emblemDrawing } from './emblems.ts';
import { labBack, medal, projectBack, specialtySign } from './signs.ts';

/** An Objective in its capsule: 54 × 66. */
type Shown = Pick<Objective, 'agencies' | 'specialty'>;

const SPOTS = [
  [15.5, 17],
  [38.5, 17],
  [27, 31],
] as const;

const tick = placed(
  'translate(7.5 6)',
  solid(disc(0, 0, 4.8), '#2e8549', 1.2).replace('/>', ' stroke="#fff"/>'),
  line('M-2.3,0L-.5,1.900L2.5,-1.8', { width: 1.7, colour: '#fff' }),
);

const at = (x: number, y: number, scale: number, ...drawing: readonly string[]): string =>
  placed(`translate(${x} ${y}) scale(${scale})`, ...drawing);

/** What the specialty below the capsule brings. */
const REWARDS: Readonly<Record<Objective['specialty'], string>> = {
  researcher: marks(
    at(-3, 0, 0.7, projectBack),
    at(4, 0, 0.7, projectBack),
    line('M13,-4.500V3.500M9.8,.5L13,3.700L16.2,.5', { width: 1.8 }),
    lettering(22, 4.6, 11.5, 1),
  ),
  technician: marks(at(5, 0, 0.8, medal), lettering(5, 4, 10.5, 3)),
  medic: marks(line('M-9.5,0H-2.500M-6,-3.500V3.5', { width: 2.4 }), at(7, 0, 0.78, labBack)),
};

const shell = marks(
  solid(box(1.2, 1.2, 51.6, 63.6, 14), '#d9def3', 2.4),
  solid(box(4.5, 4.5, 45, 57, 10.5), '#f4f1e8', 1.4),
);

const below = (objective: Shown): string =>
  marks(
    line('M9,44.800H45', { width: 1.3, dash: '2 2.6' }),
    at(14.5, 53.6, 0.43, specialtySign(objective.specialty)),
    at(30, 53.6, 0.62, REWARDS[objective.specialty]),
  );

/** Which symbols are matched; or none of it, while the Objective lies in no station yet. */
export type Matched = readonly boolean[] | 'unlaid';

/** Symbols already matched are full and ticked, the others pale. */
export const objectiveDrawing = (objective: Shown, matched: Matched): string =>
  marks(
    shell,
    ...objective.agencies.map((agency, index) => {
      const [x, y] = SPOTS[index] ?? SPOTS[0];
      const emblem = placed('scale(.53)', emblemDrawing(agency));
      if (matched === 'unlaid') return at(x, y, 1, emblem);
      return at(x, y, 1, matched[index] ? emblem + tick : faded(0.4, emblem));
    }),
    below(objective),
  );

/** A Validation as it lies on an Objective, in the same 54 × 66. */
export const wonTile = (points: number): string =>
  marks(
    solid(box(5.5, 6, 43, 36, 9), '#ffb84d', 1.8),
    tone('M9,12q3,-3.5 8,-3.500h14Q16,11 8.5,22V14Z', '#ffdfa6'),
    lettering(27, 31.3, 20, points),
  );

/** The Validation covers the symbols; the specialty's line stays. */
export const validatedDrawing = (objective: Shown, points: number): string =>
  marks(shell, wonTile(points), below(objective));

/** The next tile of a pile: 40 × 24. */
export function validationTile({ points, bonus }: Tile): string {
  const extra = bonus === 'project' ? at(28, 12, 0.72, projectBack) : at(28, 12, 0.72, labBack);
  return marks(
    solid(box(1.2, 1.2, 37.6, 21.6, 10.8), '#f4f1e8', 2.2),
    lettering(bonus === null ? 20 : 13, 16.7, 13.5, points),
    bonus === null ? '' : extra,
  );
}
