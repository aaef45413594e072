/** Which moves are legal: from a view, or from a state for whoever plays matches out. */

import type { Seat } from '#tabletop';
import { at, DIRECTIONS } from './board.ts';
import { deedOf } from './deeds.ts';
import { ACTIONS, type Action, END, type Move, REPLAY, STEALS } from './moves.ts';
import { refusalToAct, waysOf } from './rules/action.ts';
import { lootOf } from './rules/theft.ts';
import { EVERY_WAY, freeWays, type Ways } from './rules/ways.ts';
import { ALL_CARDS, type CardSet, cardSet, type State } from './state.ts';
import type { View } from './view.ts';

const NOTHING: readonly Move[] = Object.freeze([]);
const DECISIONS: readonly Move[] = Object.freeze([REPLAY, END]);

/** Legal actions by hand and free ways, `hand * 64 + ways`: there are so few that every list is made once. */
const LEGAL_ACTIONS: readonly (readonly Action[])[] = Array.from(
  { length: (ALL_CARDS + 1) * (EVERY_WAY + 1) },
  (_, index) => {
    const [hand, ways] = [index >> 6, index & EVERY_WAY];
    return Object.freeze(
      ACTIONS.filter((action) => {
        const deed = deedOf(action);
        return deed !== undefined && refusalToAct(deed, hand, ways) === null;
      }),
    );
  },
);

/** [THEFT-1] By the kinds of things an owner has. */
const LEGAL_THEFTS: readonly (readonly Move[])[] = Array.from({ length: 1 << STEALS.length }, (_, kinds) =>
  Object.freeze(STEALS.filter((_steal, loot) => ((kinds >> loot) & 1) === 1)),
);

const actionsWith = (hand: CardSet, ways: Ways): readonly Move[] => LEGAL_ACTIONS[hand * 64 + ways] ?? NOTHING;
const theftsOf = (kinds: number): readonly Move[] => LEGAL_THEFTS[kinds] ?? NOTHING;

/** What this seat could do now; looks only at what the seat knows. The lists are shared: never change one. */
export function legalMovesOf(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.turn) return NOTHING;
  switch (state.phase) {
    case 'act':
      return actionsWith(at(state.hands, seat), waysOf(state, seat));
    case 'steal':
      return theftsOf(lootOf(state, at(state.thefts, 0)));
    case 'decide':
      return DECISIONS;
    case 'over':
      return NOTHING;
  }
}

export function legalMoves(view: View): readonly Move[] {
  if (view.turn === null || view.viewer !== view.turn) return NOTHING;
  switch (view.phase) {
    case 'act':
      return legalActions(view, view.turn);
    case 'steal':
      return legalThefts(view);
    case 'decide':
      return DECISIONS;
    case 'over':
      return NOTHING;
  }
}

function legalActions(view: View, seat: Seat): readonly Move[] {
  const player = view.players[seat];
  if (player === undefined || player.pawn === null || player.hand === null) return NOTHING;
  const { cell, up } = player.pawn;
  return actionsWith(cardSet(player.hand), freeWays(view.board, cell, DIRECTIONS.indexOf(up)));
}

function legalThefts(view: View): readonly Move[] {
  const owner = view.players[view.thefts[0] ?? -1];
  return owner === undefined ? NOTHING : theftsOf(lootOf({ owned: owner.stars.slice(), tokens: [owner.tokens] }, 0));
}
