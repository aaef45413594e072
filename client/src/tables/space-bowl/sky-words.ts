/** What lies on cards and in the computer, said aloud. */

import { type Card, CELLS, type Cell, constellation, PLANETS, type Planet, type Throw } from '#games/space-bowl';
import { listWords } from '../../words/area.ts';
import { say } from './words.ts';

export const planetName = (planet: Planet): string => say(`planet.${planet}`);

/** One letter a planet, the language's own; no two share one. */
export const planetLetter = (planet: Planet): string => say(`letter.${planet}`);

/** "azure, prism and ash"; decoys say nothing, and are not said. Null: face down. */
export function cardWords(card: Card | null): string {
  return card === null ? say('face-down') : listWords(constellation(card).planets.map(planetName));
}

/** From one cell of the computer to another: columns to the right, rows down. */
export interface Way {
  readonly right: number;
  readonly down: number;
}

export function wayBetween(from: Cell, to: Cell): Way {
  const [one, other] = [CELLS.indexOf(from), CELLS.indexOf(to)];
  return { right: (other % 3) - (one % 3), down: Math.floor(other / 3) - Math.floor(one / 3) };
}

/** "2 up, 1 left", seen from the disc; "at the disc" for its own cell. */
export function wayWords({ right, down }: Way): string {
  if (right === 0 && down === 0) return say('way.here');
  return say('way', {
    rise: down === 0 ? 'level' : down < 0 ? 'up' : 'down',
    rows: Math.abs(down),
    joined: down !== 0 && right !== 0 ? 'yes' : 'no',
    side: right === 0 ? 'level' : right < 0 ? 'left' : 'right',
    columns: Math.abs(right),
  });
}

/** One phrase for each piece of a throw, all seen from the disc. */
export function pieceWords({ destination, marbles, blackHole }: Throw): readonly string[] {
  const phrases = PLANETS.flatMap((planet) => {
    const cell = marbles[planet];
    if (cell === undefined) return [];
    const where = wayWords(wayBetween(destination, cell));
    return [say(cell === blackHole ? 'piece.banned' : 'piece', { planet: planetName(planet), where })];
  });
  const isIdle = blackHole !== null && PLANETS.every((planet) => marbles[planet] !== blackHole);
  if (isIdle) phrases.push(say('piece.hole', { where: wayWords(wayBetween(destination, blackHole)) }));
  return phrases;
}

/** The whole throw in one breath: "Seen from the disc: azure 1 up; prism 1 up, 1 right." */
export function throwWords(thrown: Throw): string {
  return say('throw.words', { pieces: pieceWords(thrown).join('; ') });
}
