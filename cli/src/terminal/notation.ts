/** How a game is shown and typed in a terminal. */

import type { Words } from '#tabletop';

export interface Notation<W extends Words> {
  /** Everything this viewer sees, as text. */
  show(view: W['View']): string;
  write(move: W['Move']): string;
  /** Null: not a move in this game's notation. */
  read(text: string): W['Move'] | null;
  /** How moves are typed, in a line or two. */
  readonly help: string;
}
