/** A match that one viewer can't tell from the given one: hidden cards, sealed choices and chance are dealt anew. */

import {
  below,
  type Chance,
  fork,
  type Input,
  type Millis,
  pick,
  type Seat,
  seatsOf,
  shuffle,
  type Viewer,
} from '#tabletop';
import {
  type Card,
  type Choice,
  DECK,
  type Event,
  type Move,
  positionsOf,
  type State,
  spaceBowl,
} from '../src/index.ts';

export { humanPace as pace } from './human-pace.ts';

export interface Other {
  readonly state: State;
  translate(input: Input<Move>): Input<Move> | null;
}

export function otherWorld(state: State, viewer: Viewer, chance: Chance): Other {
  const there = withOtherCards(state, chance);
  there.choices = otherChoices(state, viewer, chance);
  return { state: there, translate: (input) => translated(input, { here: state, there, viewer }, chance) };
}

/** Face-down cards, and what lies under the top of infinity; after the end its top too. */
function withOtherCards(state: State, chance: Chance): State {
  const shown = state.round.phase === 'over' ? 0 : 1;
  const open = state.galaxy.filter((card) => !state.faceDown.includes(card));
  const known = new Set<Card>([...open, ...state.gone, ...state.infinity.slice(0, shown)]);
  const unknown = shuffle(
    chance,
    DECK.map((_, card) => card).filter((card) => !known.has(card)),
  );
  const drawn = (): Card => unknown.pop() ?? 0;
  const galaxy = state.galaxy.map((card) => (known.has(card) ? card : drawn()));
  const infinity = state.infinity.map((card, place) => (place < shown ? card : drawn()));
  const hidden = infinity.slice(shown).filter(() => state.options.void && below(chance, 4) === 0);
  return {
    ...spaceBowl.copy(state),
    chance: fork(chance),
    galaxy,
    infinity,
    faceDown: [...galaxy.filter((card) => !known.has(card)), ...hidden],
  };
}

/** Who places a token, told from the state alone. */
function isSearcher({ round }: State, seat: Seat): boolean {
  if (round.call === null) return false;
  const spoke = round.call.caller === seat || round.followers.includes(seat);
  return round.call.kind === 'go' ? spoke : !spoke;
}

const isWaitedFor = (state: State, choices: readonly Choice[], seat: Seat): boolean =>
  isSearcher(state, seat) && state.round.ready[seat] !== true && !choices.some((choice) => choice.seat === seat);

function otherChoices(state: State, viewer: Viewer, chance: Chance): Choice[] {
  const positions = positionsOf(state.options.bigGalaxy ? 6 : 5);
  const own = state.choices.filter(({ seat }) => seat === viewer);
  const others = seatsOf(state.seatCount)
    .filter((seat) => seat !== viewer && isSearcher(state, seat) && below(chance, 2) === 0)
    .map((seat) => ({ seat, position: pick(chance, positions) }));
  const choices = shuffle(chance, [...own, ...others]);
  // The placing seconds last only while somebody is waited for.
  const fits =
    state.round.phase !== 'placing' || seatsOf(state.seatCount).some((seat) => isWaitedFor(state, choices, seat));
  return fits ? choices : state.choices;
}

interface Worlds {
  readonly here: State;
  readonly there: State;
  readonly viewer: Viewer;
}

/** What uncovers something that was dealt anew. */
const UNCOVERING: readonly Event['type'][] = ['thrown', 'revealed', 'round-began'];

/** Somebody else's choice is another one there, perhaps of another seat. Where something is uncovered the worlds part. */
function translated(input: Input<Move>, { here, there, viewer }: Worlds, chance: Chance): Input<Move> | null {
  const isSecret = input.by !== null && input.by !== viewer && input.move.type === 'place';
  const other = isSecret ? otherChoice(input.at, there, viewer, chance) : input;
  return other === null || uncovers(here, input) || uncovers(there, other) ? null : other;
}

/** Any choice that somebody other than the viewer may make there. */
function otherChoice(at: Millis, there: State, viewer: Viewer, chance: Chance): Input<Move> | null {
  const position = pick(chance, positionsOf(there.options.bigGalaxy ? 6 : 5));
  const hasChosen = (seat: Seat): boolean => there.choices.some((choice) => choice.seat === seat);
  const seats = seatsOf(there.seatCount).filter(
    (seat) =>
      seat !== viewer &&
      isSearcher(there, seat) &&
      there.round.ready[seat] !== true &&
      (there.round.phase === 'countdown' || !hasChosen(seat)),
  );
  return seats.length === 0 ? null : { at, by: pick(chance, seats), move: { type: 'place', position } };
}

function uncovers(state: State, input: Input<Move>): boolean {
  let isUncovered = false;
  spaceBowl.play(spaceBowl.copy(state), input, (event) => {
    isUncovered ||= UNCOVERING.includes(event.type);
  });
  return isUncovered;
}

const TYPES = ['throw', 'go', 'doom', 'follow', 'joker', 'place', 'ready', 'zero'] as const;

/** Any move at all, mostly of a shape that exists. */
export function anyMove(_table: unknown, chance: Chance): unknown {
  const type = pick(chance, TYPES);
  const isAimed = type === 'joker' || type === 'place';
  return isAimed || below(chance, 10) === 0 ? { type, position: pick(chance, positionsOf(6)) } : { type };
}
