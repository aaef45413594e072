import type { Game } from '#tabletop';
import { LISTED_MOVES } from './limits.ts';

/** The legal moves one by one, for players who don't have the rules at hand. */
export function listedMoves(game: Game, view: object): { readonly moves: readonly object[]; readonly all: boolean } {
  const kinds = new Map<unknown, Iterable<object>[]>();
  for (const offer of game.legalMoves(view)) {
    const kind = 'type' in offer ? offer.type : null;
    const alike = kinds.get(kind) ?? [];
    alike.push(game.offers.all(offer));
    kinds.set(kind, alike);
  }
  const moves: object[] = [];
  // In turn from every kind of move, and of every offer, so that none is left out when there are too many.
  for (const move of inTurn([...kinds.values()].map(inTurn))) {
    if (moves.length === LISTED_MOVES) return { moves, all: false };
    moves.push(move);
  }
  return { moves, all: true };
}

/** One from each, again and again, until all are empty. */
function* inTurn<T>(lists: readonly Iterable<T>[]): Generator<T> {
  for (let open = lists.map((list) => list[Symbol.iterator]()); open.length > 0; ) {
    const still: typeof open = [];
    for (const source of open) {
      const next = source.next();
      if (next.done === true) continue;
      yield next.value;
      still.push(source);
    }
    open = still;
  }
}
