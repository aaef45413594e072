/** A star or token on its way from one place on the screen to another. */

import type { Loot } from '#games/gravity-superstar';
import { addressOf } from '../../art/bitmaps.ts';
import { lootSheet } from '../../art/gravity/sheets.ts';

/** What is to fly where, and when. */
export interface Flying {
  readonly what: Loot;
  /** What it flies up from. */
  readonly from: Element;
  readonly to: Element;
  readonly at: number;
}

interface Flight {
  readonly element: HTMLElement;
  readonly frames: Keyframe[];
  readonly at: number;
}

/** All places are measured before anything is added: for each of them everything would be laid out anew otherwise. */
export function launched(
  sky: Element | null,
  flights: readonly Flying[],
  start: (flight: Flight) => void,
): readonly Element[] {
  if (sky === null || flights.length === 0) return [];
  const within = sky.getBoundingClientRect();
  const measured = flights.flatMap((flying) => flightOf(flying, within) ?? []);
  const elements = measured.map(({ element }) => element);
  sky.append(...elements);
  for (const flight of measured) start(flight);
  return elements;
}

/** Null when it lies nowhere that can be seen. */
function flightOf({ what, from, to, at }: Flying, within: DOMRect): Flight | null {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (start.width === 0 || end.width === 0) return null;
  const size = Math.max(start.width, start.height);
  const element = document.createElement('div');
  element.className = 'flying';
  const picture = new Image();
  picture.src = addressOf(lootSheet(what));
  element.append(picture);
  Object.assign(element.style, {
    left: `${start.left - within.left}px`,
    top: `${start.top - within.top}px`,
    width: `${size}px`,
    height: `${size}px`,
  });
  const [dx, dy] = [end.left + end.width / 2 - start.left - size / 2, end.top + end.height / 2 - start.top - size / 2];
  const there = `translate(${dx}px, ${dy}px) scale(${Math.max(0.3, Math.min(1, end.width / size))})`;
  return {
    element,
    at,
    frames: [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.35)', opacity: 1, offset: 0.25 },
      { transform: there, opacity: 1, offset: 0.97 },
      { transform: there, opacity: 0 },
    ],
  };
}
