/** Legal moves as offers: mostly plain moves; families of moves where listing each one would drown the reader. */

import type { Chance } from './chance.ts';
import { sameData } from './data.ts';

export interface Offers<Offer, Move> {
  /** One of the offer's moves, at random. */
  draw(offer: Offer, chance: Chance): Move;
  /** Each of the offer's moves, once. */
  all(offer: Offer): Iterable<Move>;
  has(offer: Offer, move: Move): boolean;
}

/** For games in which every offer is a move. */
export function plainOffers<Move>(): Offers<Move, Move> {
  return {
    draw: (offer) => offer,
    all: (offer) => [offer],
    has: (offer, move) => sameData(offer, move),
  };
}
