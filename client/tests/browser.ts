/** A real browser, and the client as it is shipped. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';

export const CLIENT = join(import.meta.dirname, '..');
export const DIST = join(CLIENT, 'dist');

const CHROMIUM = process.env.STARBOARD_CHROMIUM ?? '/usr/bin/chromium';
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const hasBrowser = (): boolean => existsSync(CHROMIUM);

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: QUIET });
}

export async function buildClient(): Promise<void> {
  await build({ configFile: join(CLIENT, 'vite.config.ts'), logLevel: 'warn' });
}
