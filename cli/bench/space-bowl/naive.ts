/** The search that comes to mind first: put the joker on every card in turn, and look at every card again. */

import { galaxySize, PLANETS, positionsOf, type Solutions, type Throw, TURNS, type Turn } from '#games/space-bowl';
import { fallsOn, seenFrom } from './spots.ts';
import type { Way } from './way.ts';

export const naive: Way = (cards, options) => {
  const positions = positionsOf(galaxySize(options));
  const quarters = options.rotation ? TURNS.length : 1;
  let found: Solutions = { valid: [], withJoker: [] };

  function isValid(thrown: Throw, place: number, quarter: number, joker: number): boolean {
    let isJokerLeft = true;
    for (const planet of PLANETS) {
      const cell = thrown.marbles[planet];
      if (cell === undefined) continue;
      const near = fallsOn(place, seenFrom(thrown.destination, cell, quarter), options);
      if (near < 0) return false;
      const shows = cards[near]?.planets.includes(planet) === true;
      if (shows !== (cell === thrown.blackHole)) continue;
      if (shows || near !== joker || !isJokerLeft) return false;
      isJokerLeft = false;
    }
    return true;
  }

  const turnFor = (thrown: Throw, place: number, joker: number): Turn | undefined =>
    TURNS.slice(0, quarters).find((_, quarter) => isValid(thrown, place, quarter, joker));

  return {
    solve: (thrown) => {
      const valid = positions.flatMap((position, place) => {
        const turn = turnFor(thrown, place, -1);
        return turn === undefined ? [] : [{ position, turn }];
      });
      const withJoker = positions.flatMap((joker, jokerPlace) =>
        positions.flatMap((position, place) => {
          const turn = turnFor(thrown, place, jokerPlace);
          const needsNone = valid.some((card) => card.position === position);
          return turn === undefined || needsNone ? [] : [{ position, turn, joker }];
        }),
      );
      found = { valid, withJoker };
    },
    read: () => found,
  };
};
