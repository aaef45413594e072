import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { nearlyOver, openLab } from './lab-match.ts';
import { keys, playOn, pointer } from './lab-player.ts';
import { useFiles } from './site.ts';

describe('Space Lab on one device', () => {
  const site = useFiles();

  /** One by pointer, the other by keys. Yields whose turn it is to take the device, each time it is handed on. */
  async function* handedOn(page: Page): AsyncGenerator<string> {
    let hands = pointer;
    let title = '';
    const takeOver = async (): Promise<void> => {
      title = (await page.locator('.hand-over h1').textContent()) ?? '';
      expect(await page.locator('.lab').count()).toBe(0);
      hands = title === 'Ada’s turn' ? pointer : keys;
      await hands.takeOver(page);
    };
    while (await playOn(page, { ...hands, takeOver }, site.until)) {
      if (title !== '') yield title;
      title = '';
    }
  }

  test('two people begin a match, one by pointer and one by keys, and nobody sees the other’s cards', async () => {
    const { page, errors } = await site.visit({ name: 'Ada' }, { viewport: { width: 360, height: 640 } });
    await page.goto(`${site.origin}/games/space-lab/new`);
    await page.getByRole('radio', { name: 'On this device' }).click();
    const remove = page.getByRole('button', { name: /^Remove player/ });
    while ((await remove.count()) > 0) await remove.last().click();
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByRole('textbox', { name: 'Player 2' }).fill('Grace');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.lab, .hand-over').first().waitFor();
    const seen: string[] = [];
    for await (const title of handedOn(page)) if (seen.push(title) === 4) break;
    expect(new Set(seen)).toEqual(new Set(['Ada’s turn', 'Grace’s turn']));
    expect(errors).toEqual([]);
  });

  test('two people play the last turns and read the result', async () => {
    const { page, errors } = await site.visit({ name: 'Ada' }, { viewport: { width: 360, height: 640 } });
    await openLab(page, site.origin, nearlyOver(2), [0, 1]);
    const seen = new Set<string>();
    for await (const title of handedOn(page)) seen.add(title);
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    expect(seen).toEqual(new Set(['Ada’s turn', 'Grace’s turn']));
    expect(errors).toEqual([]);
  });
});
