/**
 * Random playouts of Gravity Superstar with a list of legal moves before every move, in place and with a copy of the
 * whole state for every move; beside chessops walking the tree of chess by clone and play, and beside boardgame.io's
 * reducer playing a toy of like size.
 */

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { gravitySuperstar, legalMovesOf, play, type State } from '#games/gravity-superstar';
import { below, type Chance, fork, pick, quickChance } from '#tabletop';
import { type Benchmark, during, type Measured } from './benchmark.ts';

const BATCH = 1_000;
/** Boards to begin on. */
const STARTS = 64;
const rivals = createRequire(new URL('./rivals/package.json', import.meta.url));

function freshMatch(chance: Chance): State {
  const options = { end: below(chance, 2) === 0 ? ('normal' as const) : ('expert' as const) };
  return gravitySuperstar.setup({ options, seatCount: 2 }, fork(chance), null);
}

/** Plays random matches of two, one after another; each move on the state that `before` makes of the last. */
function playouts(millis: number, before: (state: State) => State): Measured {
  const chance = quickChance(1);
  const starts = Array.from({ length: STARTS }, () => freshMatch(chance));
  const another = (): State => gravitySuperstar.copy(pick(chance, starts));
  let state = another();
  let dice = 1;
  return during(millis, () => {
    for (let move = 0; move < BATCH; move++) {
      const legal = legalMovesOf(state, state.turn);
      dice = (Math.imul(dice, 1_664_525) + 1_013_904_223) | 0;
      const chosen = legal[((dice >>> 16) * legal.length) >>> 16];
      if (chosen === undefined) throw new Error('somebody can always move');
      state = before(state);
      if (play(state, { at: 0, by: state.turn, move: chosen }, null) !== null)
        throw new Error('a legal move was refused');
      if (state.phase === 'over') state = another();
    }
    return BATCH;
  });
}

/** What the rivals' modules offer, as far as it is used here. */
interface ChessPosition {
  clone(): ChessPosition;
  play(move: { readonly from: number; readonly to: number; readonly promotion?: string }): void;
  allDests(): Iterable<readonly [from: number, dests: Iterable<number>]>;
  readonly turn: 'white' | 'black';
  readonly board: { readonly pawn: { has(square: number): boolean } };
}

/** Every position to this depth, one clone and one move each; the last are counted one by one, not in bulk. */
function walk(position: ChessPosition, depth: number): number {
  if (depth === 0) return 0;
  let nodes = 0;
  const lastRank = position.turn === 'white' ? 6 : 1;
  for (const [from, dests] of position.allDests()) {
    const promotes = from >> 3 === lastRank && position.board.pawn.has(from);
    for (const to of dests) {
      for (const promotion of promotes ? ['queen', 'knight', 'rook', 'bishop'] : [undefined]) {
        const child = position.clone();
        child.play(promotion === undefined ? { from, to } : { from, to, promotion });
        nodes += 1 + walk(child, depth - 1);
      }
    }
  }
  return nodes;
}

interface Toy {
  readonly stars: (number | null)[];
  readonly platforms: number[];
  readonly players: { cell: number; up: number; hand: string[]; played: string[]; stars: number[]; tokens: number }[];
}

interface ToyContext {
  readonly G: Toy;
  readonly ctx: { readonly currentPlayer: string };
}

const TOY_CELLS = 72;

/** A pawn walks a few cells and takes what lies there; the stars are laid out again when few are left. */
const toy = {
  setup: (): Toy => ({
    stars: Array.from({ length: TOY_CELLS }, (_, cell) => (cell % 3 === 0 ? cell % 6 : null)),
    platforms: Array.from({ length: TOY_CELLS }, (_, cell) => cell % 16),
    players: [0, 36].map((cell) => ({
      cell,
      up: 0,
      hand: ['long', 'high', 'drop', 'rotate', 'joker'],
      played: [],
      stars: [0, 0, 0, 0, 0, 0],
      tokens: 0,
    })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }: ToyContext, card: string, steps: number): void => {
      const player = G.players[Number(ctx.currentPlayer)];
      if (player === undefined) return;
      player.hand = player.hand.filter((held) => held !== card);
      player.played.push(card);
      if (player.hand.length === 0) player.hand = player.played.splice(0);
      for (let step = 0; step < steps; step++) {
        player.cell = (player.cell + 1) % TOY_CELLS;
        const star = G.stars[player.cell] ?? null;
        if (star === null) continue;
        G.stars[player.cell] = null;
        player.stars[star] = (player.stars[star] ?? 0) + 1;
      }
    },
  },
};

interface ToyState {
  readonly G: Toy;
  readonly ctx: { readonly currentPlayer: string };
}

interface BoardgameIo {
  InitializeGame(given: object): ToyState;
  CreateGameReducer(given: object): (state: ToyState, action: object) => ToyState;
}

const benchmark: Benchmark = {
  name: 'gravity-superstar',
  unit: 'moves',
  contenders: {
    'in place': (millis) => playouts(millis, (state) => state),
    'copy per move': (millis) => playouts(millis, gravitySuperstar.copy),
    chessops: async (millis) => {
      const module = pathToFileURL(rivals.resolve('chessops')).href.replace('/cjs/', '/esm/');
      const { Chess } = (await import(module)) as { Chess: { default(): ChessPosition } };
      return during(millis, () => walk(Chess.default(), 3));
    },
    'boardgame.io': (millis) => {
      const { InitializeGame, CreateGameReducer } = rivals('boardgame.io/internal') as BoardgameIo;
      const reduce = CreateGameReducer({ game: toy });
      const dice = quickChance(1);
      let state = InitializeGame({ game: toy, numPlayers: 2 });
      return during(millis, () => {
        const playerID = state.ctx.currentPlayer;
        const { hand } = state.G.players[Number(playerID)] ?? { hand: [] };
        const args = [hand[below(dice, hand.length)], 1 + below(dice, 5)];
        state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID } });
        return 1;
      });
    },
  },
  bars: [
    { of: 'in place', against: 'chessops', atLeast: 2 },
    { of: 'copy per move', against: 'chessops', atLeast: 1 },
    { of: 'in place', against: 'boardgame.io', atLeast: 200 },
    { of: 'copy per move', against: 'boardgame.io', atLeast: 200 },
  ],
};

export default benchmark;
