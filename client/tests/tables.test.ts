import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { joinByCode } from './everybody.ts';
import { HELD_MILLIS, useHouse } from './site.ts';

const DESK = { viewport: { width: 1440, height: 900 } } as const;

/** What never moves on a planet, as it is drawn there. */
const groundIn = (page: Page, where: string): Promise<string> =>
  page
    .locator(`${where} .planet-ground`)
    .innerHTML()
    .then((drawing) => drawing.replace(/ (id|href)="[^"]*"/g, ''));

describe('a table at the server', () => {
  const site = useHouse();

  /** A table with its code, opened by Ada. */
  const openTable = async (page: Page): Promise<string> => {
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Space Builder with friends' }).click();
    const label = await page.getByRole('img', { name: /^Code/ }).getAttribute('aria-label');
    return (label ?? '').replace(/^Code|\s/g, '');
  };

  const startWithBot = async (page: Page): Promise<void> => {
    await openTable(page);
    await page.getByRole('button', { name: 'Add bot or a friend, seat 2' }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await site.until(page.locator('.builder[data-phase="building"]'));
  };

  const build = async (page: Page, key: string, plot: number): Promise<void> => {
    await page.keyboard.press(key);
    await page.getByRole('button', { name: `Plot ${plot}, empty` }).click();
  };

  test('a friend comes in by the code, and both play the same match', async () => {
    const ada = await site.visit({ name: 'Ada' });
    const grace = await site.visit({ name: 'Grace' });
    const code = await openTable(ada.page);
    expect(code).toMatch(/^[A-Z]{5}$/);
    await grace.page.goto(site.origin);
    await grace.page.getByRole('textbox', { name: /code/ }).fill(code.toLowerCase());
    await grace.page.getByRole('button', { name: 'Join', exact: true }).click();
    await grace.page.getByText('Ada starts the match.').waitFor();
    await ada.page.getByText('Grace', { exact: true }).first().waitFor();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of [ada, grace]) await page.getByRole('button', { name: 'Ready', exact: true }).click();
    for (const { page } of [ada, grace]) await site.until(page.locator('.builder[data-phase="building"]'));
    await build(grace.page, '1', 3);
    await site.pass(HELD_MILLIS);
    await ada.page.getByRole('img', { name: '1 of 4 placed' }).waitFor();
    // A quick word takes no menu: the board stays.
    await grace.page.getByRole('button', { name: 'Say something' }).click();
    await grace.page.getByRole('button', { name: 'Wow!' }).click();
    await ada.page.getByText('Grace: Wow!').waitFor();
    expect(await grace.page.getByRole('region', { name: 'Say something' }).isVisible()).toBe(false);
    // Others see how many, never where.
    expect(await ada.page.getByRole('button', { name: /^Plot \d, empty/ }).count()).toBe(8);
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });

  test('a link seats a friend with one input', async () => {
    const ada = await site.visit({ name: 'Ada' });
    const grace = await site.visit({ name: 'Grace' });
    const code = await openTable(ada.page);
    await grace.page.goto(`${site.origin}/${code.toLowerCase()}`);
    await grace.page.getByText('Ada starts the match.').waitFor();
    await ada.page.getByText('Grace', { exact: true }).first().waitFor();
  });

  test('whoever has no name yet is asked for one first; a name that is changed anywhere is seen by all at once', async () => {
    const ada = await site.visit({ name: 'Ada' });
    const newcomer = await site.visit();
    const code = await openTable(ada.page);
    await newcomer.page.goto(`${site.origin}/${code.toLowerCase()}`);
    await newcomer.page.getByRole('heading', { name: 'What are you called?' }).waitFor();
    const suggested = await newcomer.page.getByRole('textbox', { name: 'Your name' }).inputValue();
    expect(suggested).not.toBe('');
    await newcomer.page.getByRole('button', { name: 'Take a seat' }).click();
    await newcomer.page.getByText('Ada starts the match.').waitFor();
    await ada.page.getByText(suggested, { exact: true }).first().waitFor();
    // At the table.
    await newcomer.page.getByRole('button', { name: `${suggested} You` }).click();
    await newcomer.page.getByRole('button', { name: 'Change your name' }).click();
    await newcomer.page.getByRole('textbox', { name: 'Your name' }).fill('Hedy');
    await newcomer.page.getByRole('button', { name: 'Save' }).click();
    for (const { page } of [ada, newcomer]) await page.getByText('Hedy', { exact: true }).first().waitFor();
    // On the first page, in another tab.
    const home = await newcomer.context.newPage();
    await home.goto(site.origin);
    await home.getByRole('button', { name: 'Your name: Hedy' }).click();
    await home.getByRole('textbox', { name: 'Your name' }).fill('Lamarr');
    await home.getByRole('button', { name: 'Save' }).click();
    for (const { page } of [ada, newcomer]) await page.getByText('Lamarr', { exact: true }).first().waitFor();
    // Known now: the link seats without a question.
    await home.goto(`${site.origin}/${code.toLowerCase()}`);
    await home.getByText('Ada starts the match.').waitFor();
  });

  test('the line is cut and comes back by itself; what was built meanwhile is not lost', async () => {
    const { context, page } = await site.visit();
    await startWithBot(page);
    await build(page, '1', 1);
    await page.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
    await site.pass(HELD_MILLIS);
    await context.setOffline(true);
    const banner = page.getByText('No connection.');
    await site.untilWithoutServer(banner);
    await build(page, '2', 2);
    await page.getByRole('button', { name: 'Plot 2: launch tower' }).waitFor();
    await context.setOffline(false);
    await site.until(banner, 'hidden');
    await site.pass(HELD_MILLIS);
    await page.reload();
    await page.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
    await page.getByRole('button', { name: 'Plot 2: launch tower' }).waitFor();
  });

  test('the server is killed and comes back: the match goes on without a reload', async () => {
    const { context, page } = await site.visit();
    await startWithBot(page);
    await build(page, '1', 1);
    await page.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
    await site.pass(HELD_MILLIS);
    await site.house.kill();
    const banner = page.getByText('No connection.');
    await site.untilWithoutServer(banner);
    await site.house.restart();
    await site.until(banner, 'hidden');
    await build(page, '3', 4);
    await page.getByRole('button', { name: 'Plot 4: observatory' }).waitFor();
    await site.pass(HELD_MILLIS);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
    await second.getByRole('button', { name: 'Plot 4: observatory' }).waitFor();
  });

  test('a big screen in a second tab of the host shows the way in, then the boards', async () => {
    const { context, page } = await site.visit();
    const code = await openTable(page);
    const screen = await context.newPage();
    await screen.setViewportSize({ width: 1920, height: 1080 });
    await screen.goto(`${page.url()}/screen`);
    await screen.getByRole('img', { name: `Code ${[...code].join(' ')}` }).waitFor();
    await screen.getByRole('img', { name: /QR code/ }).waitFor();
    await page.getByRole('button', { name: 'Add bot or a friend, seat 2' }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    await screen.locator('.builder[data-use="screen"]').waitFor();
    expect(await screen.getByRole('button').count()).toBe(0);
  });

  test('the screen of somebody who plays shows the plan at once and how many stand, a watcher neither', async () => {
    const { context, page } = await site.visit();
    await startWithBot(page);
    const screen = await context.newPage();
    await screen.goto(`${page.url()}/screen`);
    await screen.locator('.builder[data-use="screen"][data-phase="building"]').waitFor();
    await build(page, '1', 1);
    await site.pass(HELD_MILLIS);
    await screen.locator('.watched[data-seat="0"]').getByText('1/4').waitFor();
    expect(await screen.locator('.watched').getByText('greenhouse').count()).toBe(0);
    const watcher = await site.visit({ name: 'Grace' });
    await watcher.page.goto(page.url());
    await watcher.page.locator('.builder[data-use="table"][data-phase="waiting"]').waitFor();
    // Whoever only watches has no seat to leave.
    for (const [who, ways] of [
      [page, 1],
      [watcher.page, 0],
    ] as const) {
      await who.getByRole('button', { name: 'Menu' }).click();
      await who.getByRole('heading', { name: 'Players' }).waitFor();
      expect(await who.getByRole('button', { name: 'Leave match' }).count()).toBe(ways);
    }
  });

  test('a planet that was laid; the time for a turn is seen by all, and a bot that plays is called that', async () => {
    const [ada, grace] = [await site.visit({ name: 'Ada' }, DESK), await site.visit({ name: 'Grace' })];
    const pages = [ada.page, grace.page];
    await ada.page.goto(`${site.origin}/games/gravity-superstar/new`);
    await ada.page.locator('.disclosure-summary').first().click();
    await ada.page.getByRole('radio', { name: 'Lay it yourself' }).click();
    const tile = ada.page.getByRole('button', { name: /^Tile 2: side/ });
    await tile.click();
    const label = await tile.getAttribute('aria-label');
    for (const way of [/^Flip/, /^Turn/]) await ada.page.getByRole('button', { name: way }).click();
    expect(await tile.getAttribute('aria-label')).not.toBe(label);
    await ada.page.getByRole('button', { name: /^Tile 1: side/ }).click();
    const open = ada.page.getByRole('button', { name: /^Open this door/ });
    // It may be the open one already.
    if ((await open.getAttribute('aria-disabled')) === null) await open.click();
    await ada.page.getByRole('button', { name: /^Tile 1: .*door open first$/ }).waitFor();
    const laid = await groundIn(ada.page, '.laid-planet');
    await ada.page.getByRole('combobox', { name: 'Time per turn' }).selectOption('15');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await joinByCode(site.origin, ada.page, [grace.page]);
    await ada.page.getByText('Grace', { exact: true }).first().waitFor();
    // Nobody wants to wait fifteen seconds for this.
    await ada.page.evaluate(`fetch('/api' + location.pathname + '/settings', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ turnSeconds: 5 }),
    })`);
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const page of pages) await page.locator('.planet-ground').waitFor();
    // A wide screen shows it turned by a quarter: three more, and it lies as it was laid.
    for (const _ of [1, 2, 3]) await ada.page.keyboard.press('t');
    expect((await groundIn(ada.page, '.planet')) === laid).toBe(true);
    const names = await Promise.all(pages.map((page) => page.getByRole('timer').getAttribute('aria-label')));
    const mover = names.indexOf('Your turn: 5 seconds left');
    const name = ['Ada', 'Grace'][mover];
    expect(names[1 - mover]).toBe(`${name}: 5 seconds left`);
    const screen = await ada.context.newPage();
    await screen.goto(`${ada.page.url()}/screen`);
    await screen.getByRole('timer', { name: `${name}: 5 seconds left` }).waitFor();
    await screen.close();
    const warning = pages[mover]?.getByText('Few seconds are left for your turn. Then a bot plays it.');
    await warning?.waitFor({ state: 'attached' });
    const other = pages[1 - mover] as Page;
    await site.until(other.locator('.toast', { hasText: `A bot played for ${name}.` }));
    await other.getByRole('button', { name: 'Menu' }).click();
    await other.getByRole('list', { name: 'What happened' }).getByText(`A bot played for ${name}.`).first().waitFor();
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });

  test('friendly ends: an unknown code, a table that is gone, a refused request', async () => {
    const { page } = await site.visit();
    await page.goto(`${site.origin}/zuzu`);
    await page.getByRole('heading', { name: 'No such code' }).waitFor();
    await page.goto(`${site.origin}/tables/nothing-here`);
    await page.getByRole('heading', { name: 'Gone' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
    await page.getByRole('textbox', { name: /code/ }).fill('ZUZU');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText('No room has this code. Check the letters.').waitFor();
  });
});
