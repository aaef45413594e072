/** Some match that looks exactly like a view: hidden cards and sealed choices are dealt anew. */

import { below, type Chance, pick, type Seat, seatsOf, shuffle } from '#tabletop';
import { type Card, DECK } from './components.ts';
import { type Position, positionsOf } from './notation.ts';
import { galaxySize } from './options.ts';
import { isSearching } from './rules/standing.ts';
import { type Choice, copyRound, type State } from './state.ts';
import type { View } from './view.ts';

export function imagine(view: View, chance: Chance): State {
  const unseen = shuffle(chance, unseenCards(view));
  const faceDown: Card[] = [];
  const dealt = (): Card => unseen.pop() as Card;
  const galaxy = view.galaxy.map((card) => {
    if (card !== null) return card;
    const hidden = dealt();
    faceDown.push(hidden);
    return hidden;
  });
  const { top, left } = view.infinity;
  const infinity = Array.from({ length: left }, (_, place) => (place === 0 && top !== null ? top : dealt()));
  return {
    chance,
    options: view.options,
    seatCount: view.seatCount,
    galaxy,
    infinity,
    // Whether a coming card lies face down changes nothing: it is turned up as its round begins.
    faceDown,
    gone: view.gone.slice(),
    throws: [],
    captain: view.captain,
    scores: view.scores.slice(),
    cardsWon: view.cardsWon.slice(),
    rounds: view.rounds.slice(),
    lastReveal: view.lastReveal,
    round: copyRound(view.round),
    choices: imaginedChoices(view, chance),
    winners: view.winners === null ? null : view.winners.slice(),
  };
}

function unseenCards({ galaxy, gone, infinity }: View): Card[] {
  const seen = new Set<Card | null>([...galaxy, ...gone, infinity.top]);
  return DECK.map((_, card) => card).filter((card) => !seen.has(card));
}

function imaginedChoices(view: View, chance: Chance): Choice[] {
  const { viewer, choice, round } = view;
  const positions = positionsOf(galaxySize(view.options));
  const choices: Choice[] = [];
  if (viewer !== 'spectator' && choice !== null) choices.push({ seat: viewer, position: choice });
  const others = seatsOf(view.seatCount).filter((seat) => seat !== viewer && isSearching(round, seat));
  const undecided = whoIsWaitedFor(view, others, chance);
  for (const seat of others) {
    if (seat !== undecided && below(chance, 2) === 0) choices.push(sealed(seat, pick(chance, positions)));
  }
  return shuffle(chance, choices);
}

const sealed = (seat: Seat, position: Position): Choice => ({ seat, position });

/** [PLACE-5] After zero the round waits only as long as somebody without a choice may still make one. */
function whoIsWaitedFor(view: View, others: readonly Seat[], chance: Chance): Seat | null {
  const { viewer, choice, round } = view;
  if (round.phase !== 'placing') return null;
  const isViewer = viewer !== 'spectator' && choice === null && isSearching(round, viewer);
  if (isViewer && round.ready[viewer] !== true) return null;
  const candidates = others.filter((seat) => round.ready[seat] !== true);
  return pick(chance, candidates);
}
