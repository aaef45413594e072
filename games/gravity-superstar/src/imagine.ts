/** A full state that looks like a view: hidden cards are dealt among those possible. */

import { type Chance, shuffle } from '#tabletop';
import { DIRECTIONS } from './board.ts';
import { ALL_CARDS, type CardSet, cardSet, cardsIn, NONE, type State } from './state.ts';
import type { PlayerView, View } from './view.ts';

export function imagine(view: View, chance: Chance): State {
  const { players } = view;
  return {
    chance,
    end: view.end,
    board: view.board,
    stars: view.stars,
    starsLeft: view.starsLeft,
    openDoor: view.openDoor,
    cells: players.map(({ pawn }) => pawn?.cell ?? NONE),
    ups: players.map(({ pawn }) => (pawn === null ? 0 : DIRECTIONS.indexOf(pawn.up))),
    hands: players.map((player) => handOf(player, chance)),
    faceUp: players.map(({ faceUp }) => cardSet(faceUp)),
    owned: players.flatMap(({ stars }) => stars),
    tokens: players.map(({ tokens }) => tokens),
    pool: view.pool,
    first: view.first,
    // After the end nobody's turn is shown; it was that of the player before the first.
    turn: view.turn ?? (view.first + players.length - 1) % players.length,
    phase: view.phase,
    actions: view.actions,
    thefts: view.thefts,
    round: view.round,
    goalReached: view.goalReached,
  };
}

/** Any of the cards that do not lie face up may be the ones in hand. */
function handOf(player: PlayerView, chance: Chance): CardSet {
  if (player.hand !== null) return cardSet(player.hand);
  const unseen = ALL_CARDS & ~cardSet(player.faceUp);
  return player.faceDown === 0 ? unseen : cardSet(shuffle(chance, cardsIn(unseen)).slice(0, player.inHand));
}
