import { describe, expect, test } from 'vitest';
import { CARDS, COLOURS } from '#games/gravity-superstar';
import { DECOYS, PLANETS } from '#games/space-bowl';
import { BUILDINGS, FACES } from '#games/space-builder';
import { AGENCIES, PROJECT_KINDS, SPECIALTIES } from '#games/space-lab';
import { decoyDrawing } from './bowl/decoys.ts';
import { planetDrawing } from './bowl/planets.ts';
import { faceDrawing } from './builder/faces.ts';
import { cardFace } from './gravity/cards.ts';
import { starPip } from './gravity/stars.ts';
import { superstarDrawing } from './gravity/superstars.ts';
import { helmetDrawing } from './helmet.ts';
import { emblemDrawing } from './lab/emblems.ts';
import { projectSign, specialtySign } from './lab/signs.ts';

/** Only the shapes that are left when every colour is taken away. */
const shapes = (drawing: string): string => drawing.replace(/ (fill|stroke)="[^"]*"/g, '');

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

describe('without any colour, all can still be told apart:', () => {
  test.each([
    ['planets and decoys', [...PLANETS.map(planetDrawing), ...DECOYS.map(decoyDrawing)], 9],
    ['faces of buildings', BUILDINGS.flatMap((building) => FACES.map((face) => faceDrawing(building, face))), 16],
    ['stars', COLOURS.map(starPip), 6],
    ['Superstars', SEATS.slice(0, 6).map(superstarDrawing), 6],
    ['action cards', CARDS.map(cardFace), 5],
    ['helmets', SEATS.map(helmetDrawing), 8],
    ['agencies', AGENCIES.map(emblemDrawing), 4],
    ['specialties', SPECIALTIES.map(specialtySign), 4],
    ['Projects', PROJECT_KINDS.map(projectSign), 5],
  ])('%s', (_what, drawings, count) => {
    expect(new Set(drawings.map(shapes)).size).toBe(count);
  });
});

test('drawings hold nothing that could be mistaken for another one’s on the same page', () => {
  const all = [
    ...PLANETS.map(planetDrawing),
    ...BUILDINGS.map((building) => faceDrawing(building, 'A')),
    ...COLOURS.map(starPip),
  ];
  for (const drawing of all) expect(drawing).not.toMatch(/ id=|url\(|<clipPath|Gradient/);
});
