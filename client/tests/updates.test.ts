import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { type Served, serveFiles } from './static-server.ts';

let browser: Browser;
let served: Served;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-versions-'));
  cpSync(await builtClient(), folder, { recursive: true });
  served = await serveFiles(folder);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

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
  const { context, page, errors } = await newPage(browser);
  await page.goto(served.origin);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await page.getByRole('button', { name: 'Play now: Space Builder' }).click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await page.locator('.builder[data-phase="building"]').waitFor();
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
  await page.getByRole('link', { name: 'To the start' }).click();
  await page.getByText('A new version is ready. Your matches stay.').waitFor();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await reloaded;
  await page.getByRole('link', { name: /Space Builder.*Your turn/ }).click();
  await page.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
  await page.getByRole('button', { name: 'Plot 2: launch tower' }).waitFor();
  expect(await page.evaluate('caches.keys()')).toEqual(['starboard-nextversion1']);
  expect(errors).toEqual([]);
  await context.close();
});
