/** Chapters 10 and 11 of RULEBOOK.md: how a round ends, and the match. */

import { type Millis, type Seat, seatsOf } from '#tabletop';
import { type Card, TRACK_END } from '../components.ts';
import type { Tell } from '../events.ts';
import { type Position, placeOf } from '../notation.ts';
import { galaxySize } from '../options.ts';
import type { FinishedRound, Reveal, Round, State } from '../state.ts';
import { deadlineAfter } from './standing.ts';

/** Who leads the next round, and who wins a card from where; `from` null: infinity's top card. */
interface Spoils {
  readonly captain: Seat;
  readonly winner: Seat | null;
  readonly from: Position | null;
}

/** The table of chapter 10. */
function spoilsOf({ call, found, tokens }: Reveal, captain: Seat): Spoils {
  if (!found) {
    // [END-2] [END-3]
    const winner = call.kind === 'doom' ? call.caller : captain;
    return { captain: winner, winner, from: null };
  }
  // [END-1] The caller, even when only a follower was right. [END-4] The first of the valid searchers.
  const token = tokens.find(({ seat, verdict }) => (call.kind === 'go' ? seat === call.caller : verdict !== 'invalid'));
  if (token === undefined) throw new Error('somebody found a card, yet nobody has one');
  // [END-5] A caller who placed nothing wins nothing.
  return { captain: token.seat, winner: token.position === null ? null : token.seat, from: token.position };
}

export function endRound(state: State, revealed: Reveal, at: Millis, tell: Tell): void {
  const { call, found, changes } = revealed;
  const { captain, winner, from } = spoilsOf(revealed, state.captain);
  if (captain !== state.captain) {
    tell({ type: 'captain-changed', from: state.captain, to: captain });
    state.captain = captain;
  }
  if (winner !== null) {
    state.cardsWon[winner] = (state.cardsWon[winner] as number) + 1;
    tell({ type: 'card-won', by: winner, from });
  }
  // [END-7] One card of infinity a round, whatever happens.
  const top = state.infinity.shift() as Card;
  if (from !== null) fillGalaxy(state, from, top, tell);
  else {
    state.gone.push(top);
    if (winner === null) tell({ type: 'card-left', card: top });
  }
  finish(state, { kind: call.kind, caller: call.caller, found, changes }, at, tell);
}

/** [END-6] Nobody called. */
export function fallSilent(state: State, { at, isEarly }: { at: Millis; isEarly: boolean }, tell: Tell): void {
  const top = state.infinity.shift() as Card;
  state.gone.push(top);
  tell({ type: 'fell-silent', early: isEarly });
  tell({ type: 'card-left', card: top });
  const changes = seatsOf(state.seatCount).map(() => 0);
  finish(state, { kind: 'silent', caller: null, found: false, changes }, at, tell);
}

/** [END-8] A card that lay face down is taken as it lies: nobody has seen it. */
function fillGalaxy(state: State, position: Position, card: Card, tell: Tell): void {
  const place = placeOf(position, galaxySize(state.options));
  const taken = state.galaxy[place] as Card;
  if (state.faceDown.includes(taken)) state.faceDown = state.faceDown.filter((hidden) => hidden !== taken);
  else state.gone.push(taken);
  state.galaxy[place] = card;
  tell({ type: 'galaxy-filled', position, card });
}

/** [WIN-1] */
function finish(state: State, finished: FinishedRound, at: Millis, tell: Tell): void {
  state.rounds.push(finished);
  state.choices = [];
  state.round = freshRound(state.seatCount, at);
  const isOver = state.infinity.length === 0 || state.scores.some((score) => score >= TRACK_END);
  if (isOver) endMatch(state, tell);
  else beginRound(state, at, tell);
}

function endMatch(state: State, tell: Tell): void {
  const winners = winnersOf(state.scores, state.cardsWon);
  state.round.phase = 'over';
  state.winners = winners.slice();
  tell({ type: 'match-ended', winners, scores: state.scores.slice() });
}

/** [WIN-2] Most points; then most cards; then they share. */
export function winnersOf(scores: readonly number[], cardsWon: readonly number[]): readonly Seat[] {
  const seats = seatsOf(scores.length);
  const mostPoints = Math.max(...scores);
  const leaders = seats.filter((seat) => scores[seat] === mostPoints);
  const mostCards = Math.max(...leaders.map((seat) => cardsWon[seat] as number));
  return leaders.filter((seat) => cardsWon[seat] === mostCards);
}

export function freshRound(seatCount: number, beganAt: Millis): Round {
  return {
    phase: 'pause',
    deadline: null,
    beganAt,
    thrownAt: null,
    calledAt: null,
    zeroAt: null,
    thrown: null,
    call: null,
    followers: [],
    joker: null,
    ready: seatsOf(seatCount).map(() => false),
  };
}

/** [TIME-2] At the moment the last one ended. [VOID-2] Infinity's top card is turned up, and stays so. */
export function beginRound(state: State, at: Millis, tell: Tell): void {
  const top = state.infinity[0] as Card;
  const turnedUp = state.faceDown.includes(top);
  if (turnedUp) state.faceDown = state.faceDown.filter((hidden) => hidden !== top);
  const deadline = deadlineAfter(at, state.options.pauseSeconds);
  state.round.deadline = deadline;
  tell({ type: 'round-began', round: state.rounds.length + 1, top, turnedUp, deadline });
}
