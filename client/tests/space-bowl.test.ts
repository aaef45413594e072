import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { bowlMatch, bringBowlMatches, openMatch, type Playing, sitDown, type ToBeFound } from './bowl-match.ts';
import { foundByEar, walkToCard } from './bowl-reader.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { useFiles } from './site.ts';
import { FITTED, THEMES } from './wearing.ts';

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

const five = { seats: 5, options: { countdownSeconds: 600, searchSeconds: 600 } };
const eight = { seats: 8, options: { bigGalaxy: true, searchSeconds: 600 } };
const FIVE = { ...five, key: keyFor(five) };
const EIGHT = { ...eight, key: keyFor(eight) };

const STATES = {
  first: bowlMatch(FIVE, () => undefined),
  search: bowlMatch(FIVE, (playing) => playing.throw()),
  doubt: bowlMatch(FIVE, doubted),
  uncovered: bowlMatch(FIVE, uncovered),
  'big-search': bowlMatch(EIGHT, (playing) => playing.throw()),
  'big-uncovered': bowlMatch(EIGHT, uncovered),
} as const;
type StateName = keyof typeof STATES;
const ALL = Object.keys(STATES) as readonly StateName[];

/** What is seen last when a state is opened. */
const SIGNS: Readonly<Partial<Record<StateName, string>>> = {
  search: '.computer[role="img"]',
  doubt: '.computer[role="img"]',
  uncovered: '.fit',
  'big-uncovered': '.fit',
};

/** As long as a button that comes where another was takes no press. */
const SETTLES = 500;

/** Two of them, the second a bot: the first throws; or the bot has called, was right, and is captain. */
const two = { seats: 2, options: { searchSeconds: 600 }, bots: true };
const ALONE = {
  first: bowlMatch({ ...two, setup: { captain: 0 } }, () => undefined),
  revealed: bowlMatch({ ...two, setup: { captain: 1 }, key: keyFor({ ...two, setup: { captain: 1 } }) }, (playing) => {
    playing.throw();
    const [valid = 'A1'] = playing.found().valid;
    playing.play(1, { type: 'go' });
    playing.play(1, { type: 'place', position: valid });
    everybodyReady(playing);
  }),
} as const;

const PHONE = { viewport: { width: 360, height: 640 } };

const SMALL = `[...document.querySelectorAll('.bowl-actions button, .bowl-joker, .bowl-pass button, .galaxy-card, .bowl-unseen-card')]
  .filter((button) => button.checkVisibility())
  .map((button) => [button.className, Math.round(button.getBoundingClientRect().width), Math.round(button.getBoundingClientRect().height)])
  .filter(([, width, height]) => width < 44 || height < 44).map(String)`;

