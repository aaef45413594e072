import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { State } from '#games/space-lab';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { bringLabMatch, type LabMatch, labMatch, momentOf } from './lab-match.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { type Served, serveFiles } from './static-server.ts';

const PHONE = { width: 360, height: 640 };
const THEMES = ['dark', 'light', 'contrast'] as const;

const mine = ({ turn, phase }: State, wanted: State['phase']): boolean => turn === 0 && phase === wanted;
const inHand = ({ seats }: State): number => (seats[0]?.shown.length ?? 0) + (seats[0]?.hidden.length ?? 0);
const laid = ({ seats }: State): number => seats[0]?.station.filter((card) => card !== null).length ?? 0;

interface Sight {
  readonly name: string;
  readonly match: () => LabMatch;
  readonly look?: (page: Page) => Promise<void>;
}

const chooseCard = (page: Page): Promise<void> => page.locator('.lab-hand-card[data-state="idle"]').first().click();

const SIGHTS: readonly Sight[] = [
  { name: 'passing', match: () => labMatch(3, 0, true) },
  { name: 'laying out', match: () => labMatch(2, 0) },
  { name: 'laying out alone', match: () => labMatch(1, 0) },
  { name: 'a turn', match: () => momentOf(3, (state) => mine(state, 'turn') && state.centre.length > 3) },
  {
    name: 'recruiting',
    match: () => momentOf(3, (state) => mine(state, 'turn') && state.centre.length > 3),
    look: (page) => page.locator('.lab-tray[aria-disabled="false"]').first().click(),
  },
  { name: 'keeping', match: () => momentOf(3, (state) => mine(state, 'keeping') && laid(state) > 1) },
  { name: 'a full hand', match: () => momentOf(2, (state) => mine(state, 'turn') && inHand(state) > 4) },
  {
    name: 'a chosen card',
    match: () => momentOf(2, (state) => mine(state, 'turn') && inHand(state) > 4 && laid(state) > 2),
    look: chooseCard,
  },
  {
    name: 'a chosen slot',
    match: () => momentOf(2, (state) => mine(state, 'turn') && inHand(state) > 4 && laid(state) > 2),
    async look(page) {
      await chooseCard(page);
      await page.locator('.lab-open').first().click();
    },
  },
  { name: 'choosing a Project', match: () => momentOf(2, (state) => mine(state, 'choosing')) },
  { name: 'placing on', match: () => momentOf(4, (state) => mine(state, 'placing')) },
  { name: 'the last round', match: () => momentOf(3, (state) => mine(state, 'turn') && state.caller !== null) },
  { name: 'alone', match: () => momentOf(1, (state) => mine(state, 'turn') && laid(state) > 4) },
  {
    name: 'a rival’s station',
    match: () => momentOf(3, (state) => mine(state, 'turn') && laid(state) > 3),
    look: (page) => page.locator('.lab-rival').first().click(),
  },
  {
    name: 'the score',
    match: () => momentOf(2, (state) => mine(state, 'turn') && laid(state) > 3),
    look: (page) => page.locator('.lab-score').click(),
  },
];

describe('Space Lab on the screen', () => {
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

  const open = async (page: Page, { match, look }: Sight): Promise<void> => {
    await bringLabMatch(page, served.origin, 'lab', match());
    await page.goto(`${served.origin}/play/lab`);
    await page.locator('.lab').waitFor();
    await look?.(page);
  };

  test('from the first screen to the first decision', async () => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: PHONE });
    await page.goto(served.origin);
    await page.getByRole('button', { name: 'Play now: Space Lab' }).click();
    await page.getByRole('button', { name: 'Lay out like this' }).click();
    await page.getByRole('table', { name: 'Your station' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('advanced: an Objective goes to the left, then three are laid out', async () => {
    const { context, page } = await newPage(browser, {}, { viewport: PHONE });
    await open(page, { name: 'passing', match: () => labMatch(2, 0, true) });
    await page.getByRole('heading', { name: 'Pass one Objective to Grace' }).waitFor();
    const passed = await page.locator('.lab-option').first().getAttribute('aria-label');
    await page.locator('.lab-option').first().click();
    await page.getByRole('heading', { name: 'Lay out your Objectives' }).waitFor();
    const held = await page.locator('.lab-option').evaluateAll((options) => options.map((option) => option.ariaLabel));
    expect(held).toHaveLength(3);
    const objective = (passed ?? '').replace(/^Pass /, '');
    expect(held.filter((words) => words?.includes(objective))).toEqual([]);
    await context.close();
  });

  test.each(SIGHTS)('$name: axe finds nothing in any theme, and a small phone shows it whole', async (sight) => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: PHONE });
    await open(page, sight);
    expect(await page.evaluate(WIDER_THAN_THE_SCREEN)).toBe(false);
    expect(await page.evaluate('document.querySelector(".stage").scrollHeight <= innerHeight')).toBe(true);
    await page.evaluate(axe.source);
    for (const theme of THEMES) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      const found = await page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' at ' + target.join(' '))))`);
      expect({ theme, found }).toEqual({ theme, found: [] });
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('Space Lab in other languages', () => {
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

  test.each(['de', 'fr', 'pseudo'])(
    'in %s nothing is cut off on a small phone',
    { timeout: 60_000 },
    async (language) => {
      const { context, page } = await newPage(browser, { language }, { viewport: PHONE });
      for (const { name, match, look } of SIGHTS) {
        await bringLabMatch(page, served.origin, 'lab', match());
        await page.goto(`${served.origin}/play/lab`);
        await page.locator('.lab').waitFor();
        await look?.(page);
        expect({ name, clipped: await page.evaluate(CLIPPED) }).toEqual({ name, clipped: [] });
      }
      await context.close();
    },
  );
});
