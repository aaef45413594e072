import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TableInfo } from '#protocol';
import { axeFindings } from './axe-findings.ts';
import { actByKeys } from './gravity-keys.ts';
import { ASKED } from './gravity-match.ts';
import { handsOf } from './hands.ts';
import { codeOf } from './rooms.ts';
import { useHouse, type Visit } from './site.ts';

const DESK = { viewport: { width: 1440, height: 900 } } as const;
const A_DAY = 24 * 3_600_000;
/** An app that is installed has an icon, and a number on it. */
const BADGE = `Object.assign(navigator, {
  setAppBadge: async (count) => { globalThis.badge = count; },
  clearAppBadge: async () => { globalThis.badge = 0; },
})`;

/** In the line above the board what is wider than its place; and words that stand below their sign. */
const OUT_OF_PLACE = `[
  ...[...document.querySelectorAll('.table-bar, .stars-left')].filter((place) => place.scrollWidth > place.clientWidth),
  ...[...document.querySelectorAll('.banner-words')].filter(
    (words) => words.getBoundingClientRect().top >= words.previousElementSibling.getBoundingClientRect().bottom,
  ),
].map(({ className }) => className)`;

describe('a table over days', () => {
  const site = useHouse();

  const asked = <T>(page: Page, path: string, body?: object): Promise<T> =>
    page.evaluate<T>(
      `fetch('/api${path}', ${
        body === undefined
          ? '{}'
          : `{ method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} }`
      }).then((answer) => answer.json())`,
    );

  const visit = async (name: string): Promise<Visit> => {
    const visited = await site.visit({ name }, DESK);
    await visited.context.addInitScript(BADGE);
    return visited;
  };

  /** Everything there is to do until it is the other's turn. */
  const playTurn = async (page: Page): Promise<void> => {
    const others = page.locator('.reserve[data-turn]:not([data-you])');
    const due = page.locator(ASKED).or(others);
    for (await site.until(due); (await others.count()) === 0; await site.until(due)) await actByKeys(page);
  };

  /** A slow table of both, whose match has begun. */
  const openFor = async (one: Page, other: Page, game: string, hours: number): Promise<string> => {
    const { id } = await asked<TableInfo>(one, '/tables', {
      ...{ game, seats: 2, overDays: { hours, addedHours: null, late: 'remind' } },
    });
    await asked(other, `/tables/${id}/sit`, {});
    await site.pass(2_000);
    return id;
  };

  test('is opened in a few presses, begins when the last one sits down, and says in days how long a turn has', async () => {
    const [ada, grace] = [await visit('Ada'), await visit('Grace')];
    await ada.page.goto(`${site.origin}/games/gravity-superstar/new`);
    await ada.page.getByRole('radio', { name: 'Over days' }).check();
    const time = ada.page.getByRole('combobox', { name: 'Time for each turn' });
    expect(await time.getByRole('option').allTextContents()).toEqual([
      ...['1 hour', '8 hours', '1 day', '3 days', '7 days', '14 days'],
      '5 days in all, +12 hours a turn',
    ]);
    await time.selectOption('1 day');
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.getByText('Over days: 1 day a turn').waitFor();
    await ada.page.getByRole('button', { name: 'Options' }).click();
    expect(await ada.page.getByRole('radio', { name: 'Over days' }).isChecked()).toBe(true);
    expect(await axeFindings(ada.page)).toEqual([]);
    const code = await codeOf(ada.page);
    await ada.page.goto(site.origin);
    await site.pass(2 * 60_000);
    await grace.page.goto(`${site.origin}/${code}`);
    await site.until(grace.page.locator('.gravity'));
    await ada.page.goto(grace.page.url());
    await site.until(ada.page.locator('.reserve[data-turn]'));
    const adaBegins = (await ada.page.locator('.reserve[data-turn][data-you]').count()) === 1;
    const [first, second] = adaBegins ? [ada, grace] : [grace, ada];
    await first.page.locator('.slow-time', { hasText: 'Your turn: 1 day left' }).waitFor();
    await second.page.locator('.slow-time', { hasText: `${adaBegins ? 'Ada' : 'Grace'}: 1 day left` }).waitFor();
    expect(await second.page.getByText('is away').count()).toBe(0);
    // Nobody is thanked for a move that they have not made.
    await site.pass(2_000);
    expect(await second.page.getByText('Done!').count()).toBe(0);
    await second.page.goto(site.origin);
    await playTurn(first.page);
    await first.page.getByText('Done! Nothing else waits for you. You can close the page.').waitFor();
    expect(await axeFindings(first.page)).toEqual([]);
    // On a small phone, with something to take back, everything still has its place.
    await first.page.setViewportSize({ width: 360, height: 640 });
    await first.page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await first.page.evaluate(OUT_OF_PLACE)).toEqual([]);
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });

  test('the first page has what waits in the order of urgency, with a number; and one table leads to the next', async () => {
    const [ada, grace] = [await visit('Ada'), await visit('Grace')];
    for (const { page } of [ada, grace]) {
      await page.goto(site.origin);
      await asked(page, '/guests', { name: page === ada.page ? 'Ada' : 'Grace' });
    }
    const slowest = await openFor(ada.page, grace.page, 'space-lab', 7 * 24);
    const soon = await openFor(ada.page, grace.page, 'space-lab', 3);
    const gravity = await openFor(ada.page, grace.page, 'gravity-superstar', 48);
    // Whoever begins on the planet looks at the first page.
    const { turns } = await asked<TableInfo>(ada.page, `/tables/${gravity}`);
    const { page, errors } = turns?.[0]?.seat === 0 ? ada : grace;
    await page.goto(site.origin);
    const rows = page.locator('.match-row[href^="/tables/"]');
    await rows.nth(2).waitFor();
    expect(await rows.evaluateAll((found) => found.map((row) => row.getAttribute('href')))).toEqual(
      [soon, gravity, slowest].map((id) => `/tables/${id}`),
    );
    expect(await page.locator('.match-turn').allTextContents()).toEqual([
      'Your turn · 3 hours left',
      'Your turn · 2 days left',
      'Your turn · 7 days left',
    ]);
    expect(await page.title()).toBe('(3) Starboard');
    expect(await page.evaluate('globalThis.badge')).toBe(3);
    await page.getByRole('link', { name: 'My matches: 3 wait for you' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await rows.nth(1).click();
    await playTurn(page);
    await page.getByText('Space Lab waits for you, too: 3 hours left.').waitFor();
    expect(await page.evaluate('globalThis.badge')).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('n');
    await page.waitForURL(`**/tables/${soon}`);
    await page.locator('.slow-time', { hasText: 'Your turn: 3 hours left' }).waitFor();
    // Time goes by on the calendar, whether anybody looks or not.
    await page.goto(site.origin);
    await site.house.kill();
    await site.house.restart();
    await site.house.pass(A_DAY);
    await page.reload();
    await page.locator('.match-turn').first().waitFor();
    expect(await page.locator('.match-turn').allTextContents()).toEqual([
      'Your turn · time is over',
      'Your turn · 6 days left',
    ]);
    expect(errors).toEqual([]);
  });

  test('once it is over nobody is said to be waited for', async () => {
    const [ada, grace] = [await visit('Ada'), await visit('Grace')];
    for (const { page } of [ada, grace]) {
      await page.goto(site.origin);
      await asked(page, '/guests', { name: page === ada.page ? 'Ada' : 'Grace' });
    }
    const table = await openFor(ada.page, grace.page, 'gravity-superstar', 24);
    await ada.page.goto(`${site.origin}/tables/${table}`);
    await site.until(ada.page.locator('.gravity'));
    const letGo = await handsOf([ada.context, grace.context], { origin: site.origin, table });
    const isOver = async (): Promise<boolean> =>
      (await asked<TableInfo>(ada.page, `/tables/${table}`)).phase === 'finished';
    while (!(await isOver())) await site.pass(1_000);
    letGo();
    const isHere = async (): Promise<boolean> => {
      const info = (await asked<TableInfo>(ada.page, `/tables/${table}`)).seats[1];
      return info?.kind === 'person' && info.here;
    };
    while (await isHere()) await site.pass(1_000);
    await site.pass(1_000);
    expect(await ada.page.getByText('Grace is away').count()).toBe(0);
    expect(ada.errors).toEqual([]);
  });

  test('everybody sets when their time stands still', async () => {
    const { context, page, errors } = await visit('Ada');
    await context.addInitScript(`Date.now = () => ${Date.UTC(2027, 0, 15, 12)}`);
    await page.goto(`${site.origin}/me`);
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await page.getByLabel('From', { exact: true }).fill('21:30');
    await page.getByLabel('To', { exact: true }).fill('07:00');
    await page.getByLabel('To', { exact: true }).blur();
    await page.getByText('30 days are left this year.').waitFor();
    await page.getByRole('button', { name: 'Add holidays' }).click();
    await page.getByLabel('First day').fill('2027-07-01');
    await page.getByLabel('Last day').fill('2027-07-14');
    await page.getByRole('button', { name: 'Add holidays' }).click();
    await page.getByText('1 Jul 2027 – 14 Jul 2027').waitFor();
    await page.getByText('16 days are left this year.').waitFor();
    // The page shows it before it is kept.
    await expect
      .poll(() => asked(page, '/me/hours'))
      .toMatchObject({
        quiet: { from: 21 * 60 + 30, to: 7 * 60 },
        holidays: [{ from: '2027-07-01', to: '2027-07-14' }],
      });
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove: 1 Jul 2027 – 14 Jul 2027' }).click();
    await page.getByText('1 Jul 2027 – 14 Jul 2027').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});
