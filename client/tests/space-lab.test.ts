import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { bringLabs, goToLab, labMatch, openLab } from './lab-match.ts';
import { SIGHTS } from './lab-sights.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { useFiles } from './site.ts';
import { setWish, wear } from './wearing.ts';

const PHONE = { width: 360, height: 640 };
const OTHER_LANGUAGES = process.env.PAGES === 'long' ? ['pseudo', 'de', 'fr'] : ['pseudo'];

describe('Space Lab on the screen', () => {
  const site = useFiles();

  test('from the first screen to the first decision', async () => {
    const { page, errors } = await site.visit({}, { viewport: PHONE });
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Play now: Space Lab' }).click();
    await page.getByRole('button', { name: 'Lay out like this' }).click();
    await page.getByRole('table', { name: 'Your station' }).waitFor();
    expect(errors).toEqual([]);
  });

  test.each([
    ['fails', (route: Route) => route.abort(), 0],
    ['never answers', () => undefined, 2_000],
  ] as const)('the table comes all the same where the painter %s', async (_, answer, after) => {
    const { context, page, errors } = await site.visit({}, { viewport: PHONE, serviceWorkers: 'block' });
    await context.route(/painter\.worker.*\.js$/, answer);
    const match = labMatch(2, 20);
    await bringLabs(page, site.origin, { match });
    await page.goto(`${site.origin}/play/match`);
    await page.locator('.lab').waitFor();
    if (after > 0) {
      await site.pass(after - 1);
      expect(await page.locator('.lab-station').count()).toBe(0);
      await site.pass(1);
    }
    const drawn = page.locator('.lab-hand-card img').first();
    await drawn.waitFor();
    expect(await drawn.getAttribute('src')).toMatch(/^data:image\/svg/);
    expect(errors).toEqual([]);
  });

  test('advanced: an Objective goes to the left, then three are laid out', async () => {
    const { page } = await site.visit({}, { viewport: PHONE });
    await openLab(page, site.origin, labMatch(2, 0, true));
    await page.getByRole('heading', { name: 'Pass one Objective to Grace' }).waitFor();
    const passed = await page.locator('.lab-option').first().getAttribute('aria-label');
    await page.locator('.lab-option').first().click();
    await site.until(page.getByRole('heading', { name: 'Lay out your Objectives' }));
    const held = await page.locator('.lab-option').allTextContents();
    expect(held).toHaveLength(3);
    const objective = (passed ?? '').replace(/^Pass /, '');
    expect(held.filter((words) => words.includes(objective))).toEqual([]);
  });

  test('axe finds nothing in all it shows, a small phone shows it whole, and cuts off no word of any language', async () => {
    const { page, errors } = await site.visit({}, { viewport: PHONE });
    const sights = SIGHTS.map((sight) => ({ ...sight, match: sight.match() }));
    await bringLabs(page, site.origin, Object.fromEntries(sights.map(({ match }, at) => [at, match])));
    const found: unknown[] = [];
    for (const [at, { name, match, look }] of sights.entries()) {
      await goToLab(page, site.origin, String(at), match);
      await look?.(page);
      const isWide = await page.evaluate<boolean>(WIDER_THAN_THE_SCREEN);
      const isHigh = await page.evaluate<boolean>('document.querySelector(".stage").scrollHeight > innerHeight');
      found.push({ name, isWide, isHigh, axe: await axeFindings(page, ['dark']) });
      for (const language of OTHER_LANGUAGES) {
        await wear(page, { language });
        found.push({ name, language, clipped: await page.evaluate(CLIPPED) });
      }
      await setWish(page, { language: 'en' });
    }
    expect(found).toEqual(
      sights.flatMap(({ name }) => [
        { name, isWide: false, isHigh: false, axe: [] },
        ...OTHER_LANGUAGES.map((language) => ({ name, language, clipped: [] })),
      ]),
    );
    expect(errors).toEqual([]);
  });
});
