/** Whether a big screen can be read from three metres. */

import type { Page } from 'playwright-core';
import { CLIPPED, HIGHER_THAN_THE_STAGE, WIDER_THAN_THE_SCREEN } from './layout.ts';

/** Pixels on a TV of 1080 lines. */
const LARGE = 28;
const LARGE_ENOUGH = 22;

/** What nobody needs in order to follow a match. */
const LESSER =
  '.bowl-hint, .bowl-variants, .bowl-lines, .bowl-unseen, .bowl-left, .bowl-cards, .reserve-pool, .just-now, .lab-piles';

/** Words on the screen that are smaller than they may be, with their size; pieces are pictures. */
const TOO_SMALL = `(() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isClipped = (element) =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const element = node.parentElement;
    if (words === '' || element.closest('script, style, noscript, .spoken') !== null || isClipped(element)) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().width === 0) continue;
    const drawn = element.closest('svg') === null ? 1 : element.getScreenCTM().a;
    const pixels = parseFloat(getComputedStyle(element).fontSize) * drawn * (element.currentCSSZoom ?? 1);
    const needed = element.closest('${LESSER}') === null ? ${LARGE} : ${LARGE_ENOUGH};
    if (pixels + 0.01 < needed * innerHeight / 1080) found.add(words + ': ' + pixels.toFixed(1));
  }
  return [...found];
})()`;

/** The same picture from the sofa on a TV of 1080 lines and on one of 720. */
export async function unreadableFromAfar(screen: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await screen.setViewportSize({ width, height });
    found.push(...((await screen.evaluate(TOO_SMALL)) as string[]), ...((await screen.evaluate(CLIPPED)) as string[]));
    if ((await screen.evaluate(HIGHER_THAN_THE_STAGE)) !== 0) found.push(`higher than ${height}`);
    if (await screen.evaluate(WIDER_THAN_THE_SCREEN)) found.push(`wider than ${width}`);
  }
  return found;
}