describe('Space Bowl on one screen', () => {
  const site = useFiles();

  const look = async (page: Page, name: StateName): Promise<void> => {
    await sitDown(page, site.origin, name);
    await page.locator(SIGNS[name] ?? '.bowl').waitFor();
  };
  const open = async (page: Page, name: StateName): Promise<void> => {
    await bringBowlMatches(page, site.origin, { [name]: STATES[name] });
    await look(page, name);
  };

  test('a match is played to its end by keys alone, heard and never seen', async () => {
    const { page, errors } = await site.visit({}, { viewport: { width: 1440, height: 900 } });
    const setup = { scores: [16, 4], captain: 0 };
    const options = { countdownSeconds: 3, placeSeconds: 3, pauseSeconds: 3 };
    const key = keyFor({ seats: 2, options, setup });
    await openMatch(
      page,
      site.origin,
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
    await site.until(page.getByRole('button', { name: 'Rematch' }));
    await page.getByRole('cell', { name: '16' }).first().waitFor();
    expect(errors).toEqual([]);
  });

  test('a choice is tapped, changed, and the joker laid by two taps', async () => {
    const { page } = await site.visit({}, { ...PHONE, hasTouch: true });
    await open(page, 'search');
    const { valid, withJoker } = await foundByEar(page);
    const card = (position = '') => page.locator(`[data-position="${position}"]`);
    await card(valid[0]).tap();
    expect(await page.locator('.galaxy-card[aria-pressed="true"]').count()).toBe(0);
    await page.locator('.bowl-whisper', { hasText: 'Call Go! first' }).waitFor();
    await site.pass(SETTLES);
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
  });

  test('the uncovered round shows every pattern that is asked for, in words as well', async () => {
    const { page } = await site.visit();
    await open(page, 'uncovered');
    const rows = page.getByRole('list', { name: 'The round, seat by seat' });
    await page.locator('.fit[data-fits]').waitFor();
    await rows.getByRole('button').nth(4).waitFor();
    expect(await rows.getByRole('button').count()).toBe(5);
    await rows.getByRole('button', { name: /Hubble/ }).click();
    await page.locator('.fit:not([data-fits])').waitFor();
    const unseen = page.getByRole('region', { name: 'Nobody saw' }).getByRole('button');
    const valid = STATES.uncovered.state.lastReveal?.valid ?? [];
    expect(await unseen.filter({ hasText: 'valid' }).count()).toBe(valid.length - 1);
    await unseen.first().click();
    await page.locator('.fit[data-fits]').waitFor();
  });

  test('nothing is called or passed by a press that was meant for something else', async () => {
    const { page } = await site.visit({}, PHONE);
    await openMatch(page, site.origin, ALONE.first);
    const button = (name: RegExp | string) => page.getByRole('button', { name });
    await button(/^Throw!/).waitFor();
    await site.pass(SETTLES);
    await button(/^Throw!/).click();
    await button('Go!').waitFor();
    await button('Go!').click();
    await button('We’re all going to die!').click();
    await button('Pass').click();
    await button('Really pass?').click();
    await button('Really pass?').waitFor();
    expect(await page.locator('.bowl').getAttribute('data-phase')).toBe('search');
    await site.pass(SETTLES);
    await button('Go!').click();
    await button(/^I’m sure/).waitFor();
  });

  test('with one tap a card is called and chosen', async () => {
    const { page } = await site.visit({}, PHONE);
    await open(page, 'search');
    await page.getByRole('button', { name: 'View and keys' }).click();
    await page.getByRole('switch', { name: 'One tap calls' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('[data-position="B2"]').click();
    await page.locator('[data-position="B2"][aria-pressed="true"]').waitFor();
    await page.getByRole('button', { name: /^I’m sure/ }).waitFor();
  });

  test('a reveal stays until it was seen, comes back when asked for, and menus stop the clock of a match alone', async () => {
    const { page, errors } = await site.visit({}, { viewport: { width: 1440, height: 900 } });
    await openMatch(page, site.origin, ALONE.revealed);
    await page.locator('.fit').waitFor();
    // A bot is captain, and nothing but people holds it up.
    await site.pass(15_000);
    const seen = page.getByRole('button', { name: /^Seen it!/ });
    await seen.waitFor();
    await seen.click();
    await site.until(page.locator('.bowl[data-phase="search"]'));
    await page.getByRole('button', { name: 'Look at the last round again' }).click();
    const last = page.getByRole('dialog', { name: 'Round 1, once more' });
    await last.locator('.fit').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const clock = page.locator('.bowl-clock');
    const before = await clock.textContent();
    await site.pass(3_000);
    await last.getByRole('button', { name: 'Back to the match' }).click();
    await page.evaluate("document.querySelector('.bowl').dataset.stayed = ''");
    for (const name of ['Rules', 'Settings']) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name }).click();
      const over = page.getByRole('dialog', { name });
      await over.getByRole('heading').nth(1).waitFor();
      await site.pass(3_000);
      await over.getByRole('button', { name: 'Back to the match' }).click();
    }
    expect(await clock.textContent()).toBe(before);
    await page.locator('.bowl[data-stayed]').waitFor();
    expect(errors).toEqual([]);
  });

  test('letters come and go with a key, and are on where cards are small', async () => {
    const { page } = await site.visit({}, PHONE);
    await open(page, 'big-search');
    expect(await page.locator('.galaxy-letters').count()).toBe(36);
    await page.keyboard.press('l');
    await page.locator('.galaxy-letters').first().waitFor({ state: 'detached' });
    expect(await page.locator('.galaxy-letters').count()).toBe(0);
  });

  test('axe finds nothing while searching, doubting and looking back, in any theme', async () => {
    const { page } = await site.visit();
    await bringBowlMatches(page, site.origin, STATES);
    for (const name of ['search', 'doubt', 'uncovered'] as const) {
      await look(page, name);
      expect({ name, found: await axeFindings(page, THEMES) }).toEqual({ name, found: [] });
    }
  });

  test.each(FITTED)('%s fits 360 × 640: nothing scrolls, nothing is cut off', async (language) => {
    const { page } = await site.visit({ language }, PHONE);
    await bringBowlMatches(page, site.origin, STATES);
    for (const name of ALL) {
      await look(page, name);
      const found = {
        isWider: await page.evaluate(WIDER_THAN_THE_SCREEN),
        scrolls: await page.evaluate(
          "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.stage'))",
        ),
        clipped: await page.evaluate(CLIPPED),
        small: await page.evaluate(SMALL),
      };
      expect({ name, ...found }).toEqual({ name, isWider: false, scrolls: 0, clipped: [], small: [] });
    }
  });
});
