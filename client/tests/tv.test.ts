import { describe, expect, test } from 'vitest';
import type { TableInfo } from '#protocol';
import { axeFindings } from './axe-findings.ts';
import { unreadableFromAfar } from './from-afar.ts';
import { roomAt } from './hands.ts';
import { codeOf, openRoom, PHONE, playToTheEnd } from './rooms.ts';
import { useHouse } from './site.ts';
import { codeOnTv, TV, tvOf } from './tv.ts';

/** Counts what a page asks for, in a browser that has no screen to keep lit. */
const WAKE_LOCKS = `globalThis.wakeLocks = 0;
Object.defineProperty(navigator, 'wakeLock', {
  value: { request: async () => { globalThis.wakeLocks++; return { release: async () => undefined }; } },
});`;

const SIZES = [
  [1280, 720],
  [1920, 1080],
] as const;

/** Words that go on in the next line of what is found first. */
const BROKEN_WORDS = (selector: string): string => `(() => {
  const text = document.querySelector('${selector}').firstChild;
  const isBroken = ({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  };
  return [...text.data.matchAll(/\\S+/g)].filter(isBroken).map(([word]) => word);
})()`;

/** What is wider than the place it stands in, and so lies upon its neighbour. */
const WIDER_THAN = (selector: string): string => `[...document.querySelectorAll('${selector}')].filter((place) =>
  [...place.children].some((child) => child.getBoundingClientRect().right > place.getBoundingClientRect().right + 1),
).length`;

