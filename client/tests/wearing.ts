/** Another language or theme on a page that stands, as when it is changed in another tab. */

import type { Page } from 'playwright-core';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export const THEMES = ['dark', 'light', 'contrast'] as const;

/** `PAGES=long` looks at everything in every language and theme. */
export const IS_LONG = process.env.PAGES === 'long';

/** Whose words must fit: those of the pseudo-language are longer than any other's. */
export const FITTED: readonly string[] = IS_LONG ? ['pseudo', ...LANGUAGES] : ['pseudo'];

/** The pseudo-language fills its words up with this sign. */
const PSEUDO = '~';

interface Wish {
  readonly theme?: string;
  readonly language?: string;
}

/** Waits until the page wears it. */
export async function wear(page: Page, changed: Wish): Promise<void> {
  await setWish(page, changed);
  const { theme, language } = changed;
  if (theme !== undefined) await page.locator(`html[data-theme="${theme}"]`).waitFor();
  if (language === 'pseudo') await page.locator('body', { hasText: PSEUDO }).waitFor();
  else if (language !== undefined)
    await page.locator(`html[lang="${language}"] body`, { hasNotText: PSEUDO }).waitFor();
  // Letters on cards are another language's too.
  await page.locator('.stage > [aria-busy]').waitFor({ state: 'detached' });
}

/** For the pages to come: what has been said on this one stays as it was said. */
export async function setWish(page: Page, changed: Wish): Promise<void> {
  await page.evaluate(`(() => {
    const key = 'starboard.settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, ...${JSON.stringify(changed)} }));
    dispatchEvent(new StorageEvent('storage', { key }));
  })()`);
}
