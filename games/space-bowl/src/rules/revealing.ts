/** Chapter 7 of RULEBOOK.md: tokens are uncovered and judged, the sheet is filled in, the round ends. */

import { type Millis, type Seat, seatsOf } from '#tabletop';
import type { Tell } from '../events.ts';
import { type Call, choiceOf, type Reveal, type Round, type ScoreLine, type State, type Token } from '../state.ts';
import { endRound } from './ending.ts';
import { judged } from './joker.ts';
import { type Deed, linesFor, totalAfter } from './scoring.ts';
import { skyOf } from './sky.ts';
import { isSearching, showsRedButton } from './standing.ts';
import { solutions } from './validity.ts';

export function reveal(state: State, at: Millis, tell: Tell): void {
  const revealed = uncovered(state);
  for (const seat of seatsOf(state.seatCount)) {
    state.scores[seat] = totalAfter(state.scores[seat] as number, revealed.changes[seat] as number);
  }
  state.lastReveal = revealed;
  tell({ type: 'revealed', reveal: revealed, scores: state.scores.slice() });
  endRound(state, revealed, at, tell);
}

function uncovered(state: State): Reveal {
  const { options, round } = state;
  const { thrown, call, joker } = round;
  if (thrown === null || call === null) throw new Error('nothing was thrown or called');
  const found = solutions(skyOf(state.galaxy, state.faceDown), thrown, options);
  const tokens = state.choices.map(({ seat, position }) => judged(seat, position, joker, found));
  for (const seat of seatsOf(state.seatCount)) if (owesCard(state, seat)) tokens.push(cardNowhere(seat));
  // [SCORE-1] Whether a valid card exists is another question.
  const isFound = tokens.some((token) => token.verdict !== 'invalid');
  const lines = scoreSheet(state.seatCount, { round, call, tokens, isFound });
  return {
    thrown,
    call,
    followers: round.followers.slice(),
    joker,
    tokens,
    found: isFound,
    lines,
    changes: sumsBySeat(state.seatCount, lines),
    valid: found.valid.map(({ position }) => position),
  };
}

/** [PLACE-4] Who has no choice though they had to: in a doom round only who laid the joker. */
function owesCard(state: State, seat: Seat): boolean {
  const { round } = state;
  if (!isSearching(round, seat) || choiceOf(state, seat) !== null) return false;
  return round.call?.kind === 'go' || round.joker?.by === seat;
}

const cardNowhere = (seat: Seat): Token => ({ seat, position: null, verdict: 'invalid', turn: null });

interface Sheet {
  readonly round: Round;
  readonly call: Call;
  readonly tokens: readonly Token[];
  readonly isFound: boolean;
}

function scoreSheet(seatCount: number, sheet: Sheet): readonly ScoreLine[] {
  return seatsOf(seatCount).flatMap((seat) =>
    linesFor(deedOf(seat, sheet), sheet.isFound).map(({ rule, points }) => ({ seat, rule, points })),
  );
}

function deedOf(seat: Seat, { round, call, tokens }: Sheet): Deed {
  const called = call.caller === seat ? call.kind : null;
  const token = tokens.find((placed) => placed.seat === seat);
  if (token === undefined) {
    const shows = showsRedButton(round, seat) ? 'red-button' : 'nothing';
    return { called, shows, isAlone: false, usedJoker: false };
  }
  return {
    called,
    shows: token.verdict === 'invalid' ? 'invalid-card' : 'valid-card',
    isAlone: !tokens.some((other) => other.seat !== seat && other.position === token.position),
    usedJoker: token.verdict === 'valid-with-joker',
  };
}

function sumsBySeat(seatCount: number, lines: readonly ScoreLine[]): readonly number[] {
  const sums = seatsOf(seatCount).map(() => 0);
  for (const { seat, points } of lines) sums[seat] = (sums[seat] as number) + points;
  return sums;
}
