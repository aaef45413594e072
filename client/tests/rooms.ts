/** People who meet in a room: a host, friends by its code, and whole matches played by their hands. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { handsOf, roomAt } from './hands.ts';
import type { Site, Visit } from './site.ts';

export const PHONE = { viewport: { width: 360, height: 640 } } as const;

/** As it stands in an address. */
export async function codeOf(page: Page): Promise<string> {
  const label = await page.getByRole('img', { name: /^Code/ }).first().getAttribute('aria-label');
  return (label ?? '').replace(/^Code|\s/g, '').toLowerCase();
}

/** From the first page: one tap. */
export async function openRoom(
  site: Site,
  { name, game }: { readonly name: string; readonly game: string },
): Promise<Visit> {
  const visit = await site.visit({ name }, PHONE);
  await visit.page.goto(site.origin);
  await visit.page.getByRole('button', { name: `${game} with friends` }).click();
  await visit.page.getByRole('img', { name: /^Code/ }).waitFor();
  return visit;
}

/** Somebody new scans the QR code: a name, a button. Counts what they had to do until they are in the room. */
export async function comeByQrCode(
  site: Site,
  { code, name }: { readonly code: string; readonly name: string },
): Promise<Visit> {
  const visit = await site.visit({}, PHONE);
  // As the QR code has it.
  await visit.page.goto(`${site.origin}/${code.toUpperCase()}`);
  let inputs = 0;
  await visit.page.getByRole('textbox', { name: 'Your name' }).fill(name);
  inputs++;
  await visit.page.getByRole('button', { name: 'Take a seat' }).click();
  inputs++;
  await visit.page.waitForURL(/\/tables\//);
  expect(inputs).toBeLessThanOrEqual(2);
  return visit;
}

/** What is on is played to its end by the hands of these people. */
export async function playToTheEnd(site: Site, people: readonly Visit[]): Promise<void> {
  const [first] = people;
  if (first === undefined) throw new Error('nobody plays');
  const letGo = await handsOf(
    people.map(({ context }) => context),
    { origin: site.origin, table: roomAt(first.page.url()) },
  );
  await site.until(first.page.getByRole('button', { name: 'Rematch' }));
  letGo();
}
