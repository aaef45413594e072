/** A program of somebody else's attends; a host gives it a seat by its name. */

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PythonBot } from '#server/trials/python';
import { axeFindings } from './axe-findings.ts';
import { ROOT } from './house.ts';
import { PATIENCE } from './in-time.ts';
import { useHouse } from './site.ts';
import { LANGUAGES, wear } from './wearing.ts';

const GAME = 'gravity-superstar';
const NAMES = ['Deep Thought', 'Marvin'] as const;
/** Where pictures go, when they are wanted. */
const { PICTURES } = process.env;

/** Marks a page that has read who is here, and drawn it: only the page itself knows when that is. */
const MARK_NAMES_READ = `{
  const { json } = Response.prototype;
  Response.prototype.json = async function () {
    const read = await json.call(this);
    if (this.url.includes('/api/bots?')) setTimeout(() => document.body.setAttribute('data-names-read', ''));
    return read;
  };
}`;

describe('bots by others', () => {
  const site = useHouse();
  const bots: PythonBot[] = [];
  afterEach(async () => {
    for (const bot of bots.splice(0)) {
      bot.process.kill();
      await bot.said.catch(() => undefined);
    }
  });

  /** Let in while the server is down, as it reads who they are when it starts. */
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    await site.house.kill();
    for (const name of NAMES) {
      const added = ['bots', 'add', name, '--games', GAME, '--data', site.house.data, '--json'];
      // Nothing else is done here meanwhile, not even noticing that the test's own time is over.
      const how = { encoding: 'utf8', timeout: PATIENCE } as const;
      const out = execFileSync(process.execPath, [join(ROOT, 'cli/starboard.mjs'), ...added], how);
      tokens.set(name, (JSON.parse(out) as { readonly token: string }).token);
    }
    await site.house.restart();
  });

  const attends = async (name: string): Promise<void> => {
    const bot = PythonBot.start([site.origin, '--token', tokens.get(name) ?? '', '--pause', '0']);
    bots.push(bot);
    // One that gave up says why, and so does one that tries for too long.
    const tooLong = setTimeout(() => bot.process.kill(), PATIENCE);
    const said = await Promise.race([once(bot.process.stdout, 'data'), bot.said]);
    clearTimeout(tooLong);
    expect(JSON.parse(String(said))).toEqual({ type: 'attending', name, games: [GAME] });
  };

  const picture = async (page: Page, name: string): Promise<void> => {
    if (PICTURES === undefined) return;
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `${name}.png`) });
  };

  const openTable = async (page: Page): Promise<void> => {
    await page.addInitScript(MARK_NAMES_READ);
    await page.goto(`${site.origin}/games/${GAME}/new`);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('body[data-names-read]').waitFor({ state: 'attached' });
  };

  test('with none here one tap on an open seat adds a bot of the house', async () => {
    const { page, errors } = await site.visit({ name: 'Ada' });
    await openTable(page);
    await page.getByRole('button', { name: 'Add bot or a friend, seat 2' }).click();
    await page.getByRole('button', { name: 'Add bot or a friend, seat 2' }).waitFor({ state: 'detached' });
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test.each([
    [NAMES[0], 360, 640],
    [NAMES[1], 1440, 900],
  ])('a host picks %s by its name under Add bot at %d × %d, and plays against it', async (name, width, height) => {
    await attends(name);
    const { page, errors } = await site.visit({ name: 'Ada' }, { viewport: { width, height } });
    await openTable(page);
    await page.getByRole('button', { name: 'Add bot or a friend, seat 2' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Bots by others' }).getByRole('button', { name }).waitFor();
    expect(await dialog.getByRole('group', { name: 'Bots of the house' }).getByRole('button').count()).toBe(5);
    expect(await axeFindings(page)).toEqual([]);
    for (const language of [...LANGUAGES].reverse()) {
      await wear(page, { theme: 'dark', language });
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(inner).toBeLessThanOrEqual(outer ?? 0);
      await picture(page, `choose-${language}-${width}`);
    }
    await dialog.getByRole('button', { name }).click();
    await page.getByRole('button', { name: `${name} Bot by somebody else` }).waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await picture(page, `seated-${width}`);
    expect(await axeFindings(page)).toEqual([]);
    // The house's own are a tap away, too.
    const next = page.getByRole('button', { name: /^Add bot or a friend/ }).first();
    if (await next.isVisible()) {
      await next.click();
      await dialog.getByRole('button', { name: 'Rookie' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: /^Start/ }).click();
    await site.until(page.locator('.stage'));
    await page.getByText(name).first().waitFor();
    await picture(page, `match-${width}`);
    expect(errors).toEqual([]);
  });
});
