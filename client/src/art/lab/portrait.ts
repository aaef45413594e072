import type { Agency, Specialty } from '#games/space-lab';
import { box, disc, INK, line, marks, solid, tone } from '../drawing.ts';
import { AGENCY_COLOURS } from './emblems.ts';

/** Sixty crew members without sixty drawings: agency, specialty and number make a face. 60 × 62, cut off below. */
const SKIN = ['#f6d2b0', '#c98d62', '#8a5a3c', '#e8b48a', '#74492f', '#fbe3cc'];
const HAIR = ['#3a2a3f', '#b5522c', '#e9b949', '#5a3a22', '#22264a', '#b9beda'];
const EDGE = 2;
const FAINT = '#e9857d';

/** Makes crews of different specialties differ more. */
const VARIETY: Readonly<Record<Specialty, number>> = { pilot: 0, researcher: 1, medic: 2, technician: 3 };

type Person = { readonly skin: string; readonly hair: string };

/** Hair that hangs behind the head, then hair upon it. */
const STYLES: readonly { readonly behind: (hair: string) => string; readonly upon: (hair: string) => string }[] = [
  {
    behind: () => '',
    upon: (hair) => solid('M17,26Q15,11 30,11.500Q45,11 43,26Q38,19.5 30,20.500Q22,19.5 17,26Z', hair, EDGE),
  },
  {
    behind: (hair) => solid('M15,27Q11,45 18,47H42Q49,45 45,27Z', hair, EDGE),
    upon: (hair) => solid('M16.5,31Q14,11.5 30,11.500Q46,11.5 43.5,31Q41,21 33,19Q24,22 16.5,31Z', hair, EDGE),
  },
  {
    behind: () => '',
    upon: (hair) =>
      marks(
        solid(
          disc(18.5, 20, 5) + disc(41.5, 20, 5) + disc(23.5, 14.5, 5) + disc(36.5, 14.5, 5) + disc(30, 12.5, 5),
          hair,
          1.6,
        ),
        tone('M19,23Q30,13 41,23L37,13H23Z', hair),
      ),
  },
  {
    behind: () => '',
    upon: (hair) =>
      marks(
        solid('M17,25Q19,11.5 33,11.500Q43,13 43,25Q36,22.5 30,17Q25,22.5 17,25Z', hair, EDGE),
        tone('M20,32Q21,41.5 30,41.500T40,32Q37,36.5 34.5,36.500H25.500Q23,36.5 20,32Z', hair),
      ),
  },
  {
    behind: (hair) => solid(disc(30, 10, 7), hair, EDGE),
    upon: (hair) => solid('M17,26Q16,12 30,12T43,26Q40,19 30,18.500T17,26Z', hair, EDGE),
  },
];

const GEAR: Readonly<Record<Specialty, string>> = {
  pilot: marks(
    line('M16.5,20H43.5', { width: 3.4 }),
    solid(box(18, 14.5, 11, 8.5, 4.2), '#8fd8ff', EDGE),
    solid(box(31, 14.5, 11, 8.5, 4.2), '#8fd8ff', EDGE),
    line('M20.5,18.500l2.5,-2M33.5,18.500l2.5,-2', { width: 1.5, colour: '#fff' }),
  ),
  researcher: marks(
    `<path d="${disc(24.8, 28, 4.9)}${disc(35.2, 28, 4.9)}" fill="#fff" fill-opacity=".4" stroke-width="1.8"/>`,
    line('M29.6,27.500H30.4', { width: 1.8 }),
  ),
  medic: marks(
    solid('M16.5,22.500Q30,15.5 43.5,22.500V18Q30,9 16.5,18Z', '#fff', EDGE),
    line('M30,12.800V18.400M27.2,15.600H32.8', { width: 2.6, colour: '#e8515c' }),
  ),
  technician: marks(
    solid('M15.5,22Q15.5,8.5 30,8.500T44.5,22Z', '#ffd36b', EDGE),
    line('M13,22H47', { width: 3.4 }),
    solid(disc(30, 15, 3.6), '#fff', 1.6),
  ),
};

const person = (specialty: Specialty, number: number): Person => {
  const at = VARIETY[specialty];
  return { skin: SKIN[(number * 5 + at * 2) % 6] ?? '', hair: HAIR[(number * 7 + at * 3 + 1) % 6] ?? '' };
};

export function portrait(agency: Agency, specialty: Specialty, number: number): string {
  const { main, shade } = AGENCY_COLOURS[agency];
  const { skin, hair } = person(specialty, number);
  const style = STYLES[(number * 3 + VARIETY[specialty]) % STYLES.length];
  return marks(
    tone(disc(30, 27, 21), '#fff', 0.5),
    solid('M4,62Q4,43 21,41H39Q56,43 56,62Z', shade, EDGE),
    tone('M6,61Q7,47 21,44.500L30,52L37,46Q44,48 46,61Z', main),
    solid('M17,43a13,5 0 1,1 26,0a13,5 0 1,1 -26,0Z', '#f4f1e8', EDGE),
    style?.behind(hair) ?? '',
    tone(box(25.5, 36, 9, 8), skin),
    solid(disc(30, 27, 13), skin, EDGE),
    tone(disc(22.4, 32, 2) + disc(37.6, 32, 2), FAINT, 0.45),
    style?.upon(hair) ?? '',
    tone(disc(25, 28, 1.7) + disc(35, 28, 1.7), INK),
    line('M26.4,33.400Q30,36.6 33.6,33.4', { width: 1.7 }),
    GEAR[specialty],
  );
}
