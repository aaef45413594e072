import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { heldClient } from './held-client.ts';
import { useFiles } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'starboard-versions-'));
const site = useFiles(async () => {
  cpSync(await heldClient(), folder, { recursive: true });
  return folder;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Another version lies on the server: the same files under another name. */
function publishNext(): void {
  const file = join(folder, 'service-worker.js');
  const next = readFileSync(file, 'utf8').replace(/"version":"[0-9a-f]{12}"/, '"version":"nextversion1"');
  writeFileSync(file, next);
}

/** Asks the server for news, and waits until what is new lies ready on the device. */
const FETCH_NEXT = `navigator.serviceWorker.ready.then(async (registration) => {
  await registration.update();
  const coming = registration.waiting ?? registration.installing;
  if (coming === null) throw new Error('nothing new');
  if (coming.state === 'installed') return;
  await new Promise((resolve) => coming.addEventListener('statechange', () => { if (coming.state === 'installed') resolve(); }));
})`;

test('a new version waits while a match is on, is taken when wanted, and the match goes on in it', async () => {
  const { page, errors } = await site.visit({}, { serviceWorkers: 'allow' });
  await page.goto(site.origin);
  // Fetched for later once nobody waits for anything else.
  await site.pass(10_000);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await page.getByRole('button', { name: 'Play now: Space Builder' }).click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await site.until(page.locator('.builder[data-phase="building"]'));
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Plot 1, empty' }).click();
  await page.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
  const before = await page.evaluate<readonly string[]>('caches.keys()');
  expect(before).toHaveLength(1);

  publishNext();
  await page.evaluate(FETCH_NEXT);
  // Nothing comes between the player and the match; it goes on in the old version.
  expect(await page.locator('.banner').count()).toBe(0);
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Plot 2, empty' }).click();
  await page.getByRole('button', { name: 'Plot 2: launch tower' }).waitFor();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByText('A new version is ready. Your matches are kept.').waitFor();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  // The page may be gone before its time has passed.
  await Promise.race([reloaded, site.pass(2_000).catch(() => reloaded)]);
  await reloaded;
  await page.getByRole('link', { name: /Space Builder.*Continue/ }).click();
  await page.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
  await page.getByRole('button', { name: 'Plot 2: launch tower' }).waitFor();
  const versions = (): Promise<unknown> => page.evaluate('caches.keys()');
  await expect.poll(versions).toEqual(['starboard-nextversion1']);
  expect(errors).toEqual([]);
});
