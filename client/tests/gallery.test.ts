import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { useFiles } from './site.ts';
import { IS_LONG } from './wearing.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const CLIENT = join(import.meta.dirname, '..');
const ROOMS = ['look', 'shell', 'bowl', 'gravity', 'lab', 'builder'];

/** As it is built; nobody but this test asks for it. */
async function builtGallery(): Promise<string> {
  await build({ configFile: join(CLIENT, 'gallery/vite.config.ts'), logLevel: 'error' });
  return join(CLIENT, 'dist-gallery');
}

const site = useFiles(builtGallery);

async function gallery(query: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await site.visit({ motion: 'system' }, { viewport: { width: 1440, height: 900 }, ...options });
  await page.goto(`${site.origin}/?${query}`);
  await page.locator('.exhibit').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

describe.each(ROOMS)('the %s room', (room) => {
  test.runIf(IS_LONG)('has nothing for axe to find, in any theme', async () => {
    const page = await gallery(`room=${room}`, { reducedMotion: 'reduce' });
    await page.addScriptTag({ path: AXE });
    const found = await page.evaluate(async () => {
      const run: (root: Document) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> = Reflect.get(
        window,
        'axe',
      ).run;
      const { violations } = await run(document);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    });
    expect(found).toEqual([]);
  });

  test('fits a small phone, with targets large enough for thumbs', async () => {
    const page = await gallery(`room=${room}&theme=dark`, { viewport: { width: 360, height: 640 } });
    const { sideways, small } = await page.evaluate(() => {
      const targets = [...document.querySelectorAll('button, a[href], input, select, summary')];
      const tooSmall = targets.filter((target) => {
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
        return width > 0 && (Math.round(width) < 44 || Math.round(height) < 44);
      });
      return {
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        small: tooSmall.map((target) => target.outerHTML.slice(0, 120)),
      };
    });
    expect(small).toEqual([]);
    expect(sideways).toBe(0);
  });
});

describe('with the keyboard alone', () => {
  test('a dialog takes the focus, keeps it, and gives it back', async () => {
    const page = await gallery('room=look&theme=dark');
    const opener = page.getByRole('button', { name: 'Dialog' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Leave the table?' });
    await dialog.waitFor();
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('a menu opens on what is chosen, goes round with arrows, and closes with Escape', async () => {
    const page = await gallery('room=look&theme=dark');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await page.getByRole('button', { name: 'English' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('[role="menuitemradio"]'));
    expect(await focused()).toBe('English');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Deutsch');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Français');
    await page.keyboard.press('Escape');
    await page.getByRole('menu', { name: 'Language' }).waitFor({ state: 'hidden' });
  });

  test('tabs change with arrows', async () => {
    const page = await gallery('room=look&theme=dark');
    await page.getByRole('tab', { name: 'Points' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('tabpanel', { name: 'Unseen' }).getByText('Two cards nobody saw.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Unseen');
  });

  test('a button that is blocked can be reached and says why', async () => {
    const page = await gallery('room=look&theme=dark');
    const finish = page.getByRole('button', { name: 'Finish 3 more to place' });
    await finish.focus();
    expect(await finish.getAttribute('aria-disabled')).toBe('true');
  });

  test('letters typed into a table’s code fill its tiles', async () => {
    const page = await gallery('room=look&theme=dark');
    await page.getByLabel('Table code', { exact: true }).focus();
    await page.keyboard.press('End');
    await page.keyboard.type('mos');
    expect(await page.locator('.code-field').first().locator('.code-tile').allTextContents()).toEqual([
      'L',
      'U',
      'M',
      'O',
      'S',
    ]);
  });
});

describe('a cover', () => {
  const moving = (page: Page) =>
    page.evaluate(
      () => document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().duration !== 0).length,
    );

  test('moves when it is pointed at, and comes to rest', async () => {
    const page = await gallery('room=shell&theme=dark', { reducedMotion: 'no-preference' });
    // It may have come to rest before anybody looks.
    await page.evaluate(() => {
      const moved = (): string => (document.body.dataset.moved = 'yes');
      for (const begun of ['animationstart', 'transitionrun']) document.addEventListener(begun, moved);
    });
    await page.locator('.room-cover').first().hover();
    await page.locator('body[data-moved]').waitFor();
    await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState === 'finished'));
  });

  test('stays still for those who want less motion', async () => {
    const page = await gallery('room=shell&theme=dark', { reducedMotion: 'reduce' });
    await page.locator('.room-cover').first().hover();
    expect(await moving(page)).toBe(0);
  });
});
