/** A table with a big screen beside it, and somebody who plays with a phone as its controller. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { CLIPPED, HIGHER_THAN_THE_STAGE, WIDER_THAN_THE_SCREEN } from './layout.ts';
import type { HouseSite, Visit } from './site.ts';
import { tvOf } from './tv.ts';
import { LANGUAGES, wear } from './wearing.ts';

const PHONE = { width: 360, height: 640 } as const;

export interface TableWish {
  readonly game: string;
  readonly seats: number;
  readonly options?: object;
}

export interface ControllerTable {
  readonly ada: Visit;
  readonly phone: Page;
  /** A TV that belongs to the room. */
  readonly screen: Page;
}

/** Ada against bots, from the first moment of the match. */
export async function controllerTable(
  site: HouseSite,
  { game, seats, options = {} }: TableWish,
): Promise<ControllerTable> {
  // The house forbids pages to evaluate text; whoever plays here reads them that way.
  const ada = await site.visit({ name: 'Ada' }, { viewport: PHONE, hasTouch: true, bypassCSP: true });
  await ada.context.addInitScript(`localStorage.setItem('starboard.speed', '"fast"')`);
  const phone = ada.page;
  await phone.goto(site.origin);
  const id = await phone.evaluate<string>(`fetch('/api/guests', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Ada' }),
  }).then(() => fetch('/api/tables', {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify({ game, seats, options }))},
  })).then((answer) => answer.json()).then(({ id }) => id)`);
  await phone.goto(`${site.origin}/tables/${id}`);
  await phone.getByRole('button', { name: 'Fill with bots' }).click();
  await phone.getByRole('button', { name: /^Start/ }).click();
  await phone.locator('.stage').waitFor();
  expect(await phone.locator('[data-controller]').count()).toBe(0);
  const tv = await tvOf(site, phone);
  // With a TV in the room a phone is its controller, unless somebody says otherwise.
  await site.until(phone.locator('[data-controller]'));
  return { ada, phone, screen: tv.page };
}

/** By the switch in the menu, as anybody would. */
export async function asController(page: Page, isOn: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Controller', checked: !isOn }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Upright and on their sides. */
const PHONES = [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 640, height: 360 }, PHONE] as const;

/** What can be pressed and lies beyond the screen. */
const OUT_OF_REACH = `[...document.querySelectorAll('main button')]
  .filter((button) => button.checkVisibility({ visibilityProperty: true }))
  .map((button) => ({ button, box: button.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 1 && (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
  .filter(({ button }) => button.closest('.bowl-unseen-cards') === null)
  .map(({ button }) => button.ariaLabel ?? button.textContent)`;

/** Whatever doesn't fit on a phone, in any of the languages, or is no good for those who hear the page. */
export async function controllerFaults(phone: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    await wear(phone, { language });
    for (const size of PHONES) {
      await phone.setViewportSize(size);
      const found = [
        ...((await phone.evaluate(CLIPPED)) as string[]),
        ...((await phone.evaluate(OUT_OF_REACH)) as string[]),
        ...((await phone.evaluate(HIGHER_THAN_THE_STAGE)) === 0 ? [] : ['scrolls']),
        ...((await phone.evaluate(WIDER_THAN_THE_SCREEN)) ? ['too wide'] : []),
      ];
      faults.push(...found.map((fault) => `${language} ${size.width}×${size.height}: ${fault}`));
    }
  }
  await wear(phone, { language: 'en' });
  return [...faults, ...(await axeFindings(phone))];
}
