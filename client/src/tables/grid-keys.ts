/** Walking over a grid with the arrow keys; Tab leads into it and out of it. */

/** Rows down and columns to the right, by the name of the key. */
export const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Tab comes back to the place that was left. */
export function moveTabStop(grid: HTMLElement | null, to: HTMLElement): void {
  if (to.dataset.place === undefined) return;
  for (const last of grid?.querySelectorAll<HTMLElement>('[data-place][tabindex="0"]') ?? []) last.tabIndex = -1;
  to.tabIndex = 0;
}
