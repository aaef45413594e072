/**
 * What a browser test stands on: one browser for each worker, pages that are closed by themselves, and time that moves
 * only when the test says so: in the pages, in the workers that run their matches, and at the server.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type BrowserKind, newPage, openBrowser, type Preset } from './browser.ts';
import { heldChance } from './held-chance.ts';
import { heldClient } from './held-client.ts';
import { HELD_CLOCK } from './held-clock.ts';
import { type HeldHouse, openHeldHouse } from './held-house.ts';
import { inTime, PATIENCE } from './in-time.ts';
import { type Served, serveFiles } from './static-server.ts';

/** Shorter than any line may be silent. */
const STEP = 1_000;
/** Longer than anything lasts that is waited for. */
const LONGEST = 600_000;
/** As long as a server holds a move of a game against the clock, where all lines are short, and a little longer. */
export const HELD_MILLIS = 200;
const REPORTS = join(import.meta.dirname, '../../reports/browser');

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong on its first page. */
  readonly errors: readonly string[];
}

export interface Site {
  readonly origin: string;
  /**
   * For the test that asks, or for all of them where it is asked for before. Nothing is fetched for later unless the
   * options allow it: each visit would fetch the whole client.
   */
  visit(preset?: Preset, options?: BrowserContextOptions): Promise<Visit>;
  /** Moves time on, everywhere at once, step by step, and lets everything be done and drawn that is due. */
  pass(millis: number, step?: number): Promise<void>;
  /** What was pressed is answered and drawn; then time moves on until this is to be seen, or no longer. */
  until(sign: Locator, is?: 'visible' | 'hidden'): Promise<void>;
  /** The server is out of reach: time moves on in the pages until this is to be seen. */
  untilWithoutServer(sign: Locator): Promise<void>;
  /** The device's screen goes dark: none of its timers runs, whatever passes elsewhere, until it is woken. */
  sleep(page: Page): Promise<void>;
  wake(page: Page): Promise<void>;
}

export interface HouseSite extends Site {
  readonly house: HeldHouse;
}

const browsers = new Map<BrowserKind, Promise<Browser>>();

/** Started once, and gone with the worker. */
const sharedBrowser = (kind: BrowserKind): Promise<Browser> => {
  const browser = browsers.get(kind) ?? openBrowser(kind);
  browsers.set(kind, browser);
  return browser;
};

/** The client without any server behind it. */
export function useFiles(folder: () => Promise<string> = heldClient): Site {
  let served: Served;
  beforeAll(async () => {
    served = await serveFiles(await folder());
  });
  afterAll(() => served?.close());
  return siteOf(() => served.origin, null, 'quick');
}

/** The whole house. */
export function useHouse({ browser = 'quick' }: { readonly browser?: BrowserKind } = {}): HouseSite {
  let house: HeldHouse;
  beforeAll(async () => {
    house = await openHeldHouse();
  });
  afterAll(() => house?.close());
  const site = siteOf(
    () => house.origin,
    (millis) => house.pass(millis),
    browser,
  );
  return Object.defineProperty(site, 'house', { get: () => house }) as HouseSite;
}

function siteOf(
  originNow: () => string,
  passAtServer: ((millis: number) => Promise<void>) | null,
  kind: BrowserKind,
): Site {
  const lasting = new Set<BrowserContext>();
  const ofTest = new Set<BrowserContext>();
  let isInTest = false;
  let visits = 0;
  beforeEach(() => {
    isInTest = true;
    visits = lasting.size;
  });
  afterEach(async ({ task }) => {
    isInTest = false;
    if (task.result?.state === 'fail') Object.assign(task.meta, { left: await leftBy(contexts(), task.name) });
    for (const context of ofTest) await context.close();
    ofTest.clear();
  });
  afterAll(async () => {
    for (const context of lasting) await context.close();
  });
  const contexts = (): readonly BrowserContext[] => [...lasting, ...ofTest];
  /** With how long each has slept. */
  const asleep = new Map<Page, number>();
  const pages = (): readonly Page[] =>
    contexts().flatMap((context) => context.pages().filter((page) => !asleep.has(page)));
  const everywhere = (program: string): Promise<unknown> =>
    Promise.all(
      pages().map((page) => inTime(page.evaluate(`globalThis.heldClock?.${program}`), `${program} at ${page.url()}`)),
    );
  const hear = (): Promise<unknown> => everywhere('hear()');
  /** From a moment when everything has been heard, to one when everything has. */
  const passHeard = async (millis: number): Promise<void> => {
    for (const [page, slept] of asleep) asleep.set(page, slept + millis);
    if (passAtServer !== null) {
      await inTime(passAtServer(millis), `${millis} ms at the server`);
      await everywhere('hearOn()');
    }
    await everywhere(`pass(${millis})`);
    // What pages send to their own workers is there before time is passed in these again.
    if (passAtServer !== null) await everywhere('hearOn()');
  };
  return {
    get origin() {
      return originNow();
    },
    async visit(preset = {}, options = {}) {
      const visit = await newPage(await sharedBrowser(kind), preset, { serviceWorkers: 'block', ...options });
      const { context } = visit;
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript(HELD_CLOCK);
      await context.addInitScript(heldChance(`visit ${visits++}`));
      await context.tracing.start();
      (isInTest ? ofTest : lasting).add(context);
      return visit;
    },
    async pass(millis, step = STEP) {
      await hear();
      for (let left = millis; left > 0; left -= step) await passHeard(Math.min(step, left));
    },
    async until(sign, is = 'visible') {
      await hear();
      for (let passed = 0; passed < LONGEST; passed += STEP) {
        if ((await sign.first().isVisible()) === (is === 'visible')) return;
        await passHeard(STEP);
      }
      throw new Error(`${sign} was not ${is} in ten minutes`);
    },
    async untilWithoutServer(sign) {
      for (let passed = 0; passed < LONGEST && !(await sign.first().isVisible()); passed += STEP)
        await everywhere(`pass(${STEP})`);
      await sign.first().waitFor();
    },
    async sleep(page) {
      asleep.set(page, 0);
      await page.evaluate(seenAs('hidden', 0));
    },
    async wake(page) {
      const slept = asleep.get(page) ?? 0;
      asleep.delete(page);
      await page.evaluate(seenAs('visible', slept));
    },
  };
}

/** A program that has a page believe that it is looked at, or not. The wall's clock went on while its own stood. */
const seenAs = (state: DocumentVisibilityState, slept: number): string => `(() => {
  const wall = Date.now;
  Date.now = () => wall() + ${slept};
  Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
  Object.defineProperty(document, 'hidden', { value: ${state === 'hidden'}, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
})()`;

/** What a failed test leaves to be looked at: a picture of each page, and traces for `playwright-core show-trace`. */
async function leftBy(contexts: readonly BrowserContext[], name: string): Promise<readonly string[]> {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80));
  const left: string[] = [];
  for (const context of contexts) {
    for (const page of context.pages()) {
      const path = `${file}-${left.length + 1}.png`;
      // A page that has just gone can't be shown.
      await page.screenshot({ path }).then(
        () => left.push(path),
        () => undefined,
      );
    }
    const trace = `${file}-${left.length + 1}.zip`;
    await context.tracing.stop({ path: trace });
    await context.tracing.start();
    left.push(trace);
  }
  return left;
}
