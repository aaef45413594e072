import type { Stretch } from '../frame-trace.ts';

/** Milliseconds: bots are ready by then; as fast as fingers go; every building has been checked. */
const PLAN_COMES = 5_000;
const STROKE = 80;
const CHECK_LASTS = 3_000;

/** A round by keys: from being ready to the end of the check. */
export const stretch: Stretch = {
  screen: { viewport: { width: 390, height: 844 } },
  async prepare(page, origin) {
    await page.goto(`${origin}/games/space-builder`);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('button', { name: 'Ready', exact: true }).focus();
  },
  async perform(page) {
    const { keyboard } = page;
    await keyboard.press('Enter');
    await page.waitForTimeout(PLAN_COMES);
    for (const building of ['1', '2', '3', '4']) {
      for (const key of [building, 'r', 'f', 'ArrowRight', 'ArrowDown', 'Enter']) {
        await keyboard.press(key);
        await page.waitForTimeout(STROKE);
      }
    }
    for (let press = 0; press < 2; press++) {
      await keyboard.press('Shift+Enter');
      await page.waitForTimeout(4 * STROKE);
    }
    await page.waitForTimeout(CHECK_LASTS);
  },
  async check(page) {
    if (!(await page.getByRole('list', { name: 'Inspection' }).isVisible())) throw new Error('the round did not end');
  },
};
