/** One's own moves on one's own screen before they are answered. Pure. */

import { patchBetween, patched } from '#protocol';
import { type Game, type Millis, quickChance, type Seat, type SeatInput, sameData, type Words } from '#tabletop';
import type { Told } from './host.ts';

export interface OwnMove {
  readonly seat: Seat;
  readonly move: object;
}

/** What the player sees if all of the moves count, and what they are told of them. */
export interface Predicted {
  readonly view: object;
  readonly told: readonly Told[];
}

/** The data of `next`, made of parts of `before` wherever they are equal: what compares by identity sees what changed. */
export const withPartsOf = <T extends object>(before: object | null, next: T): T =>
  before === null || Array.isArray(before) !== Array.isArray(next)
    ? next
    : patched(before as T, patchBetween(before, next));

/** Worlds in which a move must look the same to be shown: where they differ nobody knows what comes of it. */
const WORLDS = 2;

/**
 * Worked out in worlds imagined from the view, so it shows nothing that the player could not have known; a move that
 * doesn't fit is left out.
 */
export function predicted(
  game: Game,
  view: object,
  { seat, at }: { readonly seat: Seat; readonly at: Millis },
  moves: readonly OwnMove[],
): Predicted {
  let shown = view;
  const told: Told[] = [];
  for (const { seat: by, move } of moves) {
    const parsed = by === seat ? game.parseMove(move) : null;
    if (parsed === null) continue;
    const worlds = Array.from({ length: WORLDS }, (_, world) =>
      imagined(game, shown, { at, by, move: parsed }, world + 1),
    );
    const [first] = worlds;
    if (first === null || first === undefined || !worlds.every((world) => sameData(world, first))) continue;
    shown = withPartsOf(shown, first.view);
    told.push(...first.told);
  }
  return { view: shown, told };
}

/** Null when the rules refuse the move. */
function imagined(game: Game, view: object, input: SeatInput<Words['Move']>, seed: number): Predicted | null {
  const state = game.imagine(view, quickChance(seed));
  const told: Told[] = [];
  const refusal = game.play(state, input, (event) => {
    const seen = game.eventFor(event, input.by);
    if (seen !== null) told.push({ at: input.at, event: seen });
  });
  return refusal === null ? { view: game.view(state, input.by), told } : null;
}

/** Told anew, with the events of before wherever they are the same: whoever has shown one knows it again. */
export const withEventsOf = (before: readonly Told[], told: readonly Told[]): readonly Told[] =>
  told.map((one, index) => {
    const known = before[index]?.event;
    return known !== undefined && sameData(known, one.event) ? { ...one, event: known } : one;
  });
