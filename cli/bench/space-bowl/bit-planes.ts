/** Bit planes: for each spot and planet the destinations from which that planet is seen there, cached for a galaxy. */

import {
  CELLS,
  galaxySize,
  type JokerCard,
  PLANETS,
  type Planet,
  positionsOf,
  type Solutions,
  type Throw,
  TURNS,
  type ValidCard,
} from '#games/space-bowl';
import { fallsOn, type Spot, seenFrom } from './spots.ts';
import type { Way } from './way.ts';

const SPOTS = Array.from({ length: 25 }, (_, index) => ({ right: (index % 5) - 2, down: Math.floor(index / 5) - 2 }));
const spotIndex = ({ right, down }: Spot): number => (down + 2) * 5 + right + 2;

/** By disc, cell and quarters: which of the 25 spots a cell is seen at. */
const SEEN = CELLS.map((disc) =>
  CELLS.map((cell) => TURNS.map((_, quarter) => spotIndex(seenFrom(disc, cell, quarter)))),
);

/** Half a galaxy in a word: 18 places of the 36 (all 25 of a small galaxy in the first). */
const bitsOf = (places: readonly boolean[], from: number, to: number): number =>
  places.slice(from, to).reduce((bits, isSet, bit) => (isSet ? bits | (1 << bit) : bits), 0);

export const bitPlanes: Way = (cards, options) => {
  const positions = positionsOf(galaxySize(options));
  const middle = options.bigGalaxy ? 18 : 25;
  const halves = (places: readonly boolean[]): readonly number[] => [
    bitsOf(places, 0, middle),
    bitsOf(places, middle, cards.length),
  ];
  const falls = SPOTS.map((spot) => cards.map((_, place) => fallsOn(place, spot, options)));
  const inside = Int32Array.from(falls.flatMap((near) => halves(near.map((place) => place >= 0))));
  const planes = Int32Array.from(
    falls.flatMap((near) =>
      PLANETS.flatMap((_, bit) => halves(near.map((place) => (((cards[place]?.mask ?? 0) >> bit) & 1) === 1))),
    ),
  );
  const quarters = options.rotation ? TURNS.length : 1;
  const words = options.bigGalaxy ? 2 : 1;
  /** By quarter and half. */
  const valid = new Int32Array(8);
  /** By quarter, planet and half; the joker then lies where that planet is asked for. */
  const helped = new Int32Array(48);
  const spots = new Int32Array(24);
  const asked = new Int32Array(6);
  const banned = new Int32Array(6);
  let marbles = 0;

  function solveHalf(quarter: number, half: number): void {
    let alive = -1;
    let missing = 0;
    let missingMore = 0;
    for (let marble = 0; marble < marbles; marble++) {
      const spot = spots[quarter * 6 + marble] as number;
      const shown = planes[(spot * 6 + (asked[marble] as number)) * 2 + half] as number;
      alive &= inside[spot * 2 + half] as number;
      if (banned[marble] === 1) alive &= ~shown;
      else {
        missingMore |= missing & ~shown;
        missing |= ~shown;
      }
    }
    valid[quarter * 2 + half] = alive & ~missing;
    const one = alive & missing & ~missingMore;
    for (let marble = 0; marble < marbles; marble++) {
      const spot = spots[quarter * 6 + marble] as number;
      const shown = planes[(spot * 6 + (asked[marble] as number)) * 2 + half] as number;
      helped[(quarter * 6 + marble) * 2 + half] = banned[marble] === 1 ? 0 : one & ~shown;
    }
  }

  function solve(thrown: Throw): void {
    marbles = 0;
    const seen = SEEN[CELLS.indexOf(thrown.destination)] ?? [];
    for (let bit = 0; bit < PLANETS.length; bit++) {
      const cell = thrown.marbles[PLANETS[bit] as Planet];
      if (cell === undefined) continue;
      const spotsOfCell = seen[CELLS.indexOf(cell)] ?? [];
      for (let quarter = 0; quarter < quarters; quarter++) spots[quarter * 6 + marbles] = spotsOfCell[quarter] ?? 0;
      asked[marbles] = bit;
      banned[marbles++] = cell === thrown.blackHole ? 1 : 0;
    }
    solveAll();
  }

  function solveAll(): void {
    for (let quarter = 0; quarter < quarters; quarter++) {
      for (let half = 0; half < words; half++) solveHalf(quarter, half);
    }
    for (let half = 0; half < words; half++) dropThoseThatNeedNone(half);
  }

  function dropThoseThatNeedNone(half: number): void {
    let needNone = 0;
    for (let quarter = 0; quarter < quarters; quarter++) needNone |= valid[quarter * 2 + half] as number;
    for (let index = half; index < quarters * 12; index += 2) helped[index] = (helped[index] as number) & ~needNone;
  }

  const has = (bits: Int32Array, index: number, place: number): boolean =>
    (((bits[index * 2 + (place < middle ? 0 : 1)] as number) >> (place % middle)) & 1) === 1;

  function read(): Solutions {
    const found: { valid: ValidCard[]; withJoker: JokerCard[] } = { valid: [], withJoker: [] };
    for (const [place, position] of positions.entries()) {
      const quarter = TURNS.findIndex((_, index) => index < quarters && has(valid, index, place));
      if (quarter >= 0) found.valid.push({ position, turn: TURNS[quarter] ?? 0 });
      found.withJoker.push(...jokersFor(place));
    }
    return found;
  }

  /** Each place once, in the first turn that asks for it. */
  function jokersFor(place: number): readonly JokerCard[] {
    const byJoker = new Map<string, JokerCard>();
    for (let index = quarters * 6 - 1; index >= 0; index--) {
      if (index % 6 >= marbles || !has(helped, index, place)) continue;
      const joker = positions[falls[spots[index] as number]?.[place] ?? -1];
      const position = positions[place];
      const turn = TURNS[Math.floor(index / 6)];
      if (joker !== undefined && position !== undefined && turn !== undefined)
        byJoker.set(joker, { position, turn, joker });
    }
    return [...byJoker.values()];
  }

  return { solve, read };
};
