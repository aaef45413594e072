import type { ProjectKind, Specialty } from '#games/space-lab';
import { box, disc, INK, line, marks, oval, placed, polygon, solid, tone } from '../drawing.ts';

/** The small signs that cards speak with. Centre 0,0; boxes of 30. */
const SPECIALTY_SIGNS: Readonly<Record<Specialty, string>> = {
  pilot: marks(
    tone(disc(0, 1, 4), INK),
    tone('M-4.5,-1H-14.500Q-12.5,5.5 -4.5,4ZM4.5,-1H14.500Q12.5,5.5 4.5,4Z', INK),
    line('M0,4V10M-4.5,10H4.5', { width: 2.6 }),
    tone(polygon(5, { cy: -7.4, r: 4.8, inner: 2.2 }), INK),
  ),
  researcher: marks(
    line('M-3.6,-12H3.600M-2.4,-12V-3L-9,8.600Q-10,12 -7,12H7Q10,12 9,8.600L2.4,-3V-12', { width: 2.5 }),
    tone('M-5.8,4H5.800L8.4,10.400H-8.400Z', INK),
    tone(disc(1.4, -0.6, 1.4), INK),
  ),
  medic: marks(
    tone('M-4.2,-12H4.200V-4.200H12V4.200H4.200V12H-4.200V4.200H-12V-4.200H-4.200Z', INK),
    tone('M0,5.600Q-6,1.6 -3.8,-1.800Q-1.7,-3.8 0,-1Q1.7,-3.8 3.8,-1.800Q6,1.6 0,5.600Z', '#fff'),
  ),
  technician: marks(
    line('M-10,10L2.2,-2.2', { width: 5.6 }),
    solid('M11.2,-6.600A7,7 0 1,1 5.8,-11.600L4.6,-5.800L6.2,-3.800Z', INK, 1.2),
  ),
};

export const specialtySign = (specialty: Specialty): string => SPECIALTY_SIGNS[specialty];

const PROJECT_SIGNS: Readonly<Record<ProjectKind, string>> = {
  mars: marks(
    solid(disc(0, 0, 11.5), '#e0603f', 2.2),
    line('M-8,-5.500Q0,-9 8,-6M-10,3Q0,0 10,4', { width: 2.4, colour: '#f6a37f' }),
    tone(disc(-3, 6, 2.1) + disc(4, -1.6, 1.6), '#a83d28'),
  ),
  blackHoles: marks(
    placed('rotate(-18)', solid(oval(0, 0, 15, 6), '#9b8cff', 2)),
    tone(disc(0, 0, 8), INK),
    line('M-13.6,5.400Q0,8.6 13.8,-4.4', { width: 2.6, colour: '#ffd36b' }),
  ),
  supernovae: marks(
    solid(polygon(8, { r: 15, inner: 6.4 }), '#ff8fc0', 2.2),
    tone(polygon(4, { r: 9, inner: 3.2 }), '#fff'),
  ),
  exoplanet: marks(
    solid(disc(0, 0, 9), '#7bd3a8', 2.2),
    line('M-5,-4.500Q0,-1.5 5.5,-4.5', { width: 2.4, colour: '#2e8f66' }),
    placed('rotate(24)', line('M-8.6,-2.400Q-17,-.5 -15,1.800Q-10,5 0,4.800T15,1.800Q17,-.5 8.6,-2.4', { width: 2.4 })),
  ),
  telescope: marks(
    line('M-1,2L-6.5,12.500M1,2L6.5,12.5', { width: 2.6 }),
    solid('M-12.5,-.5L7,-10.500L11,-2.800L-9.5,5.500Z', '#e8c9a0', 2.2),
    solid('M7,-10.500L11.5,-12.500L15.5,-4.500L11,-2.800Z', '#ffb84d', 2.2),
  ),
};

export const projectSign = (project: ProjectKind): string => PROJECT_SIGNS[project];

/** Backs of the two kinds of cards that are drawn. */
export const projectBack = marks(
  solid(box(-8, -11, 16, 22, 3.2), '#f4f1e8', 2.2),
  solid(disc(0, -0.5, 4.4), '#9b8cff', 1.5),
  placed('rotate(-20 0 -.5)', line(oval(0, -0.5, 7, 2), { width: 1.4 })),
);
export const labBack = marks(
  solid(box(-8, -11, 16, 22, 3.2), '#3b3f86', 2.2),
  solid('M-6,8.500Q0,-1 6,8.500Z', '#f4f1e8', 1.4),
  solid(disc(0, -2.6, 4.6), '#f4f1e8', 1.4),
);

/** What points stand on. */
export const medal = solid(polygon(10, { r: 13.4, inner: 11.2 }), '#ffb84d', 2);
