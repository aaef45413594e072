/** Moves that bots made for people: everybody is told that it was a bot, and nobody takes them back. */

import type { Told } from '#protocol';
import { type LiveMatch, NOT_A_MOVE, type Refused, type Seat } from '#tabletop';
import type { StoredEntry } from '../store/store.ts';
import type { Line } from '../tables/line.ts';

/** By seat: how many moves the match and the seat had after the last one a bot made for its person. */
export type BotMoves = Map<Seat, { readonly moves: number; readonly made: number }>;

export class StandIns {
  readonly #match: LiveMatch;
  readonly #last: BotMoves;

  constructor(match: LiveMatch, last: BotMoves) {
    this.#match = match;
    this.#last = last;
  }

  /** The match's newest move was made by a bot, for the person in this seat. */
  note(seat: Seat): void {
    this.#last.set(seat, { moves: this.#match.moves.length, made: this.#match.madeBy(seat) });
  }

  /** Nobody has moved since a bot did for this seat. */
  isLast(seat: Seat): boolean {
    return this.#last.get(seat)?.moves === this.#match.moves.length;
  }

  /** What this seat wanted came too late: a bot made its newest move, and it is not its turn any more. */
  wasFaster(seat: Seat, refusal: Refused): boolean {
    const { game, state } = this.#match;
    if (refusal === NOT_A_MOVE || this.#last.get(seat)?.made !== this.#match.madeBy(seat)) return false;
    return this.isLast(seat) || game.legalMoves(game.view(state, seat)).length === 0;
  }
}

/** How a move came about, as it is stored with it. */
export const marksOf = (byBot: boolean, line: Line | null): Pick<StoredEntry, 'byBot' | 'planned'> =>
  byBot ? { byBot } : line?.isPlan === true ? { planned: true } : {};

/** Only what names the seat: of anything else it would tell who brought it about. */
export const doneByBot = (told: readonly Told[], seat: Seat): readonly Told[] =>
  told.map((one) => ('seat' in one.event && one.event.seat === seat ? { ...one, byBot: true } : one));
