/** A real browser, for tests and pictures. */

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const CHROMIUM = process.env.STARBOARD_CHROMIUM ?? '/usr/bin/chromium';
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: QUIET });
}

/** What a person has set before; see the client's settings. */
export interface Preset {
  readonly theme?: string;
  readonly language?: string;
  readonly name?: string;
  readonly motion?: string;
  readonly textSize?: number;
}

export async function newPage(
  browser: Browser,
  preset: Preset = {},
  options: BrowserContextOptions = {},
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly errors: readonly string[] }> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 }, ...options });
  const settings = JSON.stringify({ sound: 'off', motion: 'less', ...preset });
  // Settings changed by hand stay: only a first visit finds these.
  context.setDefaultTimeout(20_000);
  await context.addInitScript(
    `localStorage.getItem('starboard.settings') ?? localStorage.setItem('starboard.settings', ${JSON.stringify(settings)})`,
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { context, page, errors };
}
