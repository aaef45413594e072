/** Where being first matters, and what everybody must see at the same moment. */

export interface Pace {
  /** Moves that compete for being first; a game that has any is played in real time. */
  readonly races: readonly string[];
  /** Events that start everybody's search: sent later to fast lines. */
  readonly reveals: readonly string[];
}

const PACES: { readonly [game: string]: Pace } = {
  'space-bowl': { races: ['go', 'doom', 'joker'], reveals: ['thrown'] },
  'space-builder': { races: ['finish'], reveals: ['planCameUp'] },
};

const IN_TURNS: Pace = { races: [], reveals: [] };

export const paceOf = (game: string): Pace => PACES[game] ?? IN_TURNS;
