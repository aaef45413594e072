/** Reads a set-up: everything it names is fixed, and nothing in it may contradict the rest. */

import {
  hasExactly,
  isListOf,
  isObject,
  isOneOf,
  isWhole,
  type JsonObject,
  type Parsed,
  parsed,
  type Seat,
  type Table,
  unknownKey,
  unparsable,
} from '#tabletop';
import {
  bitOf,
  type Card,
  CELLS,
  type Cell,
  cardWith,
  constellation,
  DECOYS,
  type Decoy,
  FACE_DOWN_CARDS,
  INFINITY_SIZE,
  PLANETS,
  type Planet,
  type PlanetMask,
} from './components.ts';
import { galaxySize, type Options } from './options.ts';
import { throwsHole } from './rules/throwing.ts';
import type { Setup } from './setup.ts';
import type { Throw } from './state.ts';
import type { SpaceBowlWords } from './words.ts';

const KEYS = ['galaxy', 'infinity', 'captain', 'throws', 'scores', 'cardsWon'] as const;
const MOST = Number.MAX_SAFE_INTEGER;

/** [SETUP-6] */
export function parseSetup(json: unknown, { options, seatCount }: Table<SpaceBowlWords>): Parsed<Setup> {
  if (!isObject(json)) return unparsable('it must be an object');
  const unknown = unknownKey(json, KEYS);
  if (unknown !== null) return unparsable(`unknown key "${unknown}"; it has: ${KEYS.join(', ')}`);
  const galaxy = parseGalaxy(json.galaxy, options);
  if (!galaxy.ok) return galaxy;
  const infinity = parseInfinity(json.infinity, options);
  if (!infinity.ok) return infinity;
  const throws = parseThrows(json.throws, infinity.value, options);
  if (!throws.ok) return throws;
  const seats = parseSeats(json, seatCount);
  if (!seats.ok) return seats;
  // Throws tell which cards lie on top of an infinity that is not named: no two cards show the same planets.
  const top = infinity.value ?? throws.value.flatMap(({ marbles }) => faceUp(cardThrown(marbles)));
  const named = [...(galaxy.value ?? []), ...top];
  const twice = named.find(({ card }, index) => named.findIndex((other) => other.card === card) < index);
  if (twice !== undefined) return unparsable(`card ${constellation(twice.card).id} is there twice`);
  const faceDown = named.filter((card) => card.isFaceDown).map(({ card }) => card);
  if (faceDown.length > FACE_DOWN_CARDS) return unparsable(`no more than ${FACE_DOWN_CARDS} cards lie face down`);
  return parsed({
    galaxy: galaxy.value?.map(({ card }) => card) ?? null,
    infinity: top.map(({ card }) => card),
    infinitySize: infinity.value?.length ?? INFINITY_SIZE,
    faceDown,
    throws: throws.value,
    ...seats.value,
  });
}

interface NamedCard {
  readonly card: Card;
  readonly isFaceDown: boolean;
}

const faceUp = (card: Card | null): readonly NamedCard[] => (card === null ? [] : [{ card, isFaceDown: false }]);

function parseGalaxy(json: unknown, options: Options): Parsed<readonly NamedCard[] | null> {
  if (json === undefined) return parsed(null);
  const size = galaxySize(options);
  const isSquare = Array.isArray(json) && json.length === size && json.every((row) => isRow(row, size));
  return isSquare
    ? parseCards(json.flat(), 'galaxy', options)
    : unparsable(`"galaxy" must be ${size} rows of ${size} cards`);
}

const isRow = (json: unknown, size: number): boolean => Array.isArray(json) && json.length === size;

function parseInfinity(json: unknown, options: Options): Parsed<readonly NamedCard[] | null> {
  if (json === undefined) return parsed(null);
  return Array.isArray(json) && isWhole(json.length, { min: 1, max: INFINITY_SIZE })
    ? parseCards(json, 'infinity', options)
    : unparsable(`"infinity" must hold 1 to ${INFINITY_SIZE} cards`);
}

function parseCards(json: readonly unknown[], where: string, options: Options): Parsed<readonly NamedCard[]> {
  const cards: NamedCard[] = [];
  for (const entry of json) {
    const card = parseCard(entry);
    if (card === null) {
      return unparsable(`each card of "${where}" must be {"planets": […], "decoys": […], "faceDown": …} of the deck`);
    }
    if (card.isFaceDown && !options.void) return unparsable(`a card of "${where}" lies face down without "void"`);
    cards.push(card);
  }
  return parsed(cards);
}

