import type { Agency, LabCard, LabEffect, Specialty } from '#games/space-lab';
import { box, line, marks, PAPER, placed, solid, tone } from '../drawing.ts';
import { lettering } from '../lettering.ts';
import { AGENCY_COLOURS, emblemDrawing } from './emblems.ts';
import { portrait } from './portrait.ts';
import { medal, projectBack, specialtySign } from './signs.ts';

const at = (x: number, y: number, scale: number, drawing: string): string =>
  placed(`translate(${x} ${y}) scale(${scale})`, drawing);

const times = line('M-1.8,-2.800L3.8,2.800M3.8,-2.800L-1.8,2.8', { width: 2.2 });
const alongTheRow = line('M5,9.500H27M8.2,6.700L5,9.500L8.2,12.300M23.8,6.700L27,9.500L23.8,12.3', {
  width: 1.8,
});

/** What is counted, at the right of the sign for "times". */
function counted(effect: Exclude<LabEffect, { kind: 'points' | 'drawProject' }>): string {
  if (effect.kind === 'perAgency') return at(16, 0, 0.6, emblemDrawing(effect.agency));
  if (effect.kind === 'perProject') return at(15.5, 0, 0.88, projectBack);
  if (effect.kind === 'perSpecialty') return at(16, 0, 0.72, specialtySign(effect.specialty));
  return at(16, -3, 0.54, specialtySign(effect.specialty)) + alongTheRow;
}

/** An effect in symbols, centred; about 60 × 28. */
export function effectDrawing(effect: LabEffect): string {
  if (effect.kind === 'points') return marks(medal, lettering(0, 4.7, 13, effect.points));
  if (effect.kind === 'drawProject')
    return marks(line('M-16,0H-6M-11,-5V5', { width: 3.2 }), at(7.5, 0, 0.95, projectBack));
  return marks(at(-15, 0, 0.88, medal), lettering(-15, 4.2, 11.5, effect.points), times, counted(effect));
}

/** How many cards to put away, as a little stack of them; free is green. */
function costDrawing(cost: number): string {
  const sheets = Array.from({ length: Math.max(cost, 1) }, (_, sheet) => {
    const lift = Math.max(cost, 1) - 1 - sheet;
    return solid(box(-8 + 2.4 * lift, -9.5 - 1.6 * lift, 16, 19, 3), cost === 0 ? '#d8f3c4' : '#fff', 1.8);
  });
  return marks(...sheets, lettering(0, 4.7, 12.5, cost));
}

const badge = solid(box(-10, -11, 20, 31, 10), '#fff', 1.8);

/** The specialty's sign; its letter in the player's language is added below at 0, 15.4. */
const specialtyBadge = (specialty: Specialty): string => marks(badge, at(0, -2, 0.5, specialtySign(specialty)));

const numberOf = (id: string): number => Number(id.slice(-2));

/** 84 × 118, with portrait. */
export const FULL = { width: 84, height: 118, badge: { x: 69, y: 19, scale: 1 } } as const;
export function fullCard(card: LabCard): string {
  const { main, tint } = AGENCY_COLOURS[card.agency];
  return marks(
    solid(box(1.3, 1.3, 81.4, 115.4, 10), PAPER, 2.6),
    tone('M5,14Q5,5 14,5H70Q79,5 79,14V82H5Z', tint),
    tone('M5,14Q5,5 14,5H70Q79,5 79,14V20H5Z', main),
    at(12.5, 20, 1, portrait(card.agency, card.specialty, numberOf(card.id))),
    line('M5,82H79', { width: 2.2 }),
    at(15.5, 69, 0.7, emblemDrawing(card.agency)),
    at(15.5, 20, 1.02, costDrawing(card.cost)),
    at(FULL.badge.x, FULL.badge.y, 1, specialtyBadge(card.specialty)),
    at(42, 99, 1.12, effectDrawing(card.effect)),
  );
}

/** 54 × 66: no portrait, the same corners. */
export const SMALL = { width: 54, height: 66, badge: { x: 43.5, y: 13, scale: 0.72 } } as const;
export function smallCard(card: LabCard): string {
  const { main, tint } = AGENCY_COLOURS[card.agency];
  return marks(
    solid(box(1.2, 1.2, 51.6, 63.6, 8), PAPER, 2.2),
    tone('M4,11Q4,4 11,4H43Q50,4 50,11V41H4Z', tint),
    tone('M4,11Q4,4 11,4H43Q50,4 50,11V13H4Z', main),
    line('M4,41H50', { width: 1.8 }),
    at(26, 27, 0.66, emblemDrawing(card.agency)),
    at(11, 13.5, 0.66, costDrawing(card.cost)),
    at(SMALL.badge.x, SMALL.badge.y, SMALL.badge.scale, specialtyBadge(card.specialty)),
    at(27, 53.2, 0.82, effectDrawing(card.effect)),
  );
}

/** 20 × 20: the agency only, for other players' stations. */
export const tinyCard = (agency: Agency): string =>
  marks(solid(box(1, 1, 18, 18, 4), AGENCY_COLOURS[agency].tint, 1.6), at(10, 10, 0.4, emblemDrawing(agency)));

export const labCardBack = marks(
  solid(box(1.3, 1.3, 81.4, 115.4, 10), '#3b3f86', 2.6),
  line(box(7, 7, 70, 104, 6), { width: 2, colour: '#8c92e8' }),
  solid('M20,84Q22,62 42,62T64,84Z', '#f4f1e8', 2.6),
  solid('M24,45a18,18 0 1,1 36,0a18,18 0 1,1 -36,0Z', '#f4f1e8', 2.6),
  solid(box(30, 37, 24, 17, 8.5), '#6ec1ff', 2.4),
  line('M34,44q1,-3 4,-3.5', { width: 2, colour: '#fff' }),
);
