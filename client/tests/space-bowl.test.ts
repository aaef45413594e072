import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { axeFindings } from './axe-findings.ts';
import { type BowlMatch, bowlMatch, openMatch, type Playing, type ToBeFound } from './bowl-match.ts';
import { foundByEar, walkToCard } from './bowl-reader.ts';
import { newPage, openBrowser } from './browser.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { type Served, serveFiles } from './static-server.ts';

/** A key under which the first throw leaves something to find, with the joker and without. */
function keyFor(table: Parameters<typeof bowlMatch>[0]): string {
  for (let number = 1; ; number++) {
    const key = number.toString(16).padStart(4, '0').repeat(32);
    let found: ToBeFound | null = null;
    bowlMatch({ ...table, key }, (playing) => {
      playing.throw();
      found = playing.found();
    });
    const { valid, withJoker } = found as unknown as ToBeFound;
    if (valid.length >= 3 && withJoker.length >= 3) return key;
  }
}

const everybodyReady = ({ state, play }: Playing): void => {
  for (let seat = 0; seat < state.seatCount; seat++) play(seat, { type: 'ready' });
};

/** The first calls and chooses, the third follows in vain, the fourth lays the joker. */
function uncovered(playing: Playing): void {
  playing.throw();
  const { valid, withJoker, hopeless } = playing.found();
  const [helped] = withJoker;
  if (valid[0] === undefined || helped === undefined) throw new Error('nothing to find');
  playing.play(0, { type: 'go' });
  playing.play(2, { type: 'follow' });
  playing.play(3, { type: 'joker', position: helped.joker });
  playing.play(0, { type: 'place', position: valid[0] });
  playing.play(2, { type: 'place', position: hopeless });
  playing.play(3, { type: 'place', position: helped.position });
  everybodyReady(playing);
}

function doubted(playing: Playing): void {
  playing.throw();
  playing.play(2, { type: 'doom' });
  playing.play(4, { type: 'follow' });
}

const FIVE = { seats: 5, options: { countdownSeconds: 600, searchSeconds: 600 } };
const EIGHT = { seats: 8, options: { bigGalaxy: true, searchSeconds: 600 } };

const SMALL = `[...document.querySelectorAll('.bowl-actions button, .bowl-joker, .bowl-pass button, .galaxy-card, .bowl-unseen-card')]
  .filter((button) => button.checkVisibility())
  .map((button) => [button.className, Math.round(button.getBoundingClientRect().width), Math.round(button.getBoundingClientRect().height)])
  .filter(([, width, height]) => width < 44 || height < 44).map(String)`;