const isPlanet = (json: unknown): json is Planet => isOneOf(json, PLANETS);
const isDecoy = (json: unknown): json is Decoy => isOneOf(json, DECOYS);
const isCell = (json: unknown): json is Cell => isOneOf(json, CELLS);

/** A card of the deck, its planets and decoys in any order. */
function parseCard(json: unknown): NamedCard | null {
  if (!isObject(json) || !hasExactly(json, ['planets', 'decoys', 'faceDown'])) return null;
  const { planets, decoys, faceDown } = json;
  if (!isListOf(planets, isPlanet) || !isListOf(decoys, isDecoy) || typeof faceDown !== 'boolean') return null;
  const card = cardWith(maskOf(planets));
  if (card === null) return null;
  const printed = constellation(card);
  const isPrinted =
    planets.length === printed.planets.length &&
    decoys.length === printed.decoys.length &&
    printed.decoys.every((decoy) => decoys.includes(decoy));
  return isPrinted ? { card, isFaceDown: faceDown } : null;
}

const maskOf = (planets: readonly Planet[]): PlanetMask => planets.reduce((mask, planet) => mask | bitOf(planet), 0);

/** Whose planets these marbles are; null: no card's. */
function cardThrown(marbles: Throw['marbles']): Card | null {
  return cardWith(maskOf(PLANETS.filter((planet) => marbles[planet] !== undefined)));
}

function parseThrows(json: unknown, infinity: readonly NamedCard[] | null, options: Options): Parsed<readonly Throw[]> {
  if (json === undefined) return parsed([]);
  const most = infinity?.length ?? INFINITY_SIZE;
  if (!Array.isArray(json) || json.length > most) {
    return unparsable(`"throws" must be a list of at most ${most}, one for each round to come`);
  }
  const throws: Throw[] = [];
  for (const [round, entry] of json.entries()) {
    const thrown = parseThrow(entry);
    if (thrown === null) {
      return unparsable(`throw ${round} must be {"destination": cell, "marbles": {planet: cell, …}, "blackHole": …}`);
    }
    const fault = faultInThrow(thrown, infinity?.[round]?.card ?? null, options);
    if (fault !== null) return unparsable(`throw ${round} ${fault}`);
    throws.push(thrown);
  }
  return parsed(throws);
}

function parseThrow(json: unknown): Throw | null {
  if (!isObject(json) || !hasExactly(json, ['destination', 'marbles', 'blackHole'])) return null;
  const { destination, marbles, blackHole } = json;
  if (!isCell(destination) || !isObject(marbles) || !(blackHole === null || isCell(blackHole))) return null;
  const isMarbles = Object.entries(marbles).every(([planet, cell]) => isPlanet(planet) && isCell(cell));
  return isMarbles ? { destination, marbles: inOrder(marbles), blackHole } : null;
}

/** However a recording writes them, marbles are kept in one order. */
function inOrder(marbles: JsonObject): Throw['marbles'] {
  return Object.fromEntries(PLANETS.filter((planet) => planet in marbles).map((planet) => [planet, marbles[planet]]));
}

function faultInThrow(thrown: Throw, top: Card | null, options: Options): string | null {
  const card = cardThrown(thrown.marbles);
  if (card === null || (top !== null && card !== top)) return 'has other marbles than the planets of its top card';
  if (options.learner && thrown.destination !== 'c') return 'has its disc elsewhere than in "c"';
  if (throwsHole(card, options) === (thrown.blackHole !== null)) return null;
  return thrown.blackHole === null ? 'lacks the black disc' : 'has a black disc without its option or decoy';
}

type SeatParts = Pick<Setup, 'captain' | 'scores' | 'cardsWon'>;

function parseSeats({ captain, scores, cardsWon }: JsonObject, seatCount: number): Parsed<SeatParts> {
  if (captain !== undefined && !isSeat(captain, seatCount)) return unparsable('"captain" must be a seat');
  if (scores !== undefined && !isCounts(scores, seatCount)) {
    return unparsable('"scores" must be a whole number from 0 for each seat');
  }
  if (cardsWon !== undefined && !isCounts(cardsWon, seatCount)) {
    return unparsable('"cardsWon" must be a whole number from 0 for each seat');
  }
  return parsed({ captain: captain ?? null, scores: scores ?? null, cardsWon: cardsWon ?? null });
}

const isSeat = (json: unknown, seatCount: number): json is Seat => isWhole(json, { min: 0, max: seatCount - 1 });

const isCount = (json: unknown): json is number => isWhole(json, { min: 0, max: MOST });

function isCounts(json: unknown, seatCount: number): json is readonly number[] {
  return isListOf(json, isCount) && json.length === seatCount;
}
