import { disc, line, marks, solid } from '../drawing.ts';

/** What the check says of a building: a stamp at its corner, told apart by its sign and not by its colour alone. */
export const verdictDrawing = (isRight: boolean): string =>
  isRight
    ? marks(solid(disc(50, 50, 45), '#b6e36b', 8), line('M28,52L44,68L73,34', { width: 12 }))
    : marks(solid(disc(50, 50, 45), '#ffd9d6', 8), line('M33,33L67,67M67,33L33,67', { width: 12, colour: '#8c1427' }));
