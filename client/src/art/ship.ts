import { box, disc, line, marks, part, solid, tone } from './drawing.ts';

/** The table as a rocket, stretched to whatever it must hold: outlines keep their width. */
const CORAL = 'var(--coral)';
const CORAL_SHADE = 'var(--coral-shade)';
const CREAM = 'var(--paper)';
const CREAM_SHADE = 'var(--paper-shade)';

const LYING_HULL =
  'M118,52H600C660,52 716,76 748,106C768,220 768,370 748,484C716,514 660,538 600,538H118C104,440 104,150 118,52Z';

/** Nose to the right: 900 × 590. */
export const lyingShip = marks(
  part(
    'ship-flame',
    solid('M92,222C32,214 4,262 4,295S32,376 92,368Z', CORAL),
    tone('M92,240C48,236 30,268 30,295S48,354 92,350Z', 'var(--amber)'),
    tone('M92,262C68,262 58,280 58,295S68,328 92,328Z', '#ffe7a6'),
  ),
  solid('M222,54C180,14 110,2 44,8C84,60 104,110 112,170L118,54Z', CORAL),
  solid('M222,536C180,576 110,588 44,582C84,530 104,480 112,420L118,536Z', CORAL_SHADE),
  solid(box(86, 210, 26, 170, 6), '#7b85b8'),
  solid('M748,106C820,146 868,220 890,295C868,370 820,444 748,484Z', CORAL),
  tone('M888,297C868,370 820,442 750,482C756,440 762,390 763,352C812,348 862,328 888,297Z', CORAL_SHADE),
  solid(LYING_HULL, CREAM),
  tone(
    'M113,500H560C640,500 720,486 756,440C754,458 752,470 747,483C716,513 660,536 600,536H119C116,524 114,512 113,500Z',
    CREAM_SHADE,
  ),
  line(LYING_HULL),
  tone(disc(136, 84, 5) + disc(726, 130, 5) + disc(136, 508, 5) + disc(728, 460, 5), 'var(--ink)', 0.35),
);

/** Nose up: what shows behind the hull. The nose: 150 × 80. */
export const shipNose = marks(
  solid('M2,90C10,34 40,6 75,3S140,34 148,90Z', CORAL),
  tone('M94,6C126,20 140,48 146,88H108Q112,40 94,6Z', CORAL_SHADE),
);

/** Fins and flame: 360 × 136. */
export const shipTail = marks(
  part(
    'ship-flame',
    solid('M132,90Q134,128 152,122Q164,118 180,134Q196,118 208,122Q226,128 228,90Z', CORAL),
    tone('M150,90Q152,116 164,112Q172,112 180,122Q188,112 196,112Q208,116 210,90Z', 'var(--amber)'),
  ),
  solid('M44,0C10,16 4,46 6,112L68,88Z', CORAL),
  solid('M316,0C350,16 356,46 354,112L292,88Z', CORAL_SHADE),
);
