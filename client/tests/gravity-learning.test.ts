import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CARDS, gravitySuperstar, type Move } from '#games/gravity-superstar';
import { answerTo } from '#games/gravity-superstar/answers';
import { ALONE, begin, PUZZLES, type Puzzle, playAlone, puzzleOfDay } from '#games/gravity-superstar/puzzles';
import { builtClient } from '../build/built-client.ts';
import { choicesOf } from '../src/tables/gravity-superstar/choices.ts';
import { newPage, openBrowser } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const scrolled = `(() => { const s = document.querySelector('.stage'); return s.scrollHeight - s.clientHeight; })()`;

async function openTutorial(page: Page): Promise<void> {
  await page.goto(`${house.origin}/games/gravity-superstar/tutorial`);
  await page.locator('.gravity').waitFor();
}

async function openPuzzles(page: Page): Promise<void> {
  await page.goto(`${house.origin}/games/gravity-superstar/practice`);
  await page.getByRole('heading', { name: 'Puzzles' }).waitFor();
}

/** The keys that choose a card and then one of its moves. */
const LESSON_KEYS = [
  ['1', 'c'],
  ['1', 'b'],
  ['2', 'b'],
  ['3', 'a'],
  ['4', 'a'],
  ['2', 'd'],
  ['1', 'b'],
  ['2', 'd'],
];

