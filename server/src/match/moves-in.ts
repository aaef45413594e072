import type { Entry, SeatInput } from '#tabletop';

/** The moves of a match as they stand at its end: what was taken back never was. */
export function movesIn(entries: readonly Entry[]): readonly SeatInput<unknown>[] {
  const moves: SeatInput<unknown>[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo') moves.pop();
    else moves.push({ at: entry.at, by: entry.by, move: entry.move });
  }
  return moves;
}
