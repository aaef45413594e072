/** The pure edge of a game: time passes, moves are made, and what was given is never changed. */

import type { Game, Refused, Words } from './game.ts';
import type { Input, Millis, Seat, SeatInput } from './seats.ts';

/** More wake-ups than this at one moment can only be a rule that never lets go. */
const MOST_WAKES_AT_ONCE = 1_000;

/** [TABLE-1] [TABLE-2] What any game says to something that is not one of its moves, or comes after the end. */
export type TableRefusal =
  | { readonly because: 'not-a-move'; readonly rule: 'TABLE-1' }
  | { readonly because: 'match-is-over'; readonly rule: 'TABLE-2' };

export const NOT_A_MOVE: TableRefusal = { because: 'not-a-move', rule: 'TABLE-1' };
export const MATCH_IS_OVER: TableRefusal = { because: 'match-is-over', rule: 'TABLE-2' };

export type Step<W extends Words> =
  | { readonly ok: true; readonly state: W['State']; readonly events: readonly W['Event'][] }
  | { readonly ok: false; readonly refusal: Refused };

/** One input on a copy: the state given stays as it was. */
export function step<W extends Words>(game: Game<W>, state: W['State'], input: Input<W['Move']>): Step<W> {
  const next = game.copy(state);
  const events: W['Event'][] = [];
  const refusal = game.play(next, input, (event) => events.push(event));
  return refusal === null ? { ok: true, state: next, events } : { ok: false, refusal };
}

/**
 * Lets match time pass, in place: every wake-up due at or before `to` fires, each at its exact moment,
 * so that a late timer can't change a result and clock inputs need not be stored.
 */
export function advance<W extends Words>(
  game: Game<W>,
  state: W['State'],
  to: Millis,
  tell: (event: W['Event'], at: Millis) => void,
): void {
  let last = -1;
  let wakesAtOnce = 0;
  for (;;) {
    const at = game.wakeAt(state);
    if (at === null || at > to) return;
    wakesAtOnce = at === last ? wakesAtOnce + 1 : 1;
    if (wakesAtOnce > MOST_WAKES_AT_ONCE) throw new Error(`${game.id} asks to be woken at ${at} again and again`);
    last = at;
    const refusal = game.play(state, { at, by: null, move: null }, (event) => tell(event, at));
    if (refusal !== null) throw new Error(`${game.id} refuses the wake-up it asked for: ${refusal.because}`);
  }
}

/**
 * A seat's move, in place, with everything that is due before it. The move is still JSON: what is not a move of
 * this game is refused like any other illegal move. Wake-ups that were due stay even if the move is refused.
 */
export function act<W extends Words>(
  game: Game<W>,
  state: W['State'],
  input: SeatInput<unknown>,
  tell: (event: W['Event'], at: Millis) => void,
): Refused | null {
  advance(game, state, input.at, tell);
  return make(game, state, input, game.parseMove(input.move), tell);
}

/** A move that has been read, once everything due before it has happened; null if it was none. */
export function make<W extends Words>(
  game: Game<W>,
  state: W['State'],
  { at, by }: { readonly at: Millis; readonly by: Seat },
  move: W['Move'] | null,
  tell: (event: W['Event'], at: Millis) => void,
): Refused | null {
  if (game.outcome(state) !== null) return MATCH_IS_OVER;
  if (move === null) return NOT_A_MOVE;
  return game.play(state, { at, by, move }, (event) => tell(event, at));
}
