import type { Colour } from '#games/gravity-superstar';
import { rings, stars } from '../../art/cover-sky.ts';
import { disc, line, marks, part, placed, solid, tone } from '../../art/drawing.ts';
import { starDrawing } from '../../art/gravity/stars.ts';
import { superstarDrawing } from '../../art/gravity/superstars.ts';

const [CX, CY, GROUND] = [150, 218, 40];

/** Standing on the little planet, feet to its middle. */
const standing = (seat: number, angle: number): string =>
  `<g data-seat="${seat}" transform="rotate(${angle} ${CX} ${CY}) translate(${CX} ${CY - GROUND - 35}) scale(1.5)"><g class="cover-hop">${superstarDrawing(seat)}</g></g>`;

const star = (colour: Colour, x: number, y: number, scale: number): string =>
  placed(`translate(${x} ${y}) scale(${scale})`, starDrawing(colour));

const planet = marks(
  tone(disc(CX, CY, GROUND), '#e8c9a0'),
  tone(
    'M124,206a10,8 0 1,1 20,0a10,8 0 1,1 -20,0ZM152,234a12,9 0 1,1 24,0a12,9 0 1,1 -24,0ZM132,242a6,6 0 1,1 12,0a6,6 0 1,1 -12,0ZM162,202a5,5 0 1,1 10,0a5,5 0 1,1 -10,0Z',
    '#c9a374',
  ),
  tone('M171,184A40,40 0 0,1 117,241Q180,250 171,184Z', '#a37c52', 0.5),
  line(disc(CX, CY, GROUND)),
);

const door = placed(
  `rotate(38 ${CX} ${CY}) translate(${CX} ${CY - GROUND - 13}) scale(.86)`,
  solid('M-11,15V-5A11,11 0 0,1 11,-5V15Z', '#fff4dc'),
  solid('M-6.5,15V-4.500A6.5,6.5 0 0,1 6.5,-4.500V15Z', '#2a1f66', 2.4),
  tone(disc(3, 5, 1.6), '#ffb84d'),
);

/** Superstars walk round their planet. */
export const cover = marks(
  rings(
    [CX, CY],
    [
      ['#0c4b5c', 190],
      ['#126172', 138],
      ['#1b7f8b', 92],
    ],
    '#083b4c',
  ),
  stars(
    [
      [30, 60, 1.6],
      [272, 60, 1.8],
      [110, 36, 1.4],
      [190, 60, 1.4],
      [22, 330, 1.8],
      [280, 300, 1.6],
      [62, 380, 1.4],
      [240, 370, 1.8],
    ],
    [
      [90, 70, 6],
      [268, 160, 7],
      [30, 176, 6],
    ],
  ),
  line('M204,138A96,96 0 0,1 232,168M96,298A96,96 0 0,1 68,268', { colour: '#fff4dc', dash: '.1 8' }),
  door,
  part('cover-walk', standing(0, -8), standing(2, 82), standing(3, 172), standing(4, 262)),
  planet,
  star('blue', 70, 136, 0.95),
  star('yellow', 240, 146, 0.95),
  star('pink', 226, 292, 0.95),
  star('white', 74, 296, 0.9),
  star('orange', 266, 318, 0.7),
  star('green', 34, 322, 0.66),
);
