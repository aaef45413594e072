import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { useHouse } from './site.ts';
import { STATIONS } from './stations.ts';
import { bringMatches, FINISHED } from './stored-matches.ts';
import { IS_LONG, LANGUAGES, setWish, THEMES, wear } from './wearing.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Themes change colours and nothing else: what colours can break is looked at in each of them, the rest in one. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'] as const;

async function violations(page: Page, only: readonly string[] | null): Promise<readonly string[]> {
  const options = {
    resultTypes: ['violations'],
    preload: false,
    ...(only === null ? {} : { runOnly: { type: 'rule', values: only } }),
  };
  const found = (await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)) as {
    readonly violations: readonly Violation[];
  };
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/** Words of another language change no roles, and a theme nothing but colours, whose contrast has tests of its own. */
const LOOKED_AT = IS_LONG ? LANGUAGES : (['en'] as const);
const WORN = IS_LONG ? THEMES : (['dark'] as const);

describe('every page', () => {
  const site = useHouse();
  let context: BrowserContext;

  beforeAll(async () => {
    const first = await site.visit({ name: 'Zoé' }, { viewport: SIZES[0] });
    ({ context } = first);
    await bringMatches(first.page, site.origin);
    await first.page.close();
  });

  test('clipped words are noticed', async () => {
    const page = await context.newPage();
    await page.setContent(
      '<p class="cut" style="width:60px;overflow:hidden;white-space:nowrap">words that are cut</p><p>words that are not</p>',
    );
    expect(await page.evaluate(CLIPPED)).toEqual(['cut: words that are cut']);
    await page.close();
  });

  test('a replay is seen by everybody, has nothing to press but its controls, and says there what was verified', async () => {
    const page = await context.newPage();
    await page.goto(`${site.origin}/play/${FINISHED}-eight/replay`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByText('Grace throws …').waitFor();
    const eyes = page.getByRole('combobox', { name: 'View as' });
    expect(await eyes.inputValue()).toBe('spectator');
    await eyes.selectOption('Grace');
    await page.getByText('You throw …').waitFor();
    expect(await page.getByRole('button', { name: /^(Throw|Go|Follow)!/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Everything that could be checked is right').waitFor();
    await page.getByText('the rules allow each one').waitFor();
    await page.getByText('It was played on one device, which drew by itself.').waitFor();
    await page.close();
  });

  test('a name of 24 letters leaves the first page as wide as a phone', async () => {
    const { page } = await site.visit({ name: 'Maximiliane-Alexandra-Ma' }, { viewport: SIZES[0] });
    await page.goto(site.origin);
    await page.locator('.box-ways').first().waitFor();
    expect(await page.evaluate(WIDER_THAN_THE_SCREEN)).toBe(false);
    await page.close();
  });

  test('a match that is no longer wanted leaves the first page, once that was confirmed', async () => {
    const { page, context: own } = await site.visit({}, { viewport: SIZES[0] });
    await bringMatches(page, site.origin);
    await page.goto(site.origin);
    const row = page.locator('.match-row', { hasText: 'Gravity Superstar' });
    await row.first().waitFor();
    const before = await row.count();
    await page.getByRole('button', { name: 'Remove Gravity Superstar' }).first().click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await row.nth(before - 1).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.match-row').first().waitFor();
    expect(await row.count()).toBe(before - 1);
    await own.close();
  });

  test.each(STATIONS)('$name: axe finds nothing, nothing is clipped or scrolls sideways', async ({ reach }) => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await reach(page, site.origin, site.until);
    await page.evaluate(axe.source);
    const found: string[] = [];
    for (const language of LOOKED_AT) {
      await wear(page, { language, theme: 'dark' });
      for (const theme of WORN) {
        await wear(page, { theme });
        const wrong = await violations(page, theme === 'dark' ? null : OF_COLOURS);
        found.push(...wrong.map((words) => `${language}, ${theme}: ${words}`));
      }
    }
    await wear(page, { language: 'pseudo', theme: 'dark' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const clipped = await page.evaluate<readonly string[]>(CLIPPED);
      found.push(...clipped.map((words) => `${size.width}: clipped ${words}`));
      if (await page.evaluate<boolean>(WIDER_THAN_THE_SCREEN)) found.push(`${size.width}: scrolls sideways`);
    }
    await setWish(page, { language: 'en', theme: 'dark' });
    await page.close();
    expect({ found, errors }).toEqual({ found: [], errors: [] });
  });
});
