/** Whoever looks after the server opens its page of figures. */

import { describe, expect, test } from 'vitest';
import { HELD_TOKEN } from '#server/trials/processes/messages';
import { useHouse } from './site.ts';

describe('the page of figures', () => {
  const site = useHouse();

  test('asks once with a token that is wrong, and again and again with the right one', async () => {
    const { page, errors } = await site.visit();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/status')) asked++;
    });
    await page.goto(`${site.origin}/status#not-the-token-at-all`);
    await page.getByText('That is not the token.').waitFor();
    // Else it would be guessing: twelve wrong ones keep the right one out, too.
    await site.pass(120_000, 10_000);
    expect(asked).toBe(1);
    await page.getByRole('textbox', { name: 'Operator token' }).fill(HELD_TOKEN);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.locator('.status-charts canvas').first().waitFor();
    await site.pass(20_000, 10_000);
    expect(asked).toBeGreaterThan(2);
    // It stays with this tab, and stands in no address.
    expect(new URL(page.url()).hash).toBe('');
    await page.reload();
    await page.locator('.status-charts canvas').first().waitFor();
    expect(errors).toEqual([]);
  });
});