describe('Space Bowl on one screen', () => {
  let browser: Browser;
  let served: Served;
  let five: string;
  let states: Readonly<Record<string, BowlMatch>>;

  beforeAll(async () => {
    served = await serveFiles(await builtClient());
    browser = await openBrowser();
    five = keyFor(FIVE);
    const eight = keyFor(EIGHT);
    states = {
      first: bowlMatch({ ...FIVE, key: five }, () => undefined),
      search: bowlMatch({ ...FIVE, key: five }, (playing) => playing.throw()),
      doubt: bowlMatch({ ...FIVE, key: five }, doubted),
      uncovered: bowlMatch({ ...FIVE, key: five }, uncovered),
      'big search': bowlMatch({ ...EIGHT, key: eight }, (playing) => playing.throw()),
      'big uncovered': bowlMatch({ ...EIGHT, key: eight }, uncovered),
    };
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  const open = async (page: Page, name: string): Promise<void> => {
    const match = states[name];
    if (match === undefined) throw new Error(`no ${name}`);
    await openMatch(page, served.origin, match);
  };

  test('a match is played to its end by keys alone, heard and never seen', async () => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: { width: 1440, height: 900 } });
    const setup = { scores: [16, 4], captain: 0 };
    const options = { countdownSeconds: 3, placeSeconds: 3, pauseSeconds: 3 };
    const key = keyFor({ seats: 2, options, setup });
    await openMatch(
      page,
      served.origin,
      bowlMatch({ seats: 2, options, setup, key, bots: true }, () => undefined),
    );
    await page.getByRole('button', { name: /^Throw!/ }).waitFor();
    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Go!' }).waitFor();
    const { valid } = await foundByEar(page);
    await page.keyboard.press('g');
    await page.getByText('You call: Go!').first().waitFor({ state: 'attached' });
    await walkToCard(page, valid[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /your choice, secret$/, pressed: true }).waitFor();
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Rematch' }).waitFor({ timeout: 30_000 });
    await page.getByRole('cell', { name: '16' }).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  }, 60_000);

  test('a choice is tapped, changed, and the joker laid by two taps', async () => {
    const { context, page } = await newPage(browser, {}, { hasTouch: true, viewport: { width: 360, height: 640 } });
    await open(page, 'search');
    const { valid, withJoker } = await foundByEar(page);
    const card = (position = '') => page.locator(`[data-position="${position}"]`);
    await card(valid[0]).tap();
    expect(await page.locator('.galaxy-card[aria-pressed="true"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Go!' }).tap();
    await page.getByRole('button', { name: /^I’m sure/ }).waitFor();
    await card(valid[0]).tap();
    await page.locator(`[data-position="${valid[0]}"][aria-pressed="true"]`).waitFor();
    await card(valid[1]).tap();
    await page.locator(`[data-position="${valid[1]}"][aria-pressed="true"]`).waitFor();
    expect(await page.locator('.galaxy-card[aria-pressed="true"]').count()).toBe(1);
    await page.getByRole('button', { name: /^Joker/ }).tap();
    await card(withJoker[0]?.joker).tap();
    await page.getByRole('button', { name: /the joker lies here$/ }).waitFor();
    await context.close();
  });

  test('the uncovered round shows every pattern that is asked for, in words as well', async () => {
    const { context, page } = await newPage(browser);
    await open(page, 'uncovered');
    const rows = page.getByRole('list', { name: 'The round, seat by seat' });
    await page.locator('.fit[data-fits]').waitFor();
    await rows.getByRole('button').nth(4).waitFor();
    expect(await rows.getByRole('button').count()).toBe(5);
    await rows.getByRole('button', { name: /Hubble/ }).click();
    await page.locator('.fit:not([data-fits])').waitFor();
    const unseen = page.getByRole('region', { name: 'Nobody saw' }).getByRole('button');
    const valid = states.uncovered?.state.lastReveal?.valid ?? [];
    expect(await unseen.filter({ hasText: 'valid' }).count()).toBe(valid.length - 1);
    await unseen.first().click();
    await page.locator('.fit[data-fits]').waitFor();
    await context.close();
  });

  test('a phone becomes the controller of a big screen, and points by coordinates', async () => {
    const { context, page } = await newPage(browser, {}, { viewport: { width: 360, height: 640 } });
    await open(page, 'search');
    await page.getByRole('button', { name: 'View and keys' }).click();
    await page.getByRole('switch', { name: 'Controller' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('grid').count()).toBe(0);
    await page.getByRole('button', { name: 'Go!' }).click();
    await page.getByRole('button', { name: /^I’m sure/ }).waitFor();
    await page.getByRole('button', { name: 'B2', exact: true }).click();
    await page.getByRole('button', { name: 'B2', exact: true, pressed: true }).waitFor();
    expect(await page.evaluate(SMALL)).toEqual([]);
    await context.close();
  });

  test('letters come and go with a key, and are on where cards are small', async () => {
    const { context, page } = await newPage(browser, {}, { viewport: { width: 360, height: 640 } });
    await open(page, 'big search');
    expect(await page.locator('.galaxy-letters').count()).toBe(36);
    await page.keyboard.press('l');
    await page.waitForFunction(`document.querySelectorAll('.galaxy-letters').length === 0`);
    await context.close();
  });

  test.each(['search', 'doubt', 'uncovered'])('%s: axe finds nothing in any theme', async (name) => {
    const { context, page } = await newPage(browser);
    await open(page, name);
    await page.locator(name === 'uncovered' ? '.fit' : '.computer[role="img"]').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });

  test.each([
    ['pseudo', ['first', 'search', 'doubt', 'uncovered', 'big search', 'big uncovered']],
    ['de', ['doubt', 'uncovered']],
    ['fr', ['search', 'doubt']],
  ])(
    '%s fits 360 × 640: nothing scrolls, nothing is cut off',
    async (language, names) => {
      const { context, page } = await newPage(browser, { language }, { viewport: { width: 360, height: 640 } });
      for (const name of names) {
        await open(page, name);
        if (name.endsWith('uncovered')) await page.locator('.fit').waitFor();
        const stage = `(() => { const s = document.querySelector('.stage'); return s.scrollHeight - s.clientHeight; })()`;
        expect([name, await page.evaluate(WIDER_THAN_THE_SCREEN), await page.evaluate(stage)]).toEqual([
          name,
          false,
          0,
        ]);
        expect([name, await page.evaluate(CLIPPED)]).toEqual([name, []]);
        expect([name, await page.evaluate(SMALL)]).toEqual([name, []]);
      }
      await context.close();
    },
    60_000,
  );
});
