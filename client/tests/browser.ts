/** A real browser, for tests and pictures. */

import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { GAME_IDS } from '#games';

/** Debian's two Chromiums: the one without windows draws the same in a third less processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_CHROMIUM = '/usr/bin/chromium';
const { STARBOARD_CHROMIUM } = process.env;

/** Those that would do, the best first. */
export const CHROMIUMS: readonly string[] =
  STARBOARD_CHROMIUM === undefined ? [HEADLESS_SHELL, WHOLE_CHROMIUM] : [STARBOARD_CHROMIUM];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The one without windows shows no notices, whatever it is allowed to. */
export const WHOLE_CHROMIUMS: readonly string[] =
  STARBOARD_CHROMIUM === undefined ? [WHOLE_CHROMIUM] : [STARBOARD_CHROMIUM];

export type BrowserKind = 'quick' | 'whole';

export function openBrowser(kind: BrowserKind = 'quick'): Promise<Browser> {
  const wanted = kind === 'whole' ? WHOLE_CHROMIUMS : CHROMIUMS;
  const executablePath = wanted.find(existsSync);
  if (executablePath === undefined) throw new Error(`there is no Chromium at ${wanted.join(' or ')}`);
  return chromium.launch({ executablePath, args: QUIET });
}

/** What a person has set before; see the client's settings. */
export interface Preset {
  readonly theme?: string;
  readonly language?: string;
  readonly name?: string;
  readonly motion?: string;
  readonly textSize?: number;
  /** Has never played here: is asked whether to learn a game first, and gets hints. */
  readonly isNew?: boolean;
}

/** Has played everything before, and wants no hints. */
const OLD_HAND = JSON.stringify({
  hints: false,
  games: Object.fromEntries(GAME_IDS.map((title) => [title, { stage: 'ready', marks: {} }])),
});

/**
 * What was changed by hand stays: only a first visit finds this. A page that could not be loaded keeps nothing, and that
 * is no fault of the client's.
 */
const kept = (name: string, value: string): string =>
  `try { localStorage.getItem('${name}') ?? localStorage.setItem('${name}', ${JSON.stringify(value)}); } catch {}`;

export async function newPage(
  browser: Browser,
  { isNew = false, ...preset }: Preset = {},
  options: BrowserContextOptions = {},
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly errors: readonly string[] }> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 }, ...options });
  const settings = JSON.stringify({ sound: 'off', motion: 'less', ...preset });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(kept('starboard.settings', settings));
  if (!isNew) await context.addInitScript(kept('starboard.teaching', OLD_HAND));
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { context, page, errors };
}

/** How to wait for something that comes with time. */
export type Until = (sign: Locator) => Promise<void>;

/** Where time passes by itself. */
export const waitedFor: Until = (sign) => sign.first().waitFor();
