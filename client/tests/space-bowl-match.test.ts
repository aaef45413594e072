import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundByEar } from './bowl-reader.ts';
import { newPage, openBrowser } from './browser.ts';
import { type House, openHouse } from './house.ts';

/** What a round of this match is to be; the rest is won as quickly as can be. */
const PLANS = ['doom', 'joker', 'go'] as const;
type Plan = (typeof PLANS)[number];

describe('Space Bowl at a table of five', () => {
  let browser: Browser;
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
    browser = await openBrowser();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  const openTable = async (host: Page): Promise<string> => {
    await host.goto(`${house.origin}/games/space-bowl/new`);
    for (const [label, seconds] of [
      ['Countdown', '5'],
      ['Time between rounds', '5'],
      ['Time to search', '30'],
    ] as const)
      await host.getByLabel(label).selectOption(seconds);
    await host.getByRole('button', { name: 'Open the table' }).click();
    const label = await host.getByRole('img', { name: /^Code/ }).getAttribute('aria-label');
    return (label ?? '').replace(/^Code|\s/g, '').toLowerCase();
  };

  const end = (page: Page) => page.getByRole('button', { name: 'Rematch' });
  const phase = (page: Page, ...names: readonly string[]) =>
    page.locator(names.map((name) => `.bowl[data-phase="${name}"]`).join(', '));
  const tap = (page: Page, position: string | undefined) =>
    page.locator(`[data-position="${position}"]`).click({ timeout: 3_000 });

  /** Whoever is captain here throws; a bot or the table does it otherwise. False when the match is over. */
  const awaitThrow = async (pages: readonly Page[]): Promise<boolean> => {
    const [first] = pages;
    if (first === undefined) return false;
    for (const page of pages) await page.keyboard.press('t');
    await phase(first, 'search', 'countdown', 'placing', 'over').or(end(first)).first().waitFor();
    return (await end(first).or(phase(first, 'over')).count()) === 0;
  };

  /** On a busy machine a countdown may be over before somebody has followed: another round will do. */
  const comes = (page: Page, sign: string): Promise<boolean> =>
    page
      .locator(`.bowl-player[data-you]${sign}`)
      .waitFor({ timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );
  const hasTag = (page: Page, kind: 'go' | 'doom'): Promise<boolean> => comes(page, ` .bowl-tag[data-kind="${kind}"]`);

  /** Plays the round as planned; answers what came of it: a bot may have been quicker. */
  const playRound = async (plan: Plan, ada: Page, grace: Page, linus: Page): Promise<readonly string[]> => {
    const { valid, withJoker, hopeless } = await foundByEar(ada);
    if (plan === 'doom' || valid.length === 0) {
      await grace.keyboard.press('d');
      if (!(await hasTag(grace, 'doom'))) return [];
      await linus.keyboard.press('f');
      const isFollowed = await hasTag(linus, 'doom');
      return isFollowed ? ['doom', 'red button'] : ['doom'];
    }
    await ada.keyboard.press('g');
    if (!(await hasTag(ada, 'go'))) return [];
    const came = ['go'];
    await grace.keyboard.press('f');
    if (!(await comes(grace, '[data-taking-part]'))) return came;
    came.push('follow');
    if (plan === 'joker' && withJoker[0] !== undefined) {
      await linus.keyboard.press('j');
      await tap(linus, withJoker[0].joker);
      await linus.locator('.galaxy-card[data-ring="joker"]').waitFor();
      await tap(linus, withJoker[0].position);
      came.push('joker');
    }
    await tap(ada, valid[0]);
    await tap(grace, valid[1] ?? hopeless);
    await ada.locator(`[data-position="${valid[0]}"][aria-pressed="true"]`).waitFor();
    return came;
  };

  const person = (name: string, width: number) =>
    newPage(browser, { name }, { viewport: { width, height: width > 600 ? 800 : 640 } });

  /** Everybody aboard, two bots as well, and off. */
  const gather = async (host: Page, friends: Readonly<Record<string, Page>>): Promise<void> => {
    const code = await openTable(host);
    for (const [name, page] of Object.entries(friends)) {
      await page.goto(`${house.origin}/${code}`);
      await host.getByText(name, { exact: true }).first().waitFor();
    }
    for (const seat of [4, 5]) await host.getByRole('button', { name: `Add bot or a friend, seat ${seat}` }).click();
    await host.getByRole('button', { name: /^Start/ }).click();
    await host.locator('.bowl').waitFor();
  };

  test('three browsers and two bots play go, follow, joker and doom rounds to the end', async () => {
    const [ada, grace, linus] = [await person('Ada', 1280), await person('Grace', 360), await person('Linus', 360)];
    await gather(ada.page, { Grace: grace.page, Linus: linus.page });
    const pages = [ada.page, grace.page, linus.page];
    const came: string[] = [];
    const isMissing = (what: string): boolean => !came.includes(what);
    for (let round = 0; round < 10 && (await awaitThrow(pages)); round++) {
      const plan = isMissing('red button') ? 'doom' : isMissing('joker') ? 'joker' : 'go';
      came.push(...(await playRound(plan, ada.page, grace.page, linus.page)));
      for (const page of pages) await page.keyboard.press('r');
      await phase(ada.page, 'pause', 'over').or(end(ada.page)).first().waitFor();
    }
    expect(['go', 'follow', 'joker', 'doom', 'red button'].filter(isMissing)).toEqual([]);
    await end(ada.page).waitFor({ timeout: 30_000 });
    await ada.page.getByRole('table', { name: 'Points after each round' }).first().waitFor();
    expect([...ada.errors, ...grace.errors, ...linus.errors]).toEqual([]);
    for (const { context } of [ada, grace, linus]) await context.close();
  }, 200_000);
});
