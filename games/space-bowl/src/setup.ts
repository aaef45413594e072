/** Chapter 1 of RULEBOOK.md: dealing the cards, as far as the set-up has not fixed them. */

import { below, type Chance, type Seat, seatsOf, type Table } from '#tabletop';
import { type Card, DECK, FACE_DOWN_CARDS, FIRST_SCORE, INFINITY_SIZE } from './components.ts';
import { galaxySize, type Options } from './options.ts';
import { beginRound, freshRound } from './rules/ending.ts';
import type { State, Throw } from './state.ts';
import type { SpaceBowlWords } from './words.ts';

/** A position given in full or in part. Null: not fixed. */
export interface Setup {
  readonly galaxy: readonly Card[] | null;
  /** The topmost cards of infinity, top first; the rest of its `infinitySize` cards is drawn. */
  readonly infinity: readonly Card[];
  readonly infinitySize: number;
  /** Of the cards named. */
  readonly faceDown: readonly Card[];
  readonly captain: Seat | null;
  readonly throws: readonly Throw[];
  readonly scores: readonly number[] | null;
  readonly cardsWon: readonly number[] | null;
}

const NOTHING_FIXED: Setup = {
  galaxy: null,
  infinity: [],
  infinitySize: INFINITY_SIZE,
  faceDown: [],
  captain: null,
  throws: [],
  scores: null,
  cardsWon: null,
};

/** [SETUP-5] Chance is asked only for what is not fixed. */
export function setup({ options, seatCount }: Table<SpaceBowlWords>, chance: Chance, given: Setup | null): State {
  const fixed = given ?? NOTHING_FIXED;
  const seats = seatsOf(seatCount);
  const cards = deal(fixed, options, chance);
  const state: State = {
    chance,
    options,
    seatCount,
    galaxy: cards.galaxy,
    infinity: cards.infinity,
    faceDown: cards.faceDown,
    gone: [],
    throws: fixed.throws.slice(),
    captain: fixed.captain ?? below(chance, seatCount),
    scores: fixed.scores?.slice() ?? seats.map(() => FIRST_SCORE),
    cardsWon: fixed.cardsWon?.slice() ?? seats.map(() => 0),
    rounds: [],
    lastReveal: null,
    round: freshRound(seatCount, 0),
    choices: [],
    winners: null,
  };
  beginRound(state, 0, () => undefined);
  return state;
}

interface Dealt {
  readonly galaxy: Card[];
  readonly infinity: Card[];
  readonly faceDown: Card[];
}

/** [SETUP-2] [SETUP-3] */
function deal(fixed: Setup, options: Options, chance: Chance): Dealt {
  const named = new Set<Card>([...(fixed.galaxy ?? []), ...fixed.infinity]);
  const rest = DECK.map((_, card) => card).filter((card) => !named.has(card));
  const toDraw = (fixed.galaxy === null ? galaxySize(options) ** 2 : 0) + fixed.infinitySize - fixed.infinity.length;
  const hidden = options.void && toDraw > 0 ? drawFaceDown(rest, fixed.faceDown, chance) : fixed.faceDown;
  const drawn = (count: number): Card[] => Array.from({ length: count }, () => drawCard(rest, chance));
  const galaxy = fixed.galaxy?.slice() ?? drawn(galaxySize(options) ** 2);
  const infinity = [...fixed.infinity, ...drawn(fixed.infinitySize - fixed.infinity.length)];
  // Those in the box are out of the game.
  const inPlay = new Set<Card>([...galaxy, ...infinity]);
  return { galaxy, infinity, faceDown: hidden.filter((card) => inPlay.has(card)) };
}

/** [VOID-1] Three of the whole deck: as many as are left once those in the set-up are counted. */
function drawFaceDown(rest: readonly Card[], named: readonly Card[], chance: Chance): readonly Card[] {
  const undrawn = rest.slice();
  const drawn = Array.from({ length: FACE_DOWN_CARDS - named.length }, () => drawCard(undrawn, chance));
  return [...named, ...drawn];
}

function drawCard(from: Card[], chance: Chance): Card {
  const place = below(chance, from.length);
  const card = from[place] as Card;
  from[place] = from[from.length - 1] as Card;
  from.pop();
  return card;
}