describe('the tutorial', () => {
  test('is gone through by keys alone', async () => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: { width: 1440, height: 900 } });
    await openTutorial(page);
    const choose = async ([card, letter]: readonly string[]): Promise<void> => {
      await page.keyboard.press(card ?? '');
      await page.locator(`.move[data-letter="${letter?.toUpperCase()}"]:visible`).waitFor();
      await page.keyboard.press(letter ?? '');
    };
    for (const [index, keys] of LESSON_KEYS.entries()) {
      await page.getByText(`Step ${index + 1} of 8`, { exact: true }).waitFor();
      await choose(keys);
      if (index === 6) {
        await page.getByRole('button', { name: 'Take pink star: makes a pair, 2 points' }).focus();
        await page.keyboard.press('Enter');
      }
      if (index === 7) {
        await page.getByRole('button', { name: /^Go again/ }).waitFor();
        await page.keyboard.press('Space');
        await choose(['1', 'b']);
      }
      await page.locator('.verdict .button:focus', { hasText: 'Go on' }).waitFor();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: 'That is all!' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('says what was wrong by name alone, and lets one try again or take back', async () => {
    const { context, page } = await newPage(browser);
    await openTutorial(page);
    const card = page.getByRole('button', { name: 'Long Jump', exact: true });
    await card.click();
    await page.getByRole('button', { name: /^B: Step left/ }).click();
    await page.getByText('Not quite.').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.click();
    await page.getByRole('button', { name: /^B: Step left/ }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await card.click();
    await page.getByRole('button', { name: /^C: Step right.*takes yellow star/ }).click();
    await page.getByText('Whatever you enter is yours.').first().waitFor();
    await context.close();
  });

  test.each(['pseudo', 'de', 'fr'])('fits a small phone in %s', async (language) => {
    const { context, page } = await newPage(browser, { language }, { viewport: { width: 360, height: 640 } });
    await openTutorial(page);
    for (const [card, letter] of LESSON_KEYS) {
      await page.keyboard.press(card ?? '');
      await page.locator(`.move[data-letter="${letter?.toUpperCase()}"]:visible`).waitFor();
      expect([await page.evaluate(scrolled), await page.evaluate(WIDER_THAN_THE_SCREEN)]).toEqual([0, false]);
      expect(await page.evaluate(CLIPPED)).toEqual([]);
      await page.keyboard.press(letter ?? '');
      const loot = page.locator('.steal-row [data-take="pink"]');
      await page.locator('.verdict, .steal-row, .decide').first().waitFor();
      if ((await loot.count()) > 0) await loot.click();
      if ((await page.locator('.decide').count()) > 0) break;
      await page.locator('.verdict').waitFor();
      expect(await page.evaluate(CLIPPED)).toEqual([]);
      expect(await page.evaluate(scrolled)).toBe(0);
      await page.locator('.verdict .button').first().click();
    }
    await context.close();
  });
});

/** Every move of a line, by keys. */
async function playLine(page: Page, puzzle: Puzzle, line: readonly Move[]): Promise<void> {
  const state = begin(puzzle);
  for (const move of line) {
    const view = gravitySuperstar.view(state, ALONE);
    if ('card' in move) {
      const letter = choicesOf(view, gravitySuperstar.legalMoves(view), move.card).find(
        (one) => one.move === move,
      )?.letter;
      await page.locator(`.card[data-card="${move.card}"]:not([aria-disabled])`).waitFor();
      await page.keyboard.press(String(CARDS.indexOf(move.card) + 1));
      await page.locator(`.way-letter:has-text("${letter}")`).waitFor();
      await page.keyboard.press(letter ?? '');
    } else if (move.type === 'steal') {
      await page.locator(`.steal-row [data-take="${move.take}"]`).click();
    } else {
      await page.locator('.decide').waitFor();
      await page.keyboard.press(move.type === 'replay' ? 'Space' : 'e');
    }
    playAlone(puzzle, state, move, null);
  }
}

describe('the puzzles', () => {
  test('an attempt that falls short may see the best, and try again', async () => {
    const { context, page, errors } = await newPage(browser);
    await openPuzzles(page);
    await page.getByRole('button', { name: 'Puzzle 1, 4 points to win' }).click();
    await page.getByText('No. 1: 0 of 4').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByRole('button', { name: /^Take back 2/ }).click();
    await page.getByText('0 points. The most is 4.').first().waitFor();
    expect(asked).toEqual(['POST /api/puzzles/gravity-superstar/1']);
    await page.getByRole('button', { name: 'Show the best' }).click();
    await page.getByRole('button', { name: 'Watch again' }).waitFor();
    await page.getByRole('button', { name: 'Try it' }).click();
    await playLine(page, PUZZLES[0] as Puzzle, answerTo('1') ?? []);
    await page.getByText('All 4 points: nothing beats that!').first().waitFor();
    await page.getByRole('button', { name: 'Leave practice' }).click();
    await page.getByRole('button', { name: 'Puzzle 1, solved: all 4 points' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('without a line attempts are judged here, and the answer comes when the line is back', async () => {
    const { context, page } = await newPage(browser);
    await openPuzzles(page);
    await page.getByRole('button', { name: 'Puzzle 1, 4 points to win' }).click();
    await page.getByText('No. 1: 0 of 4').waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Take back 2/ }).click();
    await page.getByText('0 points. The most is 4.').first().waitFor();
    await page.getByText('Comes when you are online').waitFor();
    await context.setOffline(false);
    await page.getByText('Comes when you are online').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show the best' }).click();
    await page.getByText('The best: 4 points').first().waitFor();
    await context.close();
  });

  test('the puzzle of the day makes a streak on this device', async () => {
    const { context, page } = await newPage(browser);
    await page.clock.setFixedTime(Date.UTC(2026, 10, 16, 12));
    await openPuzzles(page);
    const today = 20_773;
    await page.evaluate(`localStorage.setItem('starboard.gravity-superstar.puzzles',
      JSON.stringify({ trials: [], days: [${today - 2}, ${today - 1}] }))`);
    await page.reload();
    await page.getByText('2 days in a row').waitFor();
    await page.getByRole('button', { name: 'Today’s puzzle' }).click();
    await page.getByText(/^Today: 0 of/).waitFor();
    const puzzle = puzzleOfDay(today);
    await playLine(page, puzzle, answerTo(puzzle.id) ?? []);
    await page.getByText('nothing beats that!').first().waitFor();
    await page.getByRole('button', { name: 'Leave practice' }).click();
    await page.getByText('3 days in a row').waitFor();
    await page.getByText('Solved! There is a new one tomorrow.').waitFor();
    await context.close();
  });

  test.each(['pseudo', 'de', 'fr'])('fit a small phone in %s', async (language) => {
    const { context, page } = await newPage(browser, { language }, { viewport: { width: 360, height: 640 } });
    await page.goto(`${house.origin}/games/gravity-superstar/practice`);
    await page.locator('.puzzles').waitFor();
    expect([await page.evaluate(WIDER_THAN_THE_SCREEN), await page.evaluate(CLIPPED)]).toEqual([false, []]);
    await page.locator('.puzzle').first().click();
    await page.locator('.controls .button').click();
    await page.locator('.verdict').waitFor();
    expect([await page.evaluate(scrolled), await page.evaluate(CLIPPED)]).toEqual([0, []]);
    await context.close();
  });

  test('no file of the client holds an answer', async () => {
    const bare = (text: string): string => text.replace(/[\s"'`\\]/g, '');
    const files = globSync('**/*.{js,css,html,json,webmanifest}', { cwd: await builtClient() });
    const all = await Promise.all(
      files.map(async (file) => bare(readFileSync(join(await builtClient(), file), 'utf8'))),
    );
    // Positions are there, so answers would be found the same way.
    expect(all.filter((text) => text.includes(bare(JSON.stringify(PUZZLES[35]?.setup)))).length).toBe(1);
    const found = PUZZLES.filter(({ id }) => {
      const line = bare(JSON.stringify(answerTo(id)));
      const wanted = (answerTo(id)?.length ?? 0) > 1 ? line.slice(1, -1) : `${id}:${line}`;
      return all.some((text) => text.includes(wanted));
    });
    expect(found.map(({ id }) => id)).toEqual([]);
  });
});
