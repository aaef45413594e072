import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gather } from './gathering.ts';
import { actByKeys } from './gravity-keys.ts';
import { ASKED } from './gravity-match.ts';
import { lineTo } from './silent-line.ts';
import { useHouse } from './site.ts';

/** A short one, so that little time has to pass. */
const AWAY_SECONDS = 8;
/** Whoever comes back after that finds that a bot has played. */
const LONG_AWAY = 12_000;

describe('a table in turns', () => {
  const site = useHouse();

  /** Everything there is to do until it is the other's turn. */
  const playTurn = async (page: Page): Promise<void> => {
    const others = page.locator('.reserve[data-turn]:not([data-you])');
    const asked = page.locator(ASKED).or(others);
    for (await site.until(asked); (await others.count()) === 0; await site.until(asked)) await actByKeys(page);
  };

  const openTable = async (page: Page): Promise<void> => {
    await page.goto(site.origin);
    const id = await page.evaluate<string>(`fetch('/api/guests', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Ada' }),
    }).then(() => fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'gravity-superstar', seats: 2, awaySeconds: ${AWAY_SECONDS} }),
    })).then((answer) => answer.json()).then(({ id }) => id)`);
    await page.goto(`${site.origin}/tables/${id}`);
  };

  test('undo is offered until somebody else has played; whoever is away is told what happens, and all see what a bot did', async () => {
    const line = await lineTo(site.origin);
    const ada = await site.visit({ name: 'Ada' }, { bypassCSP: true });
    const grace = await site.visit({ name: 'Grace' }, { bypassCSP: true });
    await openTable(ada.page);
    await gather(line.origin, ada.page, { Grace: grace.page });
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of [ada, grace]) await page.locator('.gravity').waitFor();
    for (const { page } of [ada, grace]) await site.until(page.locator('.reserve[data-turn]'));
    const adaBegins = (await ada.page.locator('.reserve[data-turn][data-you]').count()) === 1;
    const [first, second] = adaBegins ? [ada.page, grace.page] : [grace.page, ada.page];
    const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

    await playTurn(first);
    expect([await undo(first).count(), await undo(second).count()]).toEqual([1, 0]);
    await playTurn(second);
    expect([await undo(first).count(), await undo(second).count()]).toEqual([0, 1]);
    // It is Grace's turn.
    if (adaBegins) await playTurn(ada.page);

    line.fallSilent();
    await site.untilWithoutServer(grace.page.getByText(/^No connection\. If you aren’t back by then, a bot plays/));
    line.speakAgain();
    await site.until(grace.page.getByText('No connection.'), 'hidden');

    const graceAt = grace.page.url();
    await grace.page.goto(`${line.origin}/icon.svg`);
    await site.until(ada.page.getByText(/^Grace is away\. A bot plays in \d+ seconds?\.$/));
    await site.pass(LONG_AWAY);
    await site.until(ada.page.locator(ASKED));
    await ada.page.getByText('Grace is away. A bot plays for them until they are back.').waitFor();
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('dialog').getByText('A bot played for Grace.').first().waitFor();
    await grace.page.goto(graceAt);
    await grace.page.locator('.gravity').waitFor();
    await site.until(ada.page.getByText('Grace is away.'), 'hidden');
    expect([...ada.errors, ...grace.errors]).toEqual([]);
    await line.close();
  });
});
