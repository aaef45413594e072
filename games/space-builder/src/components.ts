/** The things on the table, and how they are numbered. */

/** [SETUP-1] Each player has these eight, the same for all. */
export const BUILDINGS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Building = (typeof BUILDINGS)[number];

/** [SETUP-2] The starred ones, open from the start. */
export const STARRED: readonly Building[] = [1, 2, 3, 4];

export const FACES = ['A', 'B'] as const;
export type Face = (typeof FACES)[number];

/** [SETUP-3] In reading order; the printed Base lies between 5 and 6. */
export const PLOTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type Plot = (typeof PLOTS)[number];

/** Clockwise; 0 has its top up. */
export const QUARTER_TURNS = [0, 1, 2, 3] as const;
export type QuarterTurn = (typeof QUARTER_TURNS)[number];

/** A building on a board, or asked for by a plan. Never changed: another one takes its place. */
export interface Placed {
  readonly building: Building;
  readonly face: Face;
  readonly plot: Plot;
  readonly turn: QuarterTurn;
}

/** The nine places of a board or a card as it lies before you, in reading order, the Base's among them. */
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Place = (typeof PLACES)[number];

export const SIDE = 3;

/** Where the Base lies on a board, and on a plan that is not turned. */
export const BASE: Place = 6;

export function placeOf(plot: Plot): Place {
  return (plot < BASE ? plot : plot + 1) as Place;
}

/** Where a place comes to lie when the card is turned clockwise. */
export function turnedPlace(place: Place, by: QuarterTurn): Place {
  let [row, column] = [Math.floor(place / SIDE), place % SIDE];
  for (let turn = 0; turn < by; turn++) [row, column] = [column, SIDE - 1 - row];
  return (row * SIDE + column) as Place;
}

export function turned(turn: QuarterTurn, by: QuarterTurn): QuarterTurn {
  return ((turn + by) % QUARTER_TURNS.length) as QuarterTurn;
}