describe('a TV', () => {
  const site = useHouse();

  test('the host scans what it shows: with one room it is that one’s at once', async () => {
    const tv = await site.visit({}, TV);
    await tv.page.goto(`${site.origin}/tv`);
    const ada = await openRoom(site, { name: 'Ada', game: 'Space Lab' });
    const room = ada.page.url();
    await ada.page.goto(`${site.origin}/tv/${await codeOnTv(tv.page)}`);
    await ada.page.waitForURL(room);
    await site.until(tv.page.locator('.tv-lobby'));
    expect(await codeOf(tv.page)).toBe(await codeOf(ada.page));
    expect([...tv.errors, ...ada.errors]).toEqual([]);
  });

  test('whoever has two rooms is asked which, whoever has none is told to open one; a wrong code is said', async () => {
    const tv = await site.visit({}, TV);
    await tv.page.goto(`${site.origin}/tv`);
    const code = await codeOnTv(tv.page);
    const ada = await openRoom(site, { name: 'Ada', game: 'Space Lab' });
    const second = await ada.context.newPage();
    await second.goto(site.origin);
    await second.getByRole('button', { name: 'Gravity Superstar with friends' }).click();
    await second.getByRole('img', { name: /^Code/ }).waitFor();
    await second.goto(`${site.origin}/tv/${code}`);
    await second.getByRole('heading', { name: 'For which room is the TV?' }).waitFor();
    expect(await axeFindings(second)).toEqual([]);
    await second.getByRole('button', { name: /Gravity Superstar/ }).click();
    await site.until(tv.page.getByRole('heading', { name: 'Gravity Superstar' }));

    const grace = await site.visit({ name: 'Grace' }, PHONE);
    await grace.page.goto(`${site.origin}/tv/${code}`);
    await grace.page.getByText('Open a room first: then scan the TV’s code again.').waitFor();
    expect(await axeFindings(grace.page)).toEqual([]);
    await second.goto(`${site.origin}/tv/bbbbb`);
    await second.getByRole('button', { name: /Space Lab/ }).click();
    await second.getByRole('alert').getByText('No TV shows this code. Check the letters.').waitFor();
    expect([...tv.errors, ...ada.errors, ...grace.errors]).toEqual([]);
  });

  test('it stays lit, shows no code where the host hides it, and is gone when the host takes it away', async () => {
    const ada = await openRoom(site, { name: 'Ada', game: 'Gravity Superstar' });
    const code = await codeOf(ada.page);
    const tv = await site.visit({}, TV);
    await tv.context.addInitScript(WAKE_LOCKS);
    await tv.page.goto(`${site.origin}/tv`);
    await ada.page.getByRole('button', { name: 'TV', exact: true }).click();
    await ada.page.getByRole('textbox', { name: /TV’s code/ }).fill(await codeOnTv(tv.page));
    await ada.page.getByRole('button', { name: 'Connect' }).click();
    await site.until(tv.page.locator('.tv-lobby'));
    expect(await tv.page.evaluate('globalThis.wakeLocks')).toBe(1);
    const shown = async (): Promise<string> => (await tv.page.locator('.tv').innerHTML()).toLowerCase();
    expect(await codeOf(tv.page)).toBe(code);

    await ada.page.getByRole('switch', { name: 'Hide the code on the TV' }).click();
    await tv.page.getByText('Ask the host for the code.').waitFor();
    expect(await shown()).not.toContain(code);
    await ada.page.keyboard.press('Escape');
    await ada.page.getByRole('button', { name: 'Add bot or a friend, seat 2' }).click();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    await site.until(tv.page.locator('.gravity'));
    expect(await shown()).not.toContain(code);

    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByText('Show it on the TV').click();
    await ada.page.getByRole('button', { name: 'Take the TV away' }).click();
    await site.until(tv.page.locator('.tv-unpaired'));
    expect([...tv.errors, ...ada.errors]).toEqual([]);
  });

  test('a remote’s arrows go from button to button, OK presses', async () => {
    const ada = await openRoom(site, { name: 'Ada', game: 'Gravity Superstar' });
    await ada.page.getByRole('button', { name: 'Add bot or a friend, seat 2' }).click();
    const tv = await tvOf(site, ada.page);
    const hasFocus = (name: string): Promise<void> =>
      tv.page.getByRole('button', { name, exact: true }).and(tv.page.locator(':focus')).waitFor();
    await hasFocus('Start');
    await tv.page.keyboard.press('Enter');
    await site.until(tv.page.locator('.gravity'));
    await ada.page.locator('.gravity').waitFor();
    await playToTheEnd(site, [ada]);
    await site.until(tv.page.locator('.tv-results'));
    await hasFocus('Rematch');
    await tv.page.keyboard.press('ArrowRight');
    await hasFocus('Room');
    await tv.page.keyboard.press('Enter');
    await tv.page.locator('.tv-tally').waitFor();
    expect(await tv.page.evaluate(BROKEN_WORDS('.tv-game'))).toEqual([]);
    expect(await unreadableFromAfar(tv.page)).toEqual([]);
    const { match } = (await ada.page.evaluate(
      `fetch('/api/tables/${roomAt(ada.page.url())}').then((answer) => answer.json())`,
    )) as TableInfo;
    await tv.page
      .locator('.tally-game')
      .filter({ hasText: `Gravity Superstar ${match?.outcome?.scores[0]}` })
      .waitFor();
    // Pressed once more by mistake it turns back, and begins no match.
    await hasFocus('Result');
    await tv.page.keyboard.press('Enter');
    await tv.page.locator('.tv-results').waitFor();
    await hasFocus('Room');
    await tv.page.keyboard.press('ArrowDown');
    await hasFocus('Rematch');
    await tv.page.keyboard.press('ArrowUp');
    await hasFocus('Room');
    await tv.page.keyboard.press('ArrowLeft');
    await tv.page.keyboard.press('Enter');
    await site.until(tv.page.locator('.gravity'));
    expect([...tv.errors, ...ada.errors]).toEqual([]);
  });

  test('against the clock a pause is announced, and comes when the round is over', async () => {
    const ada = await openRoom(site, { name: 'Ada', game: 'Space Bowl' });
    await ada.page.getByRole('button', { name: 'Add bot or a friend, seat 2' }).click();
    const tv = await tvOf(site, ada.page);
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    await site.until(ada.page.getByRole('button', { name: 'Throw!' }));
    await site.pass(500);
    await ada.page.getByRole('button', { name: 'Throw!' }).click();
    await site.until(ada.page.getByRole('button', { name: /^Go!/ }));
    // The time left and the room's address stand in one line.
    for (const [width, height] of SIZES) {
      await tv.page.setViewportSize({ width, height });
      const [time, address] = [tv.page.locator('.bowl-clock'), tv.page.locator('.tv-late')];
      const [left, right] = [await time.boundingBox(), await address.boundingBox()];
      expect((left?.x ?? 0) + (left?.width ?? Number.NaN)).toBeLessThan(right?.x ?? 0);
    }
    await ada.page.evaluate(`fetch('/api/tables/${roomAt(ada.page.url())}/pause', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ isPaused: true }),
    })`);
    await ada.page.getByText('The pause comes after this round.').waitFor();
    await tv.page.getByText('Ada pauses after this round.').waitFor();
    expect(await axeFindings(tv.page)).toEqual([]);
    expect(await unreadableFromAfar(tv.page)).toEqual([]);
    await site.until(tv.page.getByText('Ada has paused the match.'));
    expect(await unreadableFromAfar(tv.page)).toEqual([]);
    await tv.page.getByText('Ada pauses after this round.').waitFor({ state: 'detached' });
    await tv.page.keyboard.press('Enter');
    await ada.page.getByText('You have paused the match.').waitFor({ state: 'detached' });
    expect([...tv.errors, ...ada.errors]).toEqual([]);
  });

  test('with a long name every station of Space Lab keeps its place', async () => {
    const ada = await openRoom(site, { name: 'Großmutter Anneliese', game: 'Space Lab' });
    await ada.page.getByRole('button', { name: 'Fill with bots' }).click();
    const tv = await tvOf(site, ada.page);
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    await site.until(tv.page.locator('.lab-watched'));
    await tv.page.getByText('Großmutter Anneliese').first().waitFor();
    for (const [width, height] of SIZES) {
      await tv.page.setViewportSize({ width, height });
      expect([width, await tv.page.evaluate(WIDER_THAN('.lab-watched > li'))]).toEqual([width, 0]);
    }
    expect([...tv.errors, ...ada.errors]).toEqual([]);
  });
});
