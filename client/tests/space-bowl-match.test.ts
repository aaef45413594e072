import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ToBeFound } from './bowl-match.ts';
import { foundByEar } from './bowl-reader.ts';
import { gather } from './gathering.ts';
import { HELD_MILLIS, useHouse } from './site.ts';

/** With these there is always something to be found, and nothing takes longer than it must. */
const VARIANTS = { sphere: true, rotation: true };
const WAITS = [
  ['Countdown', '5'],
  ['Time between rounds', '5'],
  ['Time to search', '30'],
] as const;
/** Ada's, Grace's and Linus's. */
type Pages = readonly [Page, Page, Page];

/** In milliseconds: people are believed to have seen a throw after this, and a bot calls no sooner than 600 after it. */
const SEEN = 300;
/** With the time that the throw and the call are held, a step and `SEEN` are over before that. */
const STEP = 200;

describe('Space Bowl at a table of five', () => {
  const site = useHouse();

  const openTable = async (host: Page): Promise<void> => {
    await host.goto(`${site.origin}/games/space-bowl/new`);
    await host.locator('.new-table summary').click();
    for (const name of ['Sphere', 'Rotation']) await host.getByRole('switch', { name }).click();
    for (const [label, seconds] of WAITS) await host.getByLabel(label).selectOption(seconds);
    await host.getByRole('button', { name: 'Open the table' }).click();
  };

  const end = (page: Page) => page.getByRole('button', { name: 'Rematch' });
  const phase = (page: Page, name: string) => page.locator(`.bowl[data-phase="${name}"]`);
  const own = (page: Page, sign: string) => page.locator(`.bowl-player[data-you]${sign}`);
  const tag = (page: Page, kind: 'go' | 'doom') => own(page, ` .bowl-tag[data-kind="${kind}"]`);
  const point = async (page: Page, position: string): Promise<void> => {
    await page.locator(`[data-position="${position}"]`).click();
    await page.locator(`[data-position="${position}"][aria-pressed="true"]`).waitFor();
  };
  const call = async (page: Page, kind: 'go' | 'doom'): Promise<void> => {
    await page.keyboard.press(kind === 'go' ? 'g' : 'd');
    await site.pass(HELD_MILLIS);
    await tag(page, kind).waitFor();
  };

  /** Grace doubts and Linus with her; Ada shows them. */
  const doubtRound = async ([ada, grace, linus]: Pages): Promise<void> => {
    const { valid, hopeless } = await foundByEar(ada, VARIANTS);
    await call(grace, 'doom');
    await linus.keyboard.press('f');
    await tag(linus, 'doom').waitFor();
    await point(ada, valid[0] ?? hopeless);
  };

  /** Ada calls and Grace follows. */
  const goRound = async ([ada, grace]: Pages): Promise<ToBeFound> => {
    const found = await foundByEar(ada, VARIANTS);
    const { valid, hopeless } = found;
    await call(ada, 'go');
    await point(ada, valid[0] ?? hopeless);
    await grace.keyboard.press('f');
    await own(grace, '[data-taking-part]').waitFor();
    await point(grace, valid[1] ?? hopeless);
    return found;
  };

  /** The same, and Linus lays the joker. */
  const jokerRound = async (pages: Pages): Promise<void> => {
    const { withJoker, hopeless } = await goRound(pages);
    const { joker, position } = withJoker[0] ?? { joker: hopeless, position: hopeless };
    const [, , linus] = pages;
    await linus.keyboard.press('j');
    await linus.locator(`[data-position="${joker}"]`).click();
    await site.pass(HELD_MILLIS);
    await linus.locator('.galaxy-card[data-ring="joker"]').waitFor();
    await point(linus, position);
  };

  /** Everybody has seen the throw, and nobody has had the time to call. */
  const isThrown = async (page: Page): Promise<void> => {
    while ((await phase(page, 'pause').count()) > 0) await site.pass(STEP);
    await site.pass(SEEN);
    await phase(page, 'search').waitFor();
  };

  /** Answers how many rounds it took. */
  const playToTheEnd = async (pages: Pages): Promise<number> => {
    const [ada] = pages;
    const isOver = phase(ada, 'over').or(end(ada));
    for (let rounds = 0; ; rounds++) {
      // Everybody has looked, and whoever is captain throws; a bot does it in its own time.
      for (const page of pages) await page.keyboard.press('h');
      for (const page of pages) await page.keyboard.press('t');
      if (await isOver.first().isVisible()) return rounds;
      await isThrown(ada);
      await ([doubtRound, jokerRound][rounds] ?? goRound)(pages);
      for (const page of pages) await page.keyboard.press('r');
      await site.until(phase(ada, 'pause').or(isOver));
    }
  };

  /** One wants another match, one joins, one doesn't: it begins when the host says so. */
  const rematch = async ([ada, grace, linus]: Pages): Promise<void> => {
    for (const page of [grace, linus]) await site.until(end(page));
    await site.pass(500);
    await end(grace).click();
    await grace.getByText(/^You want a rematch. Waiting for/).waitFor();
    await linus.getByText('Grace wants a rematch').waitFor();
    await linus.getByRole('button', { name: 'Not now' }).click();
    await ada.getByText('Grace wants a rematch').waitFor();
    await site.pass(500);
    await ada.getByRole('button', { name: 'Join' }).click();
    await ada.getByText('Linus said: not now').waitFor();
    await ada.getByRole('button', { name: 'Start without them' }).click();
    for (const page of [ada, grace]) await site.until(phase(page, 'pause'));
  };

  const person = (name: string, width: number) =>
    site.visit({ name }, { viewport: { width, height: width > 600 ? 800 : 640 } });

  test('three browsers and two bots play doom, joker and go rounds to the end', async () => {
    const [ada, grace, linus] = [await person('Ada', 1280), await person('Grace', 360), await person('Linus', 360)];
    const pages = [ada.page, grace.page, linus.page] as const;
    await openTable(ada.page);
    await gather(site.origin, ada.page, { Grace: grace.page, Linus: linus.page });
    for (const seat of [4, 5])
      await ada.page.getByRole('button', { name: `Add bot or a friend, seat ${seat}` }).click();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const page of pages) await page.locator('.bowl').waitFor();
    const rounds = await playToTheEnd(pages);
    expect(rounds).toBeGreaterThan(1);
    await site.until(end(ada.page));
    const course = ada.page.getByRole('table', { name: 'Points after each round' }).first();
    await course.waitFor();
    // A heading, the beginning, and every round.
    expect(await course.getByRole('row').count()).toBe(rounds + 2);
    await rematch(pages);
    expect([...ada.errors, ...grace.errors, ...linus.errors]).toEqual([]);
  });
});
