import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Until } from './browser.ts';
import { CLIPPED, HIGHER_THAN_THE_STAGE, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { beginTutorial } from './newcomer.ts';
import { useFiles } from './site.ts';

const PHONE = { width: 360, height: 640 };
const STEPS = 11;
const LANGUAGES = process.env.PAGES === 'long' ? ['pseudo', 'en', 'de', 'fr'] : ['pseudo'];

type Stroke = (page: Page, until: Until) => Promise<void>;

/** A key on what is to be used next, once the others have done what they do. */
const enterOn =
  (what: string): Stroke =>
  async (page, until) => {
    await until(page.locator(what));
    await page.locator(what).press('Enter');
  };

/** A key for one of the ways, and then what is confirmed. */
const takeWay =
  (key: string, isOpen: string): Stroke =>
  async (page, until) => {
    await until(page.locator(isOpen));
    await page.keyboard.press(key);
    await page.locator('.lab-confirm:focus').waitFor();
    await page.keyboard.press('Enter');
  };

const pressAt =
  (key: string, sign: string): Stroke =>
  async (page, until) => {
    await until(page.locator(sign));
    await page.keyboard.press(key);
  };

/** By keys alone, in the order of the steps. */
const STROKES: readonly Stroke[] = [
  enterOn('.coach-next'),
  takeWay('r', '.lab-reveal[aria-disabled="false"]'),
  enterOn('.lab-keep[data-hint]'),
  takeWay('c', '.lab-tray[data-hint][aria-disabled="false"]'),
  enterOn('.lab-hand-card[data-hint]'),
  enterOn('.lab-open[data-hint]'),
  enterOn('.lab-confirm.lab-hinted'),
  pressAt('1', '.lab-drawn:not([data-settling])'),
  pressAt('e', '.lab-leave'),
  async (page, until) => {
    for (const what of ['.lab-hand-card[data-hint]', '.lab-open[data-hint]', '.lab-confirm.lab-hinted'])
      await enterOn(what)(page, until);
  },
  enterOn('.coach-next'),
];

describe('the tutorial of Space Lab', () => {
  const site = useFiles();

  const at = (page: Page, step: number): Promise<void> =>
    site.until(page.locator('.coach-step', { hasText: new RegExp(`\\D${step}\\D+${STEPS}`) }));

  test.each(LANGUAGES)(
    'is gone through by keyboard from the first look to a match in %s, and a small phone shows every step whole',
    async (language) => {
      const { page, errors } = await site.visit({ language }, { viewport: PHONE });
      await beginTutorial(page, site.origin, 'space-lab');
      for (const [step, stroke] of STROKES.entries()) {
        await at(page, step + 1);
        const looks = [CLIPPED, WIDER_THAN_THE_SCREEN, HIGHER_THAN_THE_STAGE].map((look) => page.evaluate(look));
        expect([step + 1, ...(await Promise.all(looks))]).toEqual([step + 1, [], false, 0]);
        await stroke(page, site.until);
      }
      await page.locator('.lesson-done .button[data-kind="primary"]').press('Enter');
      await page.locator('.lab-table[data-setup] .lab-confirm').waitFor();
      expect(errors).toEqual([]);
    },
  );

  test('another allowed move is not made, and the coach says where to go', async () => {
    const { page } = await site.visit();
    await beginTutorial(page, site.origin, 'space-lab');
    for (const [step, stroke] of STROKES.slice(0, 2).entries()) {
      await at(page, step + 1);
      await stroke(page, site.until);
    }
    await page.getByRole('button', { name: /^Blue Future: take 1 card/ }).click();
    await page.getByText('That would be allowed, too.').first().waitFor();
    expect(await page.getByRole('button', { name: /^Golden Planet: take 2 cards/ }).count()).toBe(1);
  });
});
