import type { Game } from '#tabletop';
import { LISTED_MOVES } from './limits.ts';

/** The legal moves one by one, for players who don't have the rules at hand. */
export function listedMoves(game: Game, view: object): { readonly moves: readonly object[]; readonly all: boolean } {
  const sources = game.legalMoves(view).map((offer) => game.offers.all(offer)[Symbol.iterator]());
  const moves: object[] = [];
  // In turn from every offer, so that no kind of move is left out when there are too many.
  for (let open = sources; open.length > 0; ) {
    const still: typeof sources = [];
    for (const source of open) {
      const next = source.next();
      if (next.done === true) continue;
      if (moves.length === LISTED_MOVES) return { moves, all: false };
      moves.push(next.value);
      still.push(source);
    }
    open = still;
  }
  return { moves, all: true };
}
