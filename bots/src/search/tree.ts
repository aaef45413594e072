/**
 * Upper-confidence tree search over what the searcher can tell apart. Each iteration deals the unknown anew and walks
 * one and the same tree, so that no plan can lean on a card the searcher can't see. Each player plays for itself:
 * a node counts what it was worth to the seat that moved into it.
 */

import { below, type Chance, type QuickChance } from '#tabletop';
import {
  type Budget,
  type Candidate,
  type Field,
  ITERATIONS_BETWEEN_LOOKS,
  type Key,
  mostVisitsFirst,
} from './field.ts';
import { playOut } from './playout.ts';

const CURIOSITY = 0.7;
const TRUST = 4;

/** Logarithms of one more than the index: a search asks for the same few again and again. */
const LOGS = Float64Array.from({ length: 4_096 }, (_, index) => Math.log(index + 1));

class Node<Move> {
  readonly key: Key;
  readonly move: Move | null;
  readonly children: Node<Move>[] = [];
  /** Visits, with those that a promise stands for. */
  weight: number;
  /** What all these visits were worth to the seat that made the move, in sum. */
  sum: number;
  /** How often the move could have been made: hidden cards make moves come and go. */
  available = 0;
  visits = 0;

  constructor(key: Key, move: Move | null, promised: { readonly weight: number; readonly worth: number }) {
    this.key = key;
    this.move = move;
    this.weight = promised.weight;
    this.sum = promised.weight * promised.worth;
  }
}

const NOTHING_PROMISED = { weight: 0, worth: 0 } as const;

/** Every move of the searcher that was tried, the best first. */
export function treeSearch<State, Move>(
  field: Field<State, Move>,
  budget: Budget,
  dice: QuickChance,
): readonly Candidate<Move>[] {
  const root = new Node<Move>('', null, NOTHING_PROMISED);
  const walk = new Walk(field, budget, dice);
  for (let iteration = 0; iteration < budget.iterations; iteration++) {
    walk.descend(root, field.imagine(dice));
    if (budget.timeIsUp !== undefined && iteration % ITERATIONS_BETWEEN_LOOKS === 0 && budget.timeIsUp()) break;
  }
  return root.children
    .map((child) => ({ move: child.move as Move, visits: child.visits, worth: child.sum / Math.max(1, child.weight) }))
    .sort(mostVisitsFirst);
}

/** One iteration after another through the same tree, with lists that are used again. */
class Walk<State, Move> {
  readonly #field: Field<State, Move>;
  readonly #dice: Chance;
  readonly #playoutMoves: number;
  readonly #curiosity: number;
  readonly #trust: number;
  readonly #path: Node<Move>[] = [];
  readonly #movers: number[] = [];
  readonly #worth: number[];
  readonly #fresh: number[] = [];

  constructor(field: Field<State, Move>, budget: Budget, dice: Chance) {
    this.#field = field;
    this.#dice = dice;
    this.#playoutMoves = budget.playoutMoves ?? Number.POSITIVE_INFINITY;
    this.#curiosity = budget.curiosity ?? CURIOSITY;
    this.#trust = budget.trust ?? TRUST;
    this.#worth = new Array<number>(field.seatCount).fill(0);
  }

  descend(root: Node<Move>, state: State): void {
    const field = this.#field;
    let depth = 0;
    let node = root;
    for (let isInside = true; isInside; ) {
      const mover = field.turn(state);
      if (mover === null) break;
      const child = this.#step(node, state);
      isInside = child.visits > 0;
      this.#path[depth] = child;
      this.#movers[depth] = mover;
      depth++;
      field.play(state, child.move as Move);
      node = child;
    }
    playOut(field, state, { dice: this.#dice, moves: this.#playoutMoves });
    field.worth(state, this.#worth);
    root.visits++;
    for (let level = 0; level < depth; level++) this.#credit(level);
  }

  #credit(level: number): void {
    const node = this.#path[level] as Node<Move>;
    node.visits++;
    node.weight++;
    node.sum += this.#worth[this.#movers[level] as number] as number;
  }

  /** Into a move never tried while there is one (with promises all count as tried), else where it looks best. */
  #step(node: Node<Move>, state: State): Node<Move> {
    const field = this.#field;
    const moves = field.moves(state);
    const fresh = this.#fresh;
    let freshCount = 0;
    let best: Node<Move> | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length; index++) {
      const child = childFor(node, field.key(moves[index] as Move), index);
      if (child === null) {
        fresh[freshCount++] = index;
        continue;
      }
      child.available++;
      const score = this.#score(child);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    if (freshCount === 0) return best as Node<Move>;
    fresh.length = freshCount;
    return this.#grow(node, state, moves);
  }

  #score(child: Node<Move>): number {
    const { available, weight } = child;
    const log = available < LOGS.length ? (LOGS[available] as number) : Math.log(available + 1);
    return child.sum / weight + this.#curiosity * Math.sqrt(log / weight);
  }

  #grow(node: Node<Move>, state: State, moves: readonly Move[]): Node<Move> {
    const field = this.#field;
    const fresh = this.#fresh;
    if (field.promise === undefined) {
      const move = moves[fresh[below(this.#dice, fresh.length)] as number] as Move;
      return add(node, new Node(field.key(move), move, NOTHING_PROMISED));
    }
    const promises = field.promise(state, moves);
    for (const index of fresh) {
      const move = moves[index] as Move;
      add(node, new Node(field.key(move), move, { weight: this.#trust, worth: promises[index] as number }));
    }
    let best: Node<Move> | null = null;
    for (let index = 0; index < moves.length; index++) {
      const child = childFor(node, field.key(moves[index] as Move), index) as Node<Move>;
      if (best === null || this.#score(child) > this.#score(best)) best = child;
    }
    return best as Node<Move>;
  }
}

function add<Move>(parent: Node<Move>, child: Node<Move>): Node<Move> {
  child.available = 1;
  parent.children.push(child);
  return child;
}

/** Where nothing is hidden, moves are listed in the same order each time: then the first guess is right. */
function childFor<Move>(node: Node<Move>, key: Key, guess: number): Node<Move> | null {
  const children = node.children;
  const guessed = children[guess];
  if (guessed !== undefined && guessed.key === key) return guessed;
  for (let index = 0; index < children.length; index++) {
    const child = children[index] as Node<Move>;
    if (child.key === key) return child;
  }
  return null;
}
