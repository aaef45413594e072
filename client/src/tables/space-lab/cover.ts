import type { Agency } from '#games/space-lab';
import { rings, stars } from '../../art/cover-sky.ts';
import { box, disc, line, marks, part, placed, polygon, solid, tone } from '../../art/drawing.ts';
import { AGENCY_COLOURS, emblemDrawing } from '../../art/lab/emblems.ts';
import { personDrawing } from '../../art/people.ts';

const CREAM = '#fff4dc';

function cabin(agency: Agency, x: number, y: number): string {
  const { main, shade, tint } = AGENCY_COLOURS[agency];
  return placed(
    `translate(${x} ${y})`,
    solid(box(-22, -19, 44, 38, 9), main),
    tone('M8,-17.500H13.500q7,0 7,7v21q0,7 -7,7H-4Q14,2 8,-17.500Z', shade),
    tone(disc(0, 0, 14.5), tint),
    placed('scale(.62)', emblemDrawing(agency)),
  );
}

const joint = (agency: Agency, x: number): string => {
  const { main, shade } = AGENCY_COLOURS[agency];
  return marks(solid(box(x - 11, 191, 22, 34, 8), main), tone(`M${x + 3},192.500q6.5,0 6.5,7v17q0,7 -6.5,7Z`, shade));
};

const capsule = (x: number, inside: string): string =>
  marks(
    solid(disc(x, 208, 30), CREAM),
    tone(`M${x + 14},182.500A29,29 0 0,1 ${x - 12},235Q${x + 20},231 ${x + 14},182.500Z`, '#f0ddb8'),
    line(disc(x, 208, 30)),
    solid(disc(x, 208, 18), '#173b73'),
    inside,
    line(`M${x - 11},203q2,-6 7,-8`, { colour: '#fff' }),
  );

const tube = (d: string): string => line(d, { width: 16 }) + line(d, { width: 10, colour: '#a9b2da' });

const panel = (x: number): string =>
  marks(
    solid(box(x - 12, 156, 24, 104, 3), '#3f6be0'),
    line(`M${x - 12},182h24M${x - 12},208h24M${x - 12},234h24M${x},156v104`, { width: 2, colour: '#bfe0ff' }),
    line(box(x - 12, 156, 24, 104, 3)),
  );

const station = placed(
  'translate(150 206) rotate(-7) scale(.9) translate(-150 -206)',
  tube('M14,208H286M75,158V256M150,152V262M225,158V256'),
  panel(23),
  panel(277),
  cabin('gold', 75, 155),
  cabin('red', 150, 149),
  cabin('green', 225, 155),
  cabin('blue', 75, 262),
  cabin('gold', 150, 268),
  `<path d="${box(203, 243, 44, 38, 9)}" fill="#1a3d86" stroke="${CREAM}" stroke-width="2.5" stroke-dasharray="6 5"/>`,
  part('cover-module', cabin('blue', 225, 262)),
  joint('red', 112.5),
  joint('blue', 187.5),
  capsule(75, tone(disc(78, 212, 7), '#ff9a3d')),
  capsule(150, tone(polygon(5, { cx: 151, cy: 209, r: 9.5, inner: 4.6 }), '#ffd94d')),
  capsule(225, line('M216,214q4,-12 16,-12', { width: 4, colour: '#b6e36b' }) + tone(disc(232, 202, 4), '#b6e36b')),
  line('M150,130V119'),
  solid('M140,108q10,14 20,0Z', CREAM),
);

const earth = marks(
  solid(disc(150, 590, 290), '#2fa79c'),
  tone('M40,332q40,-22 78,-14q10,20 -22,30q-30,14 -60,6ZM176,308q50,0 70,22q-20,20 -50,8q-24,-8 -20,-30Z', '#b6e36b'),
  line('M20,354q130,-54 262,-2', { width: 4, colour: '#fff', dash: '40 18 70 22', opacity: 0.5 }),
);

const suit = marks(
  solid('M26,100L14,128l14,6 12,-24M60,110l8,28 14,-4 -6,-34', '#fff4dc', 4),
  solid('M30,76H70Q82,78 82,92V108Q82,118 70,118H30Q18,118 18,108V92Q18,78 30,76Z', 'var(--p)', 4),
  solid(box(36, 92, 28, 16, 5), '#fff4dc', 4),
);

const floater = part(
  'cover-float',
  line('M222,256q-14,26 16,32', { colour: CREAM }),
  `<g data-seat="0" transform="translate(226 256) rotate(14 21 21) scale(.42)">${suit}${personDrawing(0)}</g>`,
);

/** A station that grows by one cabin. */
export const cover = marks(
  rings(
    [150, 205],
    [
      ['#14306f', 188],
      ['#1a3d86', 132],
    ],
    '#10265c',
  ),
  stars(
    [
      [36, 110, 1.8],
      [70, 44, 1.4],
      [250, 52, 1.8],
      [282, 110, 1.4],
      [20, 250, 1.4],
      [200, 96, 1.4],
      [120, 70, 1.4],
    ],
    [
      [258, 120, 8],
      [46, 76, 6],
      [276, 250, 5],
    ],
  ),
  earth,
  station,
  floater,
);
