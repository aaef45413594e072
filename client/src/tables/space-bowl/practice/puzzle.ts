/** A throw to practise on: a galaxy, what lies in the computer, and which cards are valid. Pure. */

import {
  type Card,
  type CensusOptions,
  constellation,
  DECK,
  drawThrow,
  galaxySize,
  type Position,
  type Solutions,
  skyIn,
  solutions,
  type Throw,
} from '#games/space-bowl';
import { type Chance, shuffle } from '#tabletop';

/** From two planets round the middle up to whatever a match may bring, valid cards or none. */
export const LEVELS = ['easy', 'medium', 'hard', 'match'] as const;
export type Level = (typeof LEVELS)[number];

/** What makes a search another search; the other variants change only the talk around it. */
export const VARIANTS = ['rotation', 'sphere', 'blackHole', 'void'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Times are compared only with times of the same kind. */
export interface Kind {
  readonly isBig: boolean;
  readonly level: Level;
  readonly variants: readonly Variant[];
}

export interface Puzzle {
  readonly options: CensusOptions;
  /** Row by row; null: face down. */
  readonly galaxy: readonly (Card | null)[];
  /** Its planets are what was thrown. */
  readonly top: Card;
  readonly thrown: Throw;
  readonly solutions: Solutions;
}

/** A card that is pointed at, or: there is none. */
export type Answer = Position | 'none';

/** How many marbles a level throws; null: any number. */
const MARBLES: Readonly<Record<Level, number | null>> = { easy: 2, medium: 3, hard: 4, match: null };
const FACE_DOWN_CARDS = 3;
/** Hardly ever more than three are needed; a variant that allows no valid card at all must not search for ever. */
const TRIES = 100;

export const kindWords = ({ isBig, level, variants }: Kind): string =>
  [isBig ? '6x6' : '5x5', level, ...VARIANTS.filter((variant) => variants.includes(variant))].join(' ');

const optionsOf = ({ isBig, level, variants }: Kind): CensusOptions => ({
  bigGalaxy: isBig,
  learner: level === 'easy',
  noJoker: false,
  rotation: variants.includes('rotation'),
  sphere: variants.includes('sphere'),
  blackHole: variants.includes('blackHole'),
  void: variants.includes('void'),
});

/** Every level but the match's has something to be found. */
export function drawPuzzle(kind: Kind, chance: Chance): Puzzle {
  const isFit = (puzzle: Puzzle): boolean => kind.level === 'match' || puzzle.solutions.valid.length > 0;
  return drawnUntil(isFit, () => anyPuzzle(optionsOf(kind), MARBLES[kind.level], chance));
}

export function drawnUntil(isFit: (puzzle: Puzzle) => boolean, draw: () => Puzzle): Puzzle {
  let puzzle = draw();
  for (let tries = 1; tries < TRIES && !isFit(puzzle); tries++) puzzle = draw();
  return puzzle;
}

export function anyPuzzle(options: CensusOptions, marbles: number | null, chance: Chance): Puzzle {
  const deck = shuffle(chance, everyCard());
  const top = deck.find((card) => isThrownBy(card, options, marbles)) as Card;
  const cards = deck.filter((card) => card !== top).slice(0, galaxySize(options) ** 2);
  const hidden = options.void ? shuffle(chance, everyCard()).slice(0, FACE_DOWN_CARDS) : [];
  const galaxy = cards.map((card) => (hidden.includes(card) ? null : card));
  return puzzleOf({ options, galaxy, top, thrown: drawThrow(top, options, chance) });
}

/** Where the black hole is to be practised, it is thrown. There is such a card for every number of marbles. */
function isThrownBy(card: Card, { blackHole }: CensusOptions, marbles: number | null): boolean {
  const { planets, decoys } = constellation(card);
  if (marbles === null) return true;
  return planets.length === marbles && (!blackHole || decoys.includes('blackHole'));
}

export const puzzleOf = (given: Omit<Puzzle, 'solutions'>): Puzzle => ({
  ...given,
  solutions: solutions(skyIn(given), given.thrown, given.options),
});

/** Without the joker: that there is none means none that is valid as it is. */
export function isRight({ solutions: { valid } }: Puzzle, answer: Answer): boolean {
  return answer === 'none' ? valid.length === 0 : valid.some(({ position }) => position === answer);
}

const everyCard = (): Card[] => DECK.map((_, card) => card);
