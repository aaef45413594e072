import type { Planet } from '#games/space-bowl';
import { planetDrawing } from '../../art/bowl/planets.ts';
import { rings, stars } from '../../art/cover-sky.ts';
import { disc, line, marks, oval, part, placed, solid, tone } from '../../art/drawing.ts';

const CREAM = '#fff4dc';
const CREAM_SHADE = '#f0ddb8';

/** A point of the box's opening, from its far left corner (0,0) to its near right one (1,1). */
function opening(across: number, near: number): readonly [number, number] {
  return [150 + (across * 2 - 1) * (72 + near * 26), 206 + near * 66];
}
const corners = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join('L')}Z`;

function well(column: number, row: number): string {
  const [left, right, far, near] = [
    column / 3 + 0.028,
    (column + 1) / 3 - 0.028,
    row / 3 + 0.028,
    (row + 1) / 3 - 0.028,
  ];
  const rim = [opening(left, far), opening(right, far), opening(right, near), opening(left, near)] as const;
  const floor = [[rim[0][0] + 3, rim[0][1] + 6], [rim[1][0] - 3, rim[1][1] + 6], rim[2], rim[3]] as const;
  return marks(tone(corners(rim), '#141033'), tone(corners(floor), '#3b2f8c'), line(corners(rim), { width: 2 }));
}

const wells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => well(column, row))).join('');
const wellAt = (column: number, row: number) => opening((column + 0.5) / 3, (row + 0.5) / 3);
const [discX, discY] = wellAt(1, 2);
const [emberX, emberY] = wellAt(0, 1);
const [skyX, skyY] = wellAt(2, 0);

const cabinet = marks(
  solid('M30,700L50,272H250L270,700Z', '#ff6b6b'),
  tone('M204,274H248.4L268,700H230Z', '#db4a51'),
  line('M54,324Q150,334 246,324', { width: 5, colour: CREAM, opacity: 0.5 }),
  solid(corners([opening(-0.07, -0.09), opening(1.07, -0.09), opening(1.06, 1.12), opening(-0.06, 1.12)]), CREAM),
  solid('M44,281H256L258,306H42Z', CREAM_SHADE),
  solid(disc(64, 294, 6), '#ffb84d', 2.5),
  solid(disc(82, 294, 6), '#4fd1c5', 2.5),
  solid(disc(100, 294, 6), CREAM, 2.5),
  solid('M122,288h56a6,6 0 0,1 0,12h-56a6,6 0 0,1 0,-12Z', '#141033', 2.5),
  tone(disc(126, 294, 2.5) + disc(136, 294, 2.5) + disc(146, 294, 2.5), '#ffb84d'),
  line('M196,290h16M196,298h16', { width: 2.5 }),
  solid(disc(234, 294, 9), '#ff6b6b', 2.5),
  line('M229,290q4,-3 8,0', { width: 2, colour: '#fff' }),
);

const landing = marks(
  solid(oval(discX, discY + 2, 21, 9.5), '#8e5fbf'),
  solid(oval(discX, discY - 1, 21, 9.5), '#c9a2f2'),
  line(
    `M${discX - 20},${discY - 1}h10M${discX + 10},${discY - 1}h10M${discX},${discY - 10}v4M${discX},${discY + 4}v4`,
    { width: 2.2 },
  ),
  solid(oval(discX, discY - 1, 8, 3.6), '#f6e9ff', 2),
);

const planet = (name: Planet, x: number, y: number, scale: number, turn = 0): string =>
  placed(`translate(${Math.round(x)} ${Math.round(y)}) scale(${scale}) rotate(${turn})`, planetDrawing(name));

const speed = line('M66,122q-3,9 0,16M58,134q-2,6 0,11M238,110q3,9 0,16M247,120q2,6 0,11M146,130v16M158,130v16', {
  colour: CREAM,
  opacity: 0.75,
});

/** Marbles tumble into the computer. */
export const cover = marks(
  rings(
    [150, 215],
    [
      ['#2f2372', 190],
      ['#3d2f8f', 135],
      ['#5140ae', 84],
    ],
    '#241a5c',
  ),
  stars(
    [
      [40, 120, 1.6],
      [262, 96, 2],
      [70, 60, 1.4],
      [230, 34, 1.6],
      [24, 200, 2],
      [282, 180, 1.4],
      [120, 24, 1.6],
      [180, 100, 1.2],
    ],
    [
      [52, 160, 7],
      [256, 138, 9],
      [204, 62, 5],
    ],
  ),
  part('cover-speed', speed),
  cabinet,
  wells,
  landing,
  planet('ember', emberX, emberY - 6, 1.2),
  placed(
    `translate(${Math.round(skyX)} ${Math.round(skyY - 7)}) rotate(18)`,
    line(disc(0, 0, 17.8), { width: 5, colour: CREAM, dash: '81 31' }),
  ),
  planet('sky', skyX, skyY - 7, 1.35),
  part('cover-fall cover-fall-2', planet('azure', 106, 156, 2.05)),
  part('cover-fall cover-fall-3', planet('rust', 204, 142, 2.05)),
  part('cover-fall cover-fall-1', planet('prism', 150, 190, 1.9, 6)),
  part('cover-fall cover-fall-4', planet('ash', 240, 194, 1.6)),
  line('M237,226q10,-10 4,-18', { width: 2.5, colour: CREAM, dash: '.1 6' }),
);
