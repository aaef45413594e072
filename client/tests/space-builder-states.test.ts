import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { bringMoments, MOMENTS, type Moment, sitDown } from './builder-match.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { useFiles } from './site.ts';
import { FITTED, IS_LONG, THEMES, wear } from './wearing.ts';

const NAMES = ['Ada', 'Grace', 'Constantin', 'Wilhelmine-Charlotte'];
const SMALLEST_PHONE = { width: 360, height: 640 };
const ALONE = ['tutorial', 'practice'] as const;

/** What the other states show has the colours of these. */
const COLOURED: readonly string[] = ['stopped', 'building', 'lost', 'opening', 'over', 'practising'];

async function expectNoFindings(page: Page, state: string): Promise<void> {
  const themes = IS_LONG || COLOURED.includes(state) ? THEMES : THEMES.slice(0, 1);
  const findings = await axeFindings(page, themes);
  expect({ state, findings }).toEqual({ state, findings: [] });
}

/** Elements to be touched that are smaller than a finger. */
const TOO_SMALL = `[...document.querySelectorAll('.builder button, .builder a')]
  .map((target) => [target.getAttribute('aria-label') ?? target.textContent, target.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 43.9 || height < 43.9)
  .map(([name, { width, height }]) => name + ' ' + width.toFixed(1) + ' x ' + height.toFixed(1))`;

describe('Space Builder in all its states', () => {
  const site = useFiles();

  /** What has just stopped thaws by itself. */
  const look = async (page: Page, moment: Moment): Promise<void> => {
    await sitDown(page, site.origin, moment);
    await site.until(page.locator('.builder-dock:not([inert]), .end'));
  };

  test('axe finds nothing, and no theme loses its contrast', async () => {
    const { page, errors } = await site.visit({}, { viewport: SMALLEST_PHONE });
    await bringMoments(page, site.origin, NAMES);
    await sitDown(page, site.origin, 'lost');
    await page.getByText('Stop!').waitFor();
    await expectNoFindings(page, 'stopped');
    for (const moment of MOMENTS) {
      await look(page, moment);
      await expectNoFindings(page, moment);
    }
    for (const way of ALONE) {
      await page.goto(`${site.origin}/games/space-builder/${way}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoFindings(page, way);
      if (way !== 'tutorial') continue;
      await page.getByRole('button', { name: 'Show me' }).click();
      await page.locator('.coach').waitFor();
      await expectNoFindings(page, 'first step');
    }
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: /^Plot 1/ }).waitFor();
    await expectNoFindings(page, 'practising');
    expect(errors).toEqual([]);
  });

  test('everything can be read and touched on the smallest phone, with words longer than any language’s', async () => {
    const { page } = await site.visit({ language: 'pseudo' }, { viewport: SMALLEST_PHONE });
    await bringMoments(page, site.origin, NAMES);
    for (const moment of MOMENTS.filter((name) => name !== 'over')) {
      await look(page, moment);
      for (const language of FITTED) {
        await wear(page, { language });
        const found = {
          clipped: await page.evaluate(CLIPPED),
          tooSmall: await page.evaluate(TOO_SMALL),
          isWider: await page.evaluate(WIDER_THAN_THE_SCREEN),
          scrolls: await page.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.stage'))",
          ),
        };
        const none = { clipped: [], tooSmall: [], isWider: false, scrolls: 0 };
        expect({ moment, language, ...found }).toEqual({ moment, language, ...none });
      }
    }
  });
});
