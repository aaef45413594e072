/** The pieces of Space Lab as sheets that become bitmaps: a table shows some sixty of them. */

import {
  AGENCIES,
  type Agency,
  COMPONENTS,
  type LabCard,
  type LabEffect,
  type Objective,
  PROJECT_KINDS,
  type ProjectKind,
  SPECIALTIES,
  type Specialty,
  type Tile,
} from '#games/space-lab';
import type { Sheet } from '../bitmaps.ts';
import { box, faded, line, marks, solid } from '../drawing.ts';
import { lettering } from '../lettering.ts';
import { type Matched, objectiveDrawing, validatedDrawing, validationTile, wonTile } from './capsule.ts';
import { effectDrawing, FULL, fullCard, labCardBack, SMALL, smallCard, tinyCard } from './crew-card.ts';
import { emblemDrawing } from './emblems.ts';
import { labBack, medal, projectBack, projectSign, specialtySign } from './signs.ts';
import { STATION_WIDTH, type StationKind, stationHeight, stationHull } from './station.ts';

const known = new Map<string, Sheet>();

/** Drawn when it is asked for, and only then. */
function sheetOf(name: string, box: Sheet['box'], draw: () => string, sticker = false): Sheet {
  const full = `lab-${name}${sticker ? '-sticker' : ''}`;
  const there = known.get(full);
  if (there !== undefined) return there;
  const sheet: Sheet = {
    name: full,
    box,
    // Not kept: once there is a bitmap it is hardly ever asked for, and some hundred of them are a burden to memory.
    get drawing() {
      return draw();
    },
    sticker,
  };
  known.set(full, sheet);
  return sheet;
}

export const emblemSheet = (agency: Agency, sticker = false): Sheet =>
  sheetOf(`emblem-${agency}`, [-20, -20, 40, 40], () => emblemDrawing(agency), sticker);

export const specialtySheet = (specialty: Specialty): Sheet =>
  sheetOf(`specialty-${specialty}`, [-15, -15, 30, 30], () => specialtySign(specialty));

export const projectSheet = (project: ProjectKind): Sheet =>
  sheetOf(`project-${project}`, [-17, -17, 34, 34], () => projectSign(project));

/** The back of a Project or of a Lab card, as a sign. */
export const backSheet = (of: 'project' | 'lab'): Sheet =>
  sheetOf(`back-${of}`, [-10, -13, 20, 26], () => (of === 'project' ? projectBack : labBack));

export const effectSheet = (effect: LabEffect): Sheet =>
  sheetOf(`effect-${Object.values(effect).join('-')}`, [-30, -15, 60, 30], () => effectDrawing(effect));

export const pointsSheet = (points: number): Sheet =>
  sheetOf(`points-${points}`, [-15, -15, 30, 30], () => medal + lettering(0, 4.7, 13, points));

/** full 84 × 118 · small 54 × 66, without portrait. */
export type CardKind = 'full' | 'small';

/** With the letter of its specialty in the player's language. */
export function cardSheet(card: LabCard, kind: CardKind, letter: string): Sheet {
  const { width, height, badge } = kind === 'full' ? FULL : SMALL;
  return sheetOf(`${kind}-${card.id}-${letter}`, [0, 0, width, height], () => {
    const face = kind === 'full' ? fullCard(card) : smallCard(card);
    return face + lettering(badge.x, badge.y + 15.4 * badge.scale, 9.4 * badge.scale, letter);
  });
}

export const cardBackSheet = (): Sheet => sheetOf('card-back', [0, 0, FULL.width, FULL.height], () => labCardBack);

export const tinySheet = (agency: Agency): Sheet => sheetOf(`tiny-${agency}`, [0, 0, 20, 20], () => tinyCard(agency));

type Shown = Pick<Objective, 'agencies' | 'specialty'>;

const nameOf = ({ agencies, specialty }: Shown): string => `capsule-${agencies.join('-')}-${specialty}`;

export const capsuleSheet = (objective: Shown, matched: Matched): Sheet => {
  const state = matched === 'unlaid' ? matched : matched.map(Number).join('');
  return sheetOf(`${nameOf(objective)}-${state}`, [0, 0, 54, 66], () => objectiveDrawing(objective, matched));
};

/** With its Validation upon it. */
export const validatedSheet = (objective: Shown, points: number): Sheet =>
  sheetOf(`${nameOf(objective)}-won-${points}`, [0, 0, 54, 66], () => validatedDrawing(objective, points));

/** The next tile of a pile. */
export const validationSheet = ({ points, bonus }: Tile): Sheet =>
  sheetOf(`validation-${points}-${bonus}`, [0, 0, 40, 24], () => validationTile({ points, bonus }));

/** A Validation as it lies on a capsule. */
export const tileSheet = (points: number): Sheet =>
  sheetOf(`tile-${points}`, [4.6, 5.1, 44.8, 37.8], () => wonTile(points));

export const hullSheet = (kind: StationKind): Sheet =>
  sheetOf(`hull-${kind}`, [0, 0, STATION_WIDTH, stationHeight(kind)], () => stationHull(kind));

/** What stations as small as stamps are put together from; each fills a square. */
export type Stamp = `card-${Agency}` | `symbol-${Agency}` | `pale-${Agency}` | 'free' | 'capsule' | `won-${number}`;

export const stampSheet = (stamp: Stamp): Sheet => sheetOf(`stamp-${stamp}`, [0, 0, 20, 20], () => stampDrawing(stamp));

const STAMP = box(0.8, 0.8, 18.4, 18.4, 6.4);

function stampDrawing(stamp: Stamp): string {
  const [look = '', of = ''] = stamp.split('-');
  const symbol = (): string => `<g transform="translate(10 10) scale(.5)">${emblemDrawing(of as Agency)}</g>`;
  if (look === 'card') return tinyCard(of as Agency);
  if (look === 'symbol') return symbol();
  if (look === 'pale') return faded(0.35, symbol());
  if (look === 'free') return line(box(0.6, 0.6, 18.8, 18.8, 4), { width: 1.2, colour: '#7c89dc', dash: '3 3' });
  if (look === 'capsule') return solid(STAMP, '#f4f1e8', 1.4);
  return marks(solid(STAMP, '#ffb84d', 1.4), lettering(10, 14.6, 13, of));
}

const TILES = COMPONENTS.validations.flat();

/** Everything that is small and shown from the beginning. */
export const signSheets = (): readonly Sheet[] => [
  ...AGENCIES.flatMap((agency) => [emblemSheet(agency), emblemSheet(agency, true)]),
  ...SPECIALTIES.map(specialtySheet),
  ...PROJECT_KINDS.map(projectSheet),
  ...(['project', 'lab'] as const).map(backSheet),
  ...TILES.flatMap((tile) => [validationSheet(tile), tileSheet(tile.points), stampSheet(`won-${tile.points}`)]),
  ...AGENCIES.flatMap((agency) => (['card', 'symbol', 'pale'] as const).map((look) => stampSheet(`${look}-${agency}`))),
  stampSheet('free'),
  stampSheet('capsule'),
];
