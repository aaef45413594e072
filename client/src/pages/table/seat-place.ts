/** Where somebody is on the screen, whatever the game's board looks like. */

import type { Seat } from '#tabletop';

const LEAST = 14;
/** A bubble's own half measures: it must not hang over the edge. */
const MARGIN = { x: 90, top: 60, bottom: 40 };

/** Boards mark what belongs to a seat; a face comes first. Null where nobody is to be seen. */
export function placeOf(seat: Seat): { readonly x: number; readonly y: number } | null {
  const own = `[data-seat="${seat}"]`;
  const found = [`.avatar${own}`, `header ${own}`, `li${own}`, own]
    .flatMap((selector) => [...document.querySelectorAll(`main ${selector}`)])
    .map((element) => element.getBoundingClientRect())
    .find(({ width, height }) => width >= LEAST && height >= LEAST);
  if (found === undefined) return null;
  const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);
  return {
    x: within(found.left + found.width / 2, MARGIN.x, innerWidth - MARGIN.x),
    y: within(found.top + found.height / 2, MARGIN.top, innerHeight - MARGIN.bottom),
  };
}
