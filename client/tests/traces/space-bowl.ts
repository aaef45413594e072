import { bowlMatch, openMatch } from '../bowl-match.ts';
import type { Stretch } from '../frame-trace.ts';

/** Milliseconds: every piece lies still; as fast as fingers go; the countdown and the uncovering are over. */
const TUMBLE = 1_500;
const STROKE = 120;
const UNCOVERED = 9_000;

/** A round by keys against four bots: the throw, the call, a card, the countdown, the uncovering. */
export const stretch: Stretch = {
  screen: { viewport: { width: 390, height: 844 } },
  async prepare(page, origin) {
    const options = { countdownSeconds: 4, placeSeconds: 3 };
    const table = { seats: 5, options, setup: { captain: 0 }, bots: true };
    await openMatch(
      page,
      origin,
      bowlMatch(table, () => undefined),
    );
    await page.getByRole('button', { name: /^Throw!/ }).waitFor();
  },
  async perform(page) {
    await page.keyboard.press('t');
    await page.waitForTimeout(TUMBLE);
    for (const key of ['g', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'Enter', 'ArrowRight', 'Enter', 'r']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(STROKE);
    }
    await page.waitForTimeout(UNCOVERED);
  },
  async check(page) {
    if ((await page.locator('.bowl[data-stage="uncovered"] .fit').count()) === 0)
      throw new Error('nothing was uncovered');
  },
};
