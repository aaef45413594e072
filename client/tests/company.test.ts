import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useHouse } from './site.ts';

interface Seen {
  readonly id: string;
  readonly name: string;
}

describe('people and their tables', () => {
  const site = useHouse();

  const asked = async (page: Page, path: string): Promise<unknown> => {
    const answer = await page.request.get(`${site.origin}/api${path}`);
    return answer.json();
  };
  const code = async (page: Page): Promise<string> => {
    const label = await page.getByRole('img', { name: /^Code/ }).getAttribute('aria-label');
    return (label ?? '').replace(/^Code|\s/g, '').toLowerCase();
  };
  const say = async (page: Page, how: (page: Page) => Promise<void>): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await how(page);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };

  test('a second device becomes the same person, once, and only when told so', async () => {
    const ada = await site.visit({ name: 'Ada' });
    const other = await site.visit({ name: 'Otter' });
    await ada.page.goto(`${site.origin}/me`);
    const offered = ada.page.waitForResponse((response) => response.url().endsWith('/api/me/link'));
    await ada.page.getByRole('button', { name: 'Add a device' }).click();
    const link = (await (await offered).json()) as { readonly code: string };
    await ada.page.getByRole('img', { name: 'QR code that makes another device yours' }).waitFor();
    await other.page.goto(`${site.origin}/device/${link.code}`);
    await other.page.getByText('It currently plays as Otter.').waitFor();
    await other.page.getByRole('button', { name: 'Yes, that’s me' }).click();
    await other.page.getByText('Welcome back, Ada.').waitFor();
    await other.page.getByRole('button', { name: 'Your name: Ada' }).waitFor();
    const [here, there] = (await Promise.all([asked(ada.page, '/me'), asked(other.page, '/me')])) as [Seen, Seen];
    expect(there).toEqual(here);
    expect(here.name).toBe('Ada');
    await other.page.goto(`${site.origin}/device/${link.code}`);
    await other.page.getByRole('button', { name: 'Yes, that’s me' }).click();
    await other.page.getByRole('alert').getByText('This link no longer works.').waitFor();
  });

  test('the host sets how long the table waits and whether people write; they do, and see who says what', async () => {
    const ada = await site.visit({ name: 'Ada' });
    const grace = await site.visit({ name: 'Grace' });
    await ada.page.goto(`${site.origin}/games/gravity-superstar/new`);
    await ada.page.locator('.new-table summary').click();
    await ada.page.getByRole('switch', { name: 'Text chat' }).click();
    await ada.page.getByRole('switch', { name: 'Spectators' }).click();
    await ada.page.getByRole('combobox', { name: 'Time per turn' }).selectOption('5 minutes');
    await ada.page.getByRole('combobox', { name: 'When somebody is away' }).selectOption('The table waits');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await grace.page.goto(`${site.origin}/${await code(ada.page)}`);
    await ada.page.getByText('Grace', { exact: true }).first().waitFor();
    const id = ada.page.url().split('/').at(-1);
    expect(await asked(ada.page, `/tables/${id}`)).toMatchObject({
      settings: { listed: false, freeText: true, spectators: false, turnSeconds: 300, awaySeconds: null },
    });
    // Those who don't own the table see its settings and can't change them.
    await grace.page.getByRole('button', { name: 'Options' }).click();
    expect(await grace.page.getByRole('combobox', { name: 'Time per turn' }).isDisabled()).toBe(true);
    await grace.page.getByRole('button', { name: 'Close' }).click();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of [ada, grace]) await page.locator('.gravity').waitFor();
    await say(grace.page, async (page) => {
      await page.getByRole('textbox', { name: 'Your message' }).fill('  <b>Hello\u200b</b>  Ada ');
      await page.getByRole('button', { name: 'Send' }).click();
    });
    await ada.page.getByRole('status').getByText('Grace: <b>Hello </b> Ada').waitFor();
    await say(ada.page, (page) => page.getByRole('button', { name: 'Bravo!' }).click());
    const bubble = grace.page.locator('.bubble[data-kind="reaction"]', { hasText: 'Ada: Bravo!' });
    await bubble.locator('svg').waitFor();
    expect(await bubble.getAttribute('data-placed')).toBe('');
    await say(ada.page, (page) => page.getByRole('button', { name: 'Good luck!' }).click());
    await grace.page.getByRole('status').getByText('Ada: Good luck!').waitFor();
    // Bubbles go; what was said can be read again. Whoever leaves is named, and who takes over.
    await grace.page.getByRole('button', { name: 'Menu' }).click();
    const said = grace.page.getByRole('list', { name: 'Said so far' }).getByRole('listitem');
    expect(await said.allTextContents()).toEqual(['Ada: Good luck!', 'Ada: Bravo!', 'Grace: <b>Hello </b> Ada']);
    await grace.page.getByRole('button', { name: 'Leave match' }).click();
    await site.pass(500);
    await grace.page.getByRole('button', { name: 'Yes, leave' }).click();
    await ada.page.getByText(/^Grace has left\. .+, a bot, takes over\.$/).waitFor();
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });

  test('where the host has not allowed it there is no box to write into; bots have faces, names and a character', async () => {
    const { page } = await site.visit();
    await page.goto(`${site.origin}/games/space-lab/new`);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Fill with bots' }).click();
    await page.getByRole('button', { name: 'Ivo Rookie' }).click();
    await page.getByText('Fills the station with whoever knocks first.').waitFor();
    await page.getByRole('radio', { name: 'Master' }).check();
    await page.getByRole('heading', { name: 'Vega' }).waitFor();
    await page.getByText('Has read every project, yours included.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Bravo!' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Your message' }).count()).toBe(0);
  });
});
