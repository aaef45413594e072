/** The most that can be had in a position: found by trying everything, so that it is proven. */

import { legalMovesOf } from '../src/legal.ts';
import type { Move } from '../src/moves.ts';
import { copy, type State } from '../src/state.ts';
import { ALONE, begin, playAlone, pointsAlone, type Task } from './alone.ts';

export interface Proof {
  /** Points won, at most. */
  readonly best: number;
  /** One way to win them: the first in the order of the game's moves. */
  readonly line: readonly Move[];
  /** How many ways there are to play it to the end, and how many of them are best. */
  readonly lines: number;
  readonly bestLines: number;
  /** Positions that had to be looked into. */
  readonly positions: number;
}

interface Worth {
  readonly points: number;
  readonly lines: number;
  readonly bestLines: number;
}

/** Null when there is more to try than `most` positions. */
export function prove(task: Task, most: number): Proof | null {
  const start = begin(task);
  const search = new Search(task, most);
  const worth = search.worthOf(start);
  if (worth === null) return null;
  return {
    best: worth.points - pointsAlone(start),
    line: search.lineFrom(start, worth.points),
    lines: worth.lines,
    bestLines: worth.bestLines,
    positions: search.known.size,
  };
}

class Search {
  readonly known = new Map<string, Worth>();
  readonly #task: Task;
  readonly #most: number;

  constructor(task: Task, most: number) {
    this.#task = task;
    this.#most = most;
  }

  worthOf(state: State): Worth | null {
    if (state.phase === 'over') return { points: pointsAlone(state), lines: 1, bestLines: 1 };
    const name = nameOf(state);
    const before = this.known.get(name);
    if (before !== undefined) return before;
    if (this.known.size >= this.#most) return null;
    let [points, lines, bestLines] = [-1, 0, 0];
    for (const move of legalMovesOf(state, ALONE)) {
      const worth = this.worthOf(this.#after(state, move));
      if (worth === null) return null;
      lines += worth.lines;
      if (worth.points > points) [points, bestLines] = [worth.points, worth.bestLines];
      else if (worth.points === points) bestLines += worth.bestLines;
    }
    const found = { points, lines, bestLines };
    this.known.set(name, found);
    return found;
  }

  lineFrom(start: State, points: number): readonly Move[] {
    const line: Move[] = [];
    for (let state = start; state.phase !== 'over'; ) {
      const here = state;
      const move = legalMovesOf(here, ALONE).find((one) => this.worthOf(this.#after(here, one))?.points === points);
      if (move === undefined) throw new Error('no move keeps what the position is worth');
      line.push(move);
      state = this.#after(here, move);
    }
    return line;
  }

  #after(state: State, move: Move): State {
    const next = copy(state);
    const refusal = playAlone(this.#task, next, move, null);
    if (refusal !== null) throw new Error(`a legal move was refused: ${refusal.because}`);
    return next;
  }
}

/** Everything that matters for what is still to come. How a card lies that was played does not. */
function nameOf(state: State): string {
  const { round, phase, actions, cells, ups, hands, owned, tokens, openDoor, stars, thefts } = state;
  const lying = stars.map((star) => (star < 0 ? '.' : star)).join('');
  return [round, phase, actions, cells, ups, hands[ALONE], owned, tokens, openDoor, lying, thefts].join(' ');
}
