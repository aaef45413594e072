/** Live matches taken apart: for each round its set-up, and what each seat did in it as if it had been alone. */

import { type Move as BowlMove, type State as BowlState, constellation, galaxySize } from '#games/space-bowl';
import type { Move as BuilderMove, State as BuilderState } from '#games/space-builder';
import {
  type ChallengeRules,
  LiveMatch,
  type Millis,
  type Run,
  type SeatInput,
  type Stamped,
  sealedChance,
  seatsOf,
  type Words,
} from '#tabletop';

export interface LiveRound {
  /** As recordings write it, with how everybody stood. */
  readonly setup: object;
  /** By seat. */
  readonly runs: readonly Run[];
  /** When it ended, from the moment it came up. */
  readonly endedAt: Millis;
  /** How the round ended. */
  readonly finished: unknown;
  readonly standing: object;
}

interface Live<W extends Words> {
  readonly rules: ChallengeRules<W>;
  readonly options: W['Options'];
  readonly seatCount: number;
  readonly key: string;
  readonly inputs: readonly SeatInput<W['Move']>[];
  readonly end: Millis;
}

/** How a game's rounds are cut out of a match. */
interface Cutting<W extends Words> {
  /** When the round that is on came up; null: none is. */
  cameUpAt(state: W['State']): Millis | null;
  setupOf(state: W['State']): object;
  aloneBy(moves: readonly (SeatInput<W['Move']> & { readonly before: W['State'] })[]): Run;
  /** What somebody alone, who knew nothing of the end, might have gone on to do. */
  goOn(run: Run, endedAt: Millis): Run;
  finished(state: W['State']): readonly unknown[];
  standing(state: W['State']): object;
}

/** Every round of a match, the last one too if it came to its end. */
export function roundsApart<W extends Words>(live: Live<W>, cutting: Cutting<W>): readonly LiveRound[] {
  const { rules, options, seatCount, key, inputs, end } = live;
  const { game } = rules;
  const match = new LiveMatch(game, { options, seatCount, chance: sealedChance(key) });
  const rounds: LiveRound[] = [];
  let cameUpAt: Millis | null = null;
  let setup: object = {};
  let moves: (SeatInput<W['Move']> & { readonly before: W['State'] })[] = [];
  const look = (): void => {
    const played = cutting.finished(match.state);
    if (played.length > rounds.length) {
      const runs = seatsOf(seatCount).map((seat) => cutting.aloneBy(moves.filter(({ by }) => by === seat)));
      const endedAt = match.reached - (cameUpAt ?? 0);
      rounds.push({ setup, runs, endedAt, finished: played.at(-1), standing: cutting.standing(match.state) });
    }
    const up = match.outcome === null ? cutting.cameUpAt(match.state) : null;
    if (up === cameUpAt) return;
    cameUpAt = up;
    moves = [];
    if (up !== null) setup = cutting.setupOf(match.state);
  };
  const pass = (to: Millis): void => {
    for (let due = match.wakeAt; due !== null && due <= to; due = match.wakeAt) {
      match.pass(due);
      look();
    }
  };
  look();
  for (const { at, by, move } of inputs) {
    pass(at);
    if (cameUpAt !== null) moves.push({ at: at - cameUpAt, by, move, before: game.copy(match.state) });
    const refusal = match.play({ at, by, move });
    if (refusal !== null) throw new Error(`the live match refuses ${JSON.stringify(move)}: ${refusal.because}`);
    look();
  }
  pass(end);
  return rounds;
}

export const BOWL: Cutting<{ readonly State: BowlState; readonly Move: BowlMove } & Words> = {
  cameUpAt: ({ round }) => round.thrownAt,
  setupOf: ({ galaxy, faceDown, infinity, round, scores, cardsWon, captain, options }) => {
    const written = (card: number): object => {
      const { planets, decoys } = constellation(card);
      return { planets, decoys, faceDown: faceDown.includes(card) };
    };
    const size = galaxySize(options);
    return {
      galaxy: seatsOf(size).map((row) => galaxy.slice(row * size, (row + 1) * size).map(written)),
      infinity: infinity.slice(0, 1).map(written),
      throws: [round.thrown],
      ...{ scores: scores.slice(), cardsWon: cardsWon.slice(), captain },
    };
  },
  /**
   * Who followed would have called alone. Who searched on after doom would have called go with the first card; who
   * then showed the red button after all has called doom, and nothing else.
   */
  aloneBy: (moves) => {
    const run: Stamped[] = [];
    for (const { at, move, before } of moves) {
      const kind = before.round.call?.kind ?? null;
      if (move.type === 'follow') {
        run.length = 0;
        run.push({ at, move: { type: kind } });
      } else {
        const isSilent = move.type === 'place' && kind === 'doom' && !run.some((made) => isCall(made.move));
        if (isSilent) run.push({ at, move: { type: 'go' } });
        if (move.type !== 'throw') run.push({ at, move });
      }
    }
    return run;
  },
  goOn: (run, endedAt) => {
    if (run.some(({ move }) => isCall(move) || (move as BowlMove).type === 'ready')) return run;
    const late = [{ type: 'go' }, { type: 'place', position: 'A1' }, { type: 'place', position: 'C3' }];
    return [...run, ...late.map((move, index) => ({ at: endedAt + 1 + index, move }))];
  },
  finished: ({ rounds }) => rounds,
  standing: ({ scores, cardsWon, captain }) => ({ scores: scores.slice(), cardsWon: cardsWon.slice(), captain }),
};

const isCall = (move: unknown): boolean => ['go', 'doom'].includes((move as BowlMove).type);

export const BUILDER: Cutting<{ readonly State: BuilderState; readonly Move: BuilderMove } & Words> = {
  cameUpAt: ({ phase, since }) => (phase === 'building' ? since : null),
  setupOf: ({ plan, turned, held }) => ({ plans: [plan], turns: [turned], held: held.map((own) => own.slice()) }),
  aloneBy: (moves) => moves.map(({ at, move }) => ({ at, move })),
  goOn: (run, endedAt) => {
    if (run.some(({ move }) => (move as BuilderMove).type === 'finish')) return run;
    const late = [1, 2, 3, 4].map((building) => ({ type: 'build', building, face: 'A', plot: building, turn: 0 }));
    return [...run, ...late.map((move, index) => ({ at: endedAt + 1 + index, move }))];
  },
  finished: ({ rounds }) => rounds,
  standing: () => ({}),
};
