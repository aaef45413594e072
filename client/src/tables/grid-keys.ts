/** Walking over a grid with the arrow keys; Tab leads into it and out of it. */

import type { KeyActions } from './table-keys.ts';

/** Rows down and columns to the right, by the name of the key. */
export const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A key leads on from the place that has the focus; `towards` says where to, or null where it leads nowhere. */
export function walkGrid(event: KeyboardEvent, towards: (from: number, key: string) => number | null): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return;
  const here = target.closest<HTMLElement>('[data-place]')?.dataset.place;
  const to = here === undefined ? null : towards(Number(here), key);
  if (to === null) return;
  event.preventDefault();
  currentTarget.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus({ preventScroll: true });
}

/** Tab comes back to the place that was left. */
export function moveTabStop(grid: HTMLElement | null, to: HTMLElement): void {
  if (to.dataset.place === undefined) return;
  for (const last of grid?.querySelectorAll<HTMLElement>('[data-place][tabindex="0"]') ?? []) last.tabIndex = -1;
  to.tabIndex = 0;
}

/** Into the grid from anywhere else on the table: to the place that was left last. Says whether there was one to go to. */
export function enterGrid(root: Element | null): boolean {
  const place = root?.querySelector<HTMLElement>('[data-place][tabindex="0"]');
  if (place == null || document.activeElement?.matches('[data-place][tabindex="0"]')) return false;
  place.focus({ preventScroll: true });
  return true;
}

/** An arrow leads into the grid. */
export const arrowsInto = (root: () => Element | null): KeyActions =>
  Object.fromEntries(Object.keys(ARROWS).map((arrow) => [arrow, () => enterGrid(root())]));
