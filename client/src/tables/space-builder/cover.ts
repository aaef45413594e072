import { greenhouse, launchTower, observatory } from '../../art/builder/first-four.ts';
import { stars } from '../../art/cover-sky.ts';
import { disc, line, marks, part, placed, solid, tone } from '../../art/drawing.ts';

const CREAM = '#fff4dc';
const band = (from: number, colour: string): string => tone(`M-500,${from}H800V800H-500Z`, colour);

const dusk = marks(
  band(-300, '#3a1c56'),
  band(112, '#5b2566'),
  band(160, '#8e3470'),
  band(206, '#cf5468'),
  band(246, '#f58a5e'),
);

const sun = marks(
  tone(disc(150, 190, 58), '#ffb84d'),
  tone('M182,141.600A58,58 0 0,1 126,243Q194,230 182,141.600Z', '#f59a3a'),
  line('M66,214Q98,238 172,196T234,152', { width: 5, colour: CREAM, opacity: 0.9 }),
);

const land = marks(
  tone(
    'M-500,250L-380,226L-300,256L-210,232L-120,262L-40,234L0,258L40,236L74,258L112,226L160,262L214,230L262,258L330,232L400,260L480,228L570,258L680,236L800,256V800H-500Z',
    '#a8405f',
  ),
  solid('M-520,286Q-300,262 -160,284T90,270T360,274T820,268V820H-520Z', '#e8a36b'),
  tone('M-500,340Q120,300 800,336V800H-500Z', '#d48a54'),
  tone(
    'M34,352a26,6 0 1,1 52,0a26,6 0 1,1 -52,0ZM202,374a34,7 0 1,1 68,0a34,7 0 1,1 -68,0ZM124,382a16,4 0 1,1 32,0a16,4 0 1,1 -32,0Z',
    '#bf7443',
  ),
);

const HULL = 'M0,-86Q25,-52 20,64H-20Q-25,-52 0,-86Z';
const rocket = marks(
  part(
    'cover-flame',
    tone('M-13,64Q-16,88 0,100Q16,88 13,64Z', '#ffb84d'),
    tone('M-7,64Q-8,78 0,88Q8,78 7,64Z', '#ffe7a6'),
  ),
  solid('M-19,30L-36,66L-18,60ZM19,30L36,66L18,60Z', '#db4a51'),
  solid(HULL, CREAM),
  tone('M3,-79Q22,-48 18.5,62.500H5Q14,-10 3,-79Z', '#f0ddb8'),
  solid('M0,-86Q11,-71 17,-42H-17Q-11,-71 0,-86Z', '#ff6b6b'),
  line(HULL),
  solid(disc(0, -14, 10), '#6ec1ff'),
  tone(disc(-3, -17, 3), '#fff'),
  line('M-20,44H20'),
);

const rover = placed(
  'translate(52 318) scale(.9)',
  solid('M-20,-4H16L24,-18H-8Z', '#9b8cff'),
  line('M-2,-18v-9h13'),
  solid(disc(-13, 0, 8), CREAM),
  solid(disc(14, 0, 8), CREAM),
);

/** A city on its way up, and a rocket that can hardly wait. */
export const cover = marks(
  dusk,
  stars(
    [
      [30, 50, 1.6],
      [272, 40, 1.8],
      [120, 30, 1.4],
      [200, 90, 1.4],
      [60, 100, 1.6],
      [250, 98, 1.4],
    ],
    [
      [84, 62, 6],
      [228, 60, 7],
    ],
  ),
  sun,
  land,
  placed('translate(170 156) scale(1.5)', `<g stroke-width="2.3">${launchTower('left')}</g>`),
  part('cover-rocket', placed('translate(186 220) scale(.94)', rocket)),
  placed('translate(7 197) scale(1.1)', observatory(51)),
  placed('translate(78 226)', greenhouse([26.5, 50, 73.5])),
  rover,
);
