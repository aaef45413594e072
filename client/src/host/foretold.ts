/** One's own moves on one's own screen before the server has answered. */

import { type Game, type Millis, quickChance, type Seat, step } from '#tabletop';

/** A move as far as it can be foretold. */
export interface OwnMove {
  readonly seat: Seat;
  readonly move: object;
}

export interface PendingMove extends OwnMove {
  readonly key: string;
  /** The server has it: only its view is still to come. */
  isStored: boolean;
}

/**
 * The view as it will be if all pending moves count. Worked out in a world imagined from the view, so it shows nothing
 * that the player could not have known; a move that doesn't fit is left out.
 */
export function foretoldView(
  game: Game,
  view: object,
  moment: { readonly seat: Seat; readonly at: Millis },
  pending: readonly OwnMove[],
): object {
  let shown = view;
  for (const { seat, move } of pending) {
    const parsed = seat === moment.seat ? game.parseMove(move) : null;
    if (parsed === null) continue;
    const next = step(game, game.imagine(shown, quickChance(1)), { at: moment.at, by: seat, move: parsed });
    if (next.ok) shown = game.view(next.state, seat);
  }
  return shown;
}
