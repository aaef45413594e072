import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { axeFindings } from './axe-findings.ts';
import { newPage, openBrowser } from './browser.ts';
import { MOMENTS, matchAt, openBuilder } from './builder-match.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { type Served, serveFiles } from './static-server.ts';
import { wear } from './wearing.ts';

const NAMES = ['Ada', 'Grace', 'Constantin', 'Wilhelmine-Charlotte'];
const SMALLEST_PHONE = { width: 360, height: 640 };
const ALONE = ['tutorial', 'practice'] as const;

async function expectNoFindings(page: Page, moment: string): Promise<void> {
  expect({ moment, findings: await axeFindings(page) }).toEqual({ moment, findings: [] });
}

/** Elements to be touched that are smaller than a finger. */
const TOO_SMALL = `[...document.querySelectorAll('.builder button, .builder a')]
  .map((target) => [target.getAttribute('aria-label') ?? target.textContent, target.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 43.9 || height < 43.9)
  .map(([name, { width, height }]) => name + ' ' + width.toFixed(1) + ' x ' + height.toFixed(1))`;

/** Everybody stays stopped, so that it can be looked at. */
const KEEP_FROZEN = `{
  const calm = setTimeout;
  window.setTimeout = (call, millis, ...rest) => (millis === 600 ? 0 : calm(call, millis, ...rest));
}`;

describe('Space Builder in all its states', () => {
  let browser: Browser;
  let served: Served;

  beforeAll(async () => {
    served = await serveFiles(await builtClient());
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  test('axe finds nothing in any theme', async () => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: SMALLEST_PHONE });
    for (const moment of MOMENTS) {
      await openBuilder(page, served.origin, matchAt(moment, NAMES));
      await expectNoFindings(page, moment);
    }
    for (const way of ALONE) {
      await page.goto(`${served.origin}/games/space-builder/${way}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoFindings(page, way);
    }
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: /^Plot 1/ }).waitFor();
    await expectNoFindings(page, 'practising');
    await page.addInitScript(KEEP_FROZEN);
    await openBuilder(page, served.origin, matchAt('lost', NAMES));
    await page.getByText('Stop!').waitFor();
    await expectNoFindings(page, 'stopped');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('everything can be read and touched on the smallest phone, in every language', async () => {
    const { context, page } = await newPage(browser, {}, { viewport: SMALLEST_PHONE });
    for (const moment of MOMENTS.filter((name) => name !== 'over')) {
      await openBuilder(page, served.origin, matchAt(moment, NAMES));
      for (const language of ['en', 'de', 'fr', 'pseudo']) {
        await wear(page, { language });
        const found = {
          clipped: await page.evaluate(CLIPPED),
          tooSmall: await page.evaluate(TOO_SMALL),
          isWider: await page.evaluate(WIDER_THAN_THE_SCREEN),
          scrolls: await page.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.stage'))",
          ),
        };
        expect({ moment, language, ...found }).toEqual({
          moment,
          language,
          clipped: [],
          tooSmall: [],
          isWider: false,
          scrolls: 0,
        });
      }
      await wear(page, { language: 'en' });
    }
    await context.close();
  });
});
