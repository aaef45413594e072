/** The same match in another world: what a viewer may not know is different there. For the laws, and for the wire. */

import { below, type Chance, type Input, pick, quickChance, shuffle, type Viewer } from '#tabletop';
import type { OtherWorld } from '#tabletop/testing';
import {
  BUILDINGS,
  type Building,
  FACES,
  type Move,
  PLANS,
  PLOTS,
  type Placed,
  QUARTER_TURNS,
  type SpaceBuilderWords,
  type State,
} from '../src/index.ts';

/** A player's buildings and plots under other names: everything about them looks different, and counts the same. */
type Disguise = (placed: Placed) => Placed;

function drawDisguise(held: readonly Building[], chance: Chance): Disguise {
  const buildings = shuffle(chance, held.slice());
  const plots = shuffle(chance, PLOTS.slice());
  const [flip, spin] = [below(chance, 2), below(chance, 4)];
  return ({ building, face, plot, turn }) => ({
    building: buildings[held.indexOf(building)] ?? building,
    face: FACES[(FACES.indexOf(face) + flip) % 2] ?? face,
    plot: plots[plot] ?? plot,
    turn: QUARTER_TURNS[(turn + spin) % 4] ?? turn,
  });
}

/** Boards that are hidden look different, and other plans and turns are to come. */
export function otherWorld(state: State, viewer: Viewer, chance: Chance): OtherWorld<SpaceBuilderWords> {
  const disguises = state.held.map((held, seat): Disguise => {
    const isHidden = state.phase === 'building' && viewer !== 'spectator' && seat !== viewer;
    return isHidden ? drawDisguise(held, chance) : (placed) => placed;
  });
  const shuffleStart = state.rounds.length - (state.rounds.length % PLANS.length);
  const used = [state.plan, ...state.rounds.slice(shuffleStart).map(({ plan }) => plan)];
  const plans = PLANS.map((_, index) => index + 1).filter((plan) => !used.includes(plan));
  const boards = state.boards.map((board, seat) =>
    board.map((placed) => disguises[seat]?.(placed) ?? placed).sort((one, other) => one.building - other.building),
  );
  const other: State = {
    ...state,
    chance: quickChance(below(chance, 1_000_000)),
    comingPlans: shuffle(chance, plans),
    comingTurns: state.options.upright ? [] : plans.map(() => pick(chance, QUARTER_TURNS)),
    boards,
  };
  return {
    state: other,
    translate: (input) => (shows(state, input, viewer) ? null : disguised(input, disguises)),
  };
}

/** Whether the input brings up another plan, or ends the round and so shows all boards. */
function shows(state: State, { by, move }: Input<Move>, viewer: Viewer): boolean {
  const unready = state.ready.filter((isReady) => !isReady).length;
  const endsRound = viewer !== 'spectator' && state.phase === 'building';
  if (by === null) return endsRound || state.phase === 'waiting' || (state.phase === 'choosing' && unready === 0);
  switch (move.type) {
    case 'finish':
      return endsRound && state.finished.length + 2 === state.boards.length;
    case 'ready':
      return state.phase === 'waiting' && unready === 1;
    case 'unlock':
      return unready === 0;
    default:
      return false;
  }
}

function disguised(input: Input<Move>, disguises: readonly Disguise[]): Input<Move> {
  if (input.by === null) return input;
  const { by, move } = input;
  const disguise = disguises[by] ?? ((placed: Placed) => placed);
  if (move.type === 'build') return { ...input, move: { type: 'build', ...disguise(move) } };
  if (move.type !== 'takeBack') return input;
  const { building } = disguise({ building: move.building, face: 'A', plot: 0, turn: 0 });
  return { ...input, move: { type: 'takeBack', building } };
}

export function anyMove(_: unknown, chance: Chance): unknown {
  const building = pick<number>(chance, [...BUILDINGS, 0, 9, 1.5]);
  switch (pick(chance, ['build', 'takeBack', 'finish', 'unlock', 'ready', 'dance'] as const)) {
    case 'build': {
      const [face, plot, turn] = [pick(chance, ['A', 'B', 'C']), below(chance, 9), below(chance, 5)];
      return { type: 'build', building, face, plot, turn };
    }
    case 'takeBack':
      return { type: 'takeBack', building };
    case 'unlock':
      return { type: 'unlock', building };
    case 'finish':
      return { type: 'finish' };
    case 'ready':
      return { type: 'ready' };
    case 'dance':
      return { type: 'dance' };
  }
}
