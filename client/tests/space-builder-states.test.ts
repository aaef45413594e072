import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { bringBuilderMatch, MOMENTS, matchAt } from './builder-match.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { type Served, serveFiles } from './static-server.ts';
import { THEMES, wear } from './wearing.ts';

const NAMES = ['Ada', 'Grace', 'Constantin', 'Wilhelmine-Charlotte'];
const SMALLEST_PHONE = { width: 360, height: 640 };
const ALONE = ['tutorial', 'practice'] as const;

/** In the first theme everything is looked at, in the others what a theme changes: colours. */
async function expectNoFindings(page: Page, moment: string): Promise<void> {
  await page.evaluate(axe.source);
  for (const theme of THEMES) {
    await wear(page, { theme });
    const only = theme === THEMES[0] ? '' : ", runOnly: ['color-contrast']";
    const found = (await page.evaluate(`axe.run(document, { resultTypes: ["violations"]${only} })`)) as {
      readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
    };
    const findings = found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect({ moment, theme, findings }).toEqual({ moment, theme, findings: [] });
  }
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
      await bringBuilderMatch(page, served.origin, matchAt(moment, NAMES));
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
    await bringBuilderMatch(page, served.origin, matchAt('lost', NAMES));
    await page.getByText('Stop!').waitFor();
    await expectNoFindings(page, 'stopped');
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(['en', 'de', 'fr', 'pseudo'])(
    'in %s everything can be read and touched on the smallest phone',
    async (language) => {
      const { context, page } = await newPage(browser, { language }, { viewport: SMALLEST_PHONE });
      for (const moment of MOMENTS.filter((name) => name !== 'over')) {
        await bringBuilderMatch(page, served.origin, matchAt(moment, NAMES));
        expect([moment, await page.evaluate(CLIPPED)]).toEqual([moment, []]);
        expect([moment, await page.evaluate(TOO_SMALL)]).toEqual([moment, []]);
        expect([moment, await page.evaluate(WIDER_THAN_THE_SCREEN)]).toEqual([moment, false]);
        expect([
          moment,
          await page.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.stage'))",
          ),
        ]).toEqual([moment, 0]);
      }
      await context.close();
    },
  );
});
