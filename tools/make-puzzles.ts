/**
 * `node tools/make-puzzles.ts [--seed 11]`: makes Gravity Superstar's puzzles anew, always the same from the same seed.
 * Positions are drawn by lot; one is kept if trying everything shows that its best is worth looking for.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { begin, playAlone, pointsAlone, type Task } from '../games/gravity-superstar/puzzles/alone.ts';
import { type Proof, prove } from '../games/gravity-superstar/puzzles/search.ts';
import {
  type Board,
  boardOfTiles,
  CARDS,
  COLOURS,
  type Colour,
  DIRECTIONS,
  legalMovesOf,
  type Move,
  OUR_TILE_SET,
  type PlacedTile,
  rowCol,
  type State,
} from '../games/gravity-superstar/src/index.ts';
import { copy } from '../games/gravity-superstar/src/state.ts';
import { below, pick, type QuickChance, quickChance, shuffle } from '../tabletop/src/index.ts';
import { ROOT } from './set-up.mjs';

/** What a level is made of, and how hard its best must be to find. */
interface Recipe {
  readonly level: number;
  readonly count: number;
  readonly turns: number;
  readonly cards: number;
  readonly stars: number;
  readonly tokens: number;
  /** What the rival owns. */
  readonly loot: number;
  readonly best: number;
  /** One line in so many is a best one: at least and at most. */
  readonly odds: readonly [least: number, most: number];
  /** The longest a best line may be. */
  readonly moves: number;
  /** How much better the best is than always taking what is nearest. */
  readonly foresight: number;
}

const RECIPES: readonly Recipe[] = [
  {
    level: 1,
    count: 7,
    turns: 1,
    cards: 3,
    stars: 12,
    tokens: 0,
    loot: 0,
    best: 3,
    odds: [6, 40],
    moves: 1,
    foresight: 0,
  },
  {
    level: 2,
    count: 7,
    turns: 2,
    cards: 2,
    stars: 12,
    tokens: 0,
    loot: 1,
    best: 5,
    odds: [40, 300],
    moves: 20,
    foresight: 1,
  },
  {
    level: 3,
    count: 8,
    turns: 2,
    cards: 3,
    stars: 13,
    tokens: 1,
    loot: 2,
    best: 6,
    odds: [300, 3_000],
    moves: 20,
    foresight: 1,
  },
  {
    level: 4,
    count: 8,
    turns: 3,
    cards: 3,
    stars: 13,
    tokens: 0,
    loot: 3,
    best: 7,
    odds: [3_000, 30_000],
    moves: 20,
    foresight: 2,
  },
  {
    level: 5,
    count: 6,
    turns: 3,
    cards: 4,
    stars: 14,
    tokens: 1,
    loot: 4,
    best: 9,
    odds: [30_000, 1_000_000],
    moves: 20,
    foresight: 3,
  },
];

const MOST_POSITIONS = 120_000;
const ACROSS = 2;
const PLACES = 24;

interface Made {
  readonly task: Task;
  readonly proof: Proof;
  readonly level: number;
}

const oddsOf = ({ proof }: Made): number => proof.lines / proof.bestLines;

function drawTask(recipe: Recipe, chance: QuickChance): Task {
  const tiles = shuffle(chance, [1, 2, 3, 4, 5, 6])
    .slice(0, ACROSS)
    .map(
      (tile): PlacedTile => ({ tile, side: pick(chance, ['A', 'B']), turn: pick(chance, [0, 90, 180, 270] as const) }),
    );
  const board = boardOfTiles(OUR_TILE_SET, tiles, ACROSS);
  const lies = shuffle(
    chance,
    Array.from({ length: PLACES }, (_, place) => place < recipe.stars),
  );
  const openDoor = below(chance, board.doors.length);
  const held = shuffle(chance, [...CARDS]).slice(0, recipe.cards);
  const standing = shuffle(chance, standsOf(board, board.doors[openDoor] ?? -1));
  const [own, rival] = [standing[0], standing.find(({ cell }) => cell !== standing[0]?.cell)];
  return {
    turns: recipe.turns,
    setup: {
      tiles,
      stars: lies.map((isThere): Colour | null => (isThere ? pick(chance, COLOURS) : null)),
      openDoor,
      first: 0,
      pawns: [own, rival].map((pawn) =>
        pawn === undefined ? null : { cell: rowCol(board, pawn.cell), up: DIRECTIONS[pawn.up] },
      ),
      hands: [CARDS.filter((card) => held.includes(card)), CARDS],
      owned: [{ stars: starsOwned(chance, 2), tokens: recipe.tokens }, { stars: starsOwned(chance, recipe.loot) }],
    },
  };
}

