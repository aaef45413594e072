import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { quickChance } from '#tabletop';
import { drawPuzzle } from '../src/tables/space-bowl/practice/puzzle.ts';
import { axeFindings } from './axe-findings.ts';
import { hear, pointAt, understood, validCards } from './bowl-listener.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { beginTutorial, seeOffer } from './newcomer.ts';
import { useFiles } from './site.ts';
import { FITTED, IS_LONG, THEMES } from './wearing.ts';

const KEPT = 'starboard.space-bowl.practice';
const NO_FAULTS = { clipped: [], wider: false, scrolls: false };
const SCROLLS = 'document.querySelector(".stage")?.scrollHeight > document.querySelector(".stage")?.clientHeight';
const SMALL = { viewport: { width: 360, height: 640 } };

const status = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();

const todayIs = (day: string): string => `Date.now = () => ${Date.parse(day)}`;

describe('Space Bowl alone', () => {
  const site = useFiles();

  const isDrawn = (page: Page): Promise<void> => site.until(page.locator('body'));
  const layoutFaults = async (page: Page): Promise<object> => {
    await isDrawn(page);
    return {
      clipped: await page.evaluate(CLIPPED),
      wider: await page.evaluate(WIDER_THAN_THE_SCREEN),
      scrolls: await page.evaluate(SCROLLS),
    };
  };

  const openPractice = async (page: Page): Promise<void> => {
    await page.goto(`${site.origin}/games/space-bowl/practice`);
    await page.getByRole('button', { name: 'Start' }).waitFor();
  };
  /** All of it at once: chapters out of sight are not laid out by themselves. */
  const openRules = async (page: Page): Promise<void> => {
    await page.goto(`${site.origin}/games/space-bowl/rules`);
    await page.locator('.rules-keys').waitFor();
    await page.evaluate(
      'for (const { style } of document.querySelectorAll(".rules-chapter")) style.contentVisibility = "visible"',
    );
  };
  const choose = (page: Page, name: string): Promise<void> =>
    page.getByRole('radio', { name, exact: true }).check({ force: true });
  const throwBy = async (page: Page, button: string): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await status(page, 'The throw, seen from the disc');
  };
  const start = (page: Page): Promise<void> => throwBy(page, 'Start');
  const throwNext = (page: Page): Promise<void> => throwBy(page, 'Next throw');

  test('the reader understands what it hears', () => {
    const heard = understood(`
      - button "A1: ember and sky"
      - button "B1: ember, prism, and rust; tap here"
      - button "A2: rust"
      - button "B2: sky and ash"
      - img "The throw, seen from the disc: sky 1 right; rust at the disc; ember 1 up, 1 right."`);
    expect(heard.galaxy.get('B1')).toEqual(new Set(['ember', 'prism', 'rust']));
    expect(heard.marbles[2]).toEqual({ planet: 'ember', right: 1, down: -1 });
    expect(validCards(heard)).toEqual(['A2']);
  });

  test('valid cards are found from the accessibility tree alone, at every level and in both galaxies', async () => {
    const { page, errors } = await site.visit();
    await openPractice(page);
    for (const [size, level] of [
      ['5 × 5', 'Easy'],
      ['5 × 5', 'Medium'],
      ['6 × 6', 'Hard'],
    ] as const) {
      await choose(page, size);
      await choose(page, level);
      await start(page);
      for (const inARow of [1, 2]) {
        const [position = 'none'] = validCards(await hear(page));
        await pointAt(page, position);
        await status(page, `${position} is valid.`);
        await status(page, `${inARow} in a row.`);
        if (inARow === 1) await throwNext(page);
      }
      await page.getByRole('button', { name: 'Settings' }).click();
    }
    expect(errors).toEqual([]);
  });

  /** The page's next throw as a match might bring it, with valid cards or without. */
  const loadDice = async (page: Page, isSomethingValid: boolean): Promise<void> => {
    const kind = { isBig: false, level: 'match', variants: [] } as const;
    let seed = 1;
    while (drawPuzzle(kind, quickChance(seed)).solutions.valid.length > 0 !== isSomethingValid) seed++;
    await page.evaluate(`Math.random = () => ${seed} / 2 ** 32`);
  };

  test('as in a match: a card if one is valid, else that there is none; then all that was there', async () => {
    const { page } = await site.visit();
    await openPractice(page);
    await choose(page, 'Match');
    for (const isSomethingValid of [true, false]) {
      await loadDice(page, isSomethingValid);
      await throwBy(page, isSomethingValid ? 'Start' : 'Next throw');
      const valid = validCards(await hear(page));
      const [position] = valid;
      if (position === undefined) await page.keyboard.press('d');
      else await pointAt(page, position);
      await status(page, isSomethingValid ? `${position} is valid.` : 'Right, there is none.');
      await page.getByRole('button', { name: `Valid: ${valid.length}`, exact: true }).waitFor();
      expect(await page.getByRole('button', { name: /; valid$/ }).count()).toBe(valid.length);
      const helped = await page.getByRole('button', { name: /^With joker: / }).getAttribute('aria-label');
      expect(await page.getByRole('button', { name: /; valid with the joker on [A-E][1-5]$/ }).count()).toBe(
        Number(/\d+/.exec(helped ?? '')?.[0]),
      );
    }
  });

  test('a practice run: hints cost, a wrong card breaks the streak, and all of it is kept and drawn', async () => {
    const { page, errors } = await site.visit();
    await openPractice(page);
    await start(page);
    const first = validCards(await hear(page));
    await site.pass(3_000);
    await pointAt(page, first[0] ?? 'none');
    await status(page, '1 in a row.');
    await throwNext(page);

    // A hint narrows what is left, and what is valid is among it.
    const second = validCards(await hear(page));
    await page.getByRole('button', { name: /^Hint/ }).click();
    await status(page, 'It can only be one of the lit cards.');
    expect(await page.getByRole('button', { name: /; ruled out$/ }).count()).toBe(16);
    await site.pass(2_000);
    await pointAt(page, second[0] ?? 'none');
    await status(page, '1 in a row.');
    await page.getByText('with 1 hint').waitFor();
    await throwNext(page);

    const third = await hear(page);
    const wrong = [...third.galaxy.keys()].find((position) => !validCards(third).includes(position)) ?? '';
    await pointAt(page, wrong);
    await status(page, `${wrong} doesn’t fit:`);
    await page.getByText('Not valid').waitFor();
    // Any other card can be looked at afterwards.
    await pointAt(page, validCards(third)[0] ?? '');
    await status(page, `${validCards(third)[0]} fits:`);

    await openPractice(page);
    const rows = page.getByRole('table', { name: 'Seconds of each throw, oldest first' }).getByRole('row');
    expect(await rows.count()).toBe(4);
    expect(await rows.last().textContent()).toContain('wrong');
    const kept = JSON.parse((await page.evaluate(`localStorage.getItem('${KEPT}')`)) as string) as readonly {
      readonly hints: number;
      readonly millis: number;
    }[];
    expect(kept.map(({ hints, millis }) => [hints, millis])).toEqual([
      [0, 3_000],
      [1, 7_000],
      [0, 0],
    ]);

    // Without a clock only the streak goes on.
    await page.getByRole('switch', { name: 'Against the clock' }).click();
    await start(page);
    await page.getByText('No clock').waitFor();
    await pointAt(page, validCards(await hear(page))[0] ?? '');
    await status(page, '1 in a row.');
    await openPractice(page);
    expect(await rows.count()).toBe(4);
    expect(errors).toEqual([]);
  });

  test('the daily throw is the same for everybody, found once, kept, and shared as text', async () => {
    const throws: string[] = [];
    const openToday = async (page: Page): Promise<void> => {
      await openPractice(page);
      await page.getByRole('button', { name: 'Today’s throw' }).click();
      // Three, two, one.
      await page.locator('.count-in').waitFor();
      await site.pass(2_100, 700);
      await status(page, 'The throw, seen from the disc');
    };
    for (const name of ['Emma', 'Lucas']) {
      const { page } = await site.visit({ name }, { permissions: ['clipboard-read', 'clipboard-write'] });
      await page.addInitScript(todayIs('2026-12-24T10:00:00Z'));
      await openToday(page);
      const heard = await hear(page);
      throws.push(JSON.stringify([...heard.galaxy].map(([position, planets]) => [position, ...planets])));
      expect(validCards(heard)).toEqual(['B2']);
      if (name === 'Emma') continue;
      await site.pass(1_500);
      await pointAt(page, 'E5');
      await status(page, 'Not that one: 10 seconds more.');
      // Leaving doesn't stop the clock from having run, nor undo the miss.
      await openToday(page);
      await page.getByRole('button', { name: /^E5: .*; not valid$/ }).waitFor();
      await site.pass(2_000);
      await pointAt(page, 'B2');
      await status(page, /^Found in 13\.5\ss$/);
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByText('Copied: paste it wherever you like.').waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(
        /^Space Bowl, daily throw of 2026-12-24: found in 13\.5\ss, 1 miss, no hint\n🟪🪐\nhttp.*\/games\/space-bowl\/practice$/,
      );
      await openPractice(page);
      await page.getByText('1 miss').waitFor();
      expect(await page.getByRole('button', { name: 'Today’s throw' }).count()).toBe(0);
      await page.addInitScript(todayIs('2026-12-25T00:00:01Z'));
      await openPractice(page);
      await page.getByRole('button', { name: 'Today’s throw' }).waitFor();
      await page.getByText('1 day').waitFor();
    }
    expect(throws[0]).toBe(throws[1]);
  });

  /** From the card that has the focus, or from the first one. */
  const walkTo = async (page: Page, position: string): Promise<void> => {
    await page.keyboard.press('ArrowDown');
    const here = await page.evaluate('document.activeElement?.dataset.position ?? ""');
    const [column = 'A', row = '1'] = String(here);
    const right = position.charCodeAt(0) - column.charCodeAt(0);
    const down = Number(position[1]) - Number(row);
    for (let step = 0; step < Math.abs(right); step++)
      await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let step = 0; step < Math.abs(down); step++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    await page.keyboard.press('Enter');
  };

  test('the tutorial by keyboard alone, offered before a first match, which waits for its end', async () => {
    const { page, errors } = await site.visit({ isNew: true }, { viewport: { width: 1280, height: 800 } });
    await seeOffer(page, site.origin, 'space-bowl');
    const { keyboard } = page;
    await page.getByRole('button', { name: 'Two minutes to learn it' }).press('Enter');
    const step = (number: number) => page.getByText(`Step ${number} of 16`).waitFor();
    await step(1);
    await keyboard.press('t');
    await step(2);
    await keyboard.press('Enter');
    await step(3);
    await walkTo(page, 'B2');
    await step(4);
    await walkTo(page, 'B4');
    await step(5);
    await walkTo(page, 'B1');
    await step(6);
    await walkTo(page, 'C3');
    await status(page, 'Not that one. Missing: sky, 1 right.');
    await walkTo(page, 'D3');
    await step(7);
    await keyboard.press('g');
    await step(8);
    await walkTo(page, 'D3');
    await step(9);
    await keyboard.press('Enter');
    await step(10);
    await keyboard.press('f');
    await step(11);
    await keyboard.press('j');
    await step(12);
    await walkTo(page, 'D2');
    await step(13);
    await walkTo(page, 'D4');
    await step(14);
    await keyboard.press('Enter');
    await step(15);
    await keyboard.press('d');
    await step(16);
    await keyboard.press('r');
    await status(page, 'Pass can’t be taken back.');
    await site.pass(500);
    await keyboard.press('r');
    await page.getByRole('heading', { name: 'That’s it!' }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    await page.locator('.ready-bar .button:focus', { hasText: 'I’m ready' }).waitFor();
    await page.locator('.bowl').waitFor();
    expect(errors).toEqual([]);
  });

  /** By what is on the screen, whatever the language. */
  const LESSON: readonly ((page: Page) => Promise<void>)[] = [
    (page) => page.locator('.computer').click(),
    (page) => page.locator('.alone-actions .button').last().click(),
    ...['B2', 'B4', 'B1', 'C4', 'D3'].map((at) => (page: Page) => page.locator(`[data-position="${at}"]`).click()),
    (page) => page.locator('.lesson-go').click(),
    (page) => page.locator('[data-position="D3"]').click(),
    (page) => page.locator('.alone-actions .button').last().click(),
    (page) => page.locator('.lesson-go').click(),
    (page) => page.locator('.lesson-joker').click(),
    (page) => page.locator('[data-position="D2"]').click(),
    (page) => page.locator('[data-position="D4"]').click(),
    (page) => page.locator('.alone-actions .button').last().click(),
    (page) => page.locator('.lesson-doom').click(),
    async (page) => {
      await page.locator('.alone-actions .button').click();
      await site.pass(500);
      await page.locator('.alone-actions .button').click();
    },
  ];

  test.each(FITTED)('in %s nothing is clipped on a small phone', async (language) => {
    const { page } = await site.visit({ language }, SMALL);
    await beginTutorial(page, site.origin, 'space-bowl');
    await page.locator('.coach').waitFor();
    for (const [number, act] of LESSON.entries()) {
      expect({ step: number, ...(await layoutFaults(page)) }).toEqual({ step: number, ...NO_FAULTS });
      await act(page);
    }
    await page.locator('.lesson-done').waitFor();
    expect(await layoutFaults(page)).toEqual(NO_FAULTS);

    await page.goto(`${site.origin}/games/space-bowl/practice`);
    await page.locator('.bowl-practice').waitFor();
    expect(await page.evaluate(CLIPPED)).toEqual([]);
    await page.locator('.segment').nth(1).click();
    await page.locator('.segment').nth(5).click();
    await page.locator('.bowl-practice-wishes > .button').click();
    await page.locator('.galaxy').waitFor();
    expect(await layoutFaults(page)).toEqual(NO_FAULTS);
    for (let hint = 0; hint < 3; hint++) await page.keyboard.press('h');
    expect(await layoutFaults(page)).toEqual(NO_FAULTS);
    await page.locator('[data-position="A1"]').click();
    await page.locator('.look-back').waitFor();
    expect(await layoutFaults(page)).toEqual(NO_FAULTS);

    await openRules(page);
    expect(await page.evaluate(CLIPPED)).toEqual([]);
    expect(await page.evaluate(WIDER_THAN_THE_SCREEN)).toBe(false);
  });

  test('the rules name keys as they are written on the keyboards of those who read them', async () => {
    const { page } = await site.visit({}, { locale: 'fr-FR' });
    await openRules(page);
    const keys = await page.locator('.rules-keys .keycap').allTextContents();
    expect(keys).toEqual(['← ↑ → ↓', 'Entrée', 'T', 'G', 'D', 'F', 'J', 'R', 'C', 'L', 'Échap']);
  });

  test('axe finds nothing: rules, tutorial, practice before and after', async () => {
    const { page } = await site.visit({}, SMALL);
    const findNothing = async (state: string, themes: readonly string[] = THEMES): Promise<void> => {
      await isDrawn(page);
      const found = await axeFindings(page, IS_LONG ? THEMES : themes);
      expect({ state, found }).toEqual({ state, found: [] });
    };
    await openRules(page);
    await findNothing('rules');
    await beginTutorial(page, site.origin, 'space-bowl');
    await page.locator('.coach').waitFor();
    for (const [number, act] of LESSON.entries()) {
      // The other steps show nothing that these don't, in the same colours.
      if ([0, 7, 13].includes(number)) await findNothing(`step ${number}`);
      if ([1, 4, 8, 9, 16].includes(number)) await findNothing(`step ${number}`, ['dark']);
      await act(page);
    }
    await openPractice(page);
    await findNothing('practice');
    await choose(page, 'Match');
    await start(page);
    await findNothing('searching');
    await pointAt(page, 'C3');
    await page.locator('.look-back').waitFor();
    await findNothing('looking back');
  });
});