/** Wherever a pawn can stand, its feet on a platform. */
function standsOf(board: Board, openDoor: number): { readonly cell: number; readonly up: number }[] {
  return board.platforms.flatMap((platforms, cell) =>
    cell === openDoor
      ? []
      : [0, 1, 2, 3].filter((up) => ((platforms >> (up ^ 2)) & 1) === 1).map((up) => ({ cell, up })),
  );
}

function starsOwned(chance: QuickChance, count: number): Partial<Record<Colour, number>> {
  const stars: Partial<Record<Colour, number>> = {};
  for (let index = 0; index < count; index++) {
    const colour = pick(chance, COLOURS);
    stars[colour] = (stars[colour] ?? 0) + 1;
  }
  return stars;
}

/** Always what brings most at once, and a token as soon as there is one. */
function wonByGreed(task: Task): number {
  let state = begin(task);
  const before = pointsAlone(state);
  while (state.phase !== 'over') {
    const now = state;
    const [first, ...others] = legalMovesOf(now, 0).map((move) => after(task, now, move));
    if (first === undefined) throw new Error('nothing to do');
    state =
      now.phase === 'decide'
        ? first
        : others.reduce((best, next) => (pointsAlone(next) > pointsAlone(best) ? next : best), first);
  }
  return pointsAlone(state) - before;
}

function after(task: Task, state: State, move: Move): State {
  const next = copy(state);
  playAlone(task, next, move, null);
  return next;
}

/** Null unless it is worth looking for. */
function made(recipe: Recipe, task: Task): Made | null {
  const greed = wonByGreed(task);
  const proof = prove(task, MOST_POSITIONS);
  if (proof === null || proof.best < recipe.best || proof.best - greed < recipe.foresight) return null;
  // Taking cards back would bring others than "these cards".
  if (proof.line.length > recipe.moves || proof.line.some(({ type }) => type === 'refill')) return null;
  const one = { task, proof, level: recipe.level };
  return oddsOf(one) >= recipe.odds[0] && oddsOf(one) < recipe.odds[1] ? one : null;
}

function puzzlesOf(recipe: Recipe, chance: QuickChance): readonly Made[] {
  const found: Made[] = [];
  let tries = 0;
  while (found.length < recipe.count) {
    tries++;
    const one = made(recipe, drawTask(recipe, chance));
    if (one !== null) found.push(one);
  }
  console.log(`level ${recipe.level}: ${recipe.count} of ${tries} positions`);
  return found.toSorted((one, other) => oddsOf(one) - oddsOf(other));
}

const { seed } = parseArgs({ options: { seed: { type: 'string', default: '11' } } }).values;
const chance = quickChance(Number(seed));
const puzzles = RECIPES.flatMap((recipe) => puzzlesOf(recipe, chance));
const positions = puzzles.map(({ task, proof, level }, index) => ({
  id: String(index + 1),
  level,
  turns: task.turns,
  best: proof.best,
  setup: task.setup,
}));
const answers = Object.fromEntries(puzzles.map(({ proof }, index) => [String(index + 1), proof.line]));
for (const [index, one] of puzzles.entries()) {
  const { best, positions: looked } = one.proof;
  console.log(
    `${index + 1}: level ${one.level}, best +${best}, one line in ${Math.round(oddsOf(one))}, ${looked} positions`,
  );
}
const folder = join(ROOT, 'games/gravity-superstar/puzzles');
writeFileSync(join(folder, 'positions.json'), `${JSON.stringify(positions)}\n`);
writeFileSync(join(folder, 'answers.json'), `${JSON.stringify(answers)}\n`);
console.log('Written; `npm run format` lays them out.');
