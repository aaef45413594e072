import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CARDS, gravitySuperstar, type Move } from '#games/gravity-superstar';
import { answerTo } from '#games/gravity-superstar/answers';
import { ALONE, begin, PUZZLES, type Puzzle, playAlone, puzzleOfDay } from '#games/gravity-superstar/puzzles';
import { builtClient } from '../build/built-client.ts';
import { choicesOf } from '../src/tables/gravity-superstar/choices.ts';
import { CLIPPED, HIGHER_THAN_THE_STAGE, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { beginTutorial } from './newcomer.ts';
import { useHouse } from './site.ts';

const PHONE = { viewport: { width: 360, height: 640 } } as const;
const LANGUAGES = process.env.PAGES === 'long' ? ['pseudo', 'de', 'fr'] : ['pseudo'];
/** Wider than the screen, higher than the stage, and words that are cut off. */
const NO_OVERFLOW = [false, 0, []];

const site = useHouse();

const overflow = (page: Page): Promise<readonly unknown[]> =>
  Promise.all([WIDER_THAN_THE_SCREEN, HIGHER_THAN_THE_STAGE, CLIPPED].map((look) => page.evaluate(look)));

async function openTutorial(page: Page): Promise<void> {
  await beginTutorial(page, site.origin, 'gravity-superstar');
  await page.locator('.gravity').waitFor();
}

async function openPuzzles(page: Page): Promise<void> {
  await page.goto(`${site.origin}/games/gravity-superstar/practice`);
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
    const { page, errors } = await site.visit({}, { viewport: { width: 1440, height: 900 } });
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
        const take = page.getByRole('button', { name: 'Take pink star: makes a pair, 2 points' });
        await site.until(take.and(page.locator(':not([data-settling])')));
        await take.press('Enter');
      }
      if (index === 7) {
        await site.until(page.getByRole('button', { name: /^Go again/ }));
        await page.keyboard.press('Space');
        await choose(['1', 'b']);
      }
      await site.until(page.locator('.judged .button:focus', { hasText: 'Continue' }));
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: 'That’s it!' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('says what was wrong by name alone, and lets one try again or take back', async () => {
    const { page } = await site.visit();
    await openTutorial(page);
    const card = page.getByRole('button', { name: 'Long Jump', exact: true });
    await card.click();
    await page.getByRole('button', { name: /^B: Step left/ }).click();
    await site.until(page.getByText('Not quite.'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.click();
    await page.getByRole('button', { name: /^B: Step left/ }).click();
    await site.until(page.getByRole('button', { name: 'Try again' }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await card.click();
    await page.getByRole('button', { name: /^C: Step right.*takes yellow star/ }).click();
    await site.until(page.getByText('Whatever you enter is yours.'));
  });

  test.each(LANGUAGES)('fits a small phone in %s', async (language) => {
    const { page } = await site.visit({ language }, PHONE);
    await openTutorial(page);
    for (const [card, letter] of LESSON_KEYS) {
      await page.keyboard.press(card ?? '');
      await page.locator(`.move[data-letter="${letter?.toUpperCase()}"]:visible`).waitFor();
      expect(await overflow(page)).toEqual(NO_OVERFLOW);
      await page.keyboard.press(letter ?? '');
      await site.until(page.locator('.judged, .steal-row .move:not([data-settling]), .decide'));
      if ((await page.locator('.decide').count()) > 0) break;
      const loot = page.locator('.steal-row [data-take="pink"]');
      if ((await loot.count()) > 0) await loot.click();
      await site.until(page.locator('.judged'));
      expect(await overflow(page)).toEqual(NO_OVERFLOW);
      await page.locator('.judged .button').first().click();
    }
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
      await site.until(page.locator(`.card[data-card="${move.card}"]:not([aria-disabled])`));
      await page.keyboard.press(String(CARDS.indexOf(move.card) + 1));
      await page.locator(`.way-letter:has-text("${letter}")`).waitFor();
      await page.keyboard.press(letter ?? '');
    } else if (move.type === 'steal') {
      const loot = page.locator(`.steal-row [data-take="${move.take}"]:not([data-settling])`);
      await site.until(loot);
      await loot.click();
    } else {
      await site.until(page.locator('.decide'));
      await page.keyboard.press(move.type === 'replay' ? 'Space' : 'e');
    }
    playAlone(puzzle, state, move, null);
  }
}

describe('the puzzles', () => {
  test('an attempt that falls short may see the best, and try again', async () => {
    const { page, errors } = await site.visit();
    await openPuzzles(page);
    await page.getByRole('button', { name: 'Puzzle 1, 4 points to win' }).click();
    await page.getByText('No. 1: 0 of 4').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByRole('button', { name: /^Take back 2/ }).click();
    await site.until(page.getByText('0 points. The most is 4.'));
    expect(asked).toEqual(['POST /api/puzzles/gravity-superstar/1']);
    await page.getByRole('button', { name: 'Show solution' }).click();
    await site.until(page.getByRole('button', { name: 'Watch again' }));
    await page.getByRole('button', { name: 'Try it' }).click();
    await playLine(page, PUZZLES[0] as Puzzle, answerTo('1') ?? []);
    await site.until(page.getByText('All 4 points: nothing beats that!'));
    await page.getByRole('button', { name: 'Leave practice' }).click();
    await page.getByRole('button', { name: 'Puzzle 1, solved: all 4 points' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('without a line attempts are judged here, and the answer comes when the line is back', async () => {
    const { context, page } = await site.visit();
    await openPuzzles(page);
    await page.getByRole('button', { name: 'Puzzle 1, 4 points to win' }).click();
    await page.getByText('No. 1: 0 of 4').waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Take back 2/ }).click();
    await site.until(page.getByText('0 points. The most is 4.'));
    await page.getByText('Available when online').waitFor();
    await context.setOffline(false);
    await page.getByText('Available when online').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show solution' }).click();
    await page.getByText('The solution: 4 points').first().waitFor();
  });

  test('the puzzle of the day makes a streak on this device', async () => {
    const { context, page } = await site.visit();
    await context.addInitScript(`Date.now = () => ${Date.UTC(2026, 10, 16, 12)}`);
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
    await site.until(page.getByText('nothing beats that!'));
    await page.getByRole('button', { name: 'Leave practice' }).click();
    await page.getByText('3 days in a row').waitFor();
    await page.getByText('Solved! There is a new one tomorrow.').waitFor();
  });

  test.each(LANGUAGES)('fit a small phone in %s', async (language) => {
    const { page } = await site.visit({ language }, PHONE);
    await page.goto(`${site.origin}/games/gravity-superstar/practice`);
    await page.locator('.puzzles').waitFor();
    expect([await page.evaluate(WIDER_THAN_THE_SCREEN), await page.evaluate(CLIPPED)]).toEqual([false, []]);
    await page.locator('.puzzle').first().click();
    await page.locator('.controls .button').click();
    await site.until(page.locator('.judged'));
    expect(await overflow(page)).toEqual(NO_OVERFLOW);
  });

  test('no file of the client holds an answer', async () => {
    const bare = (text: string): string => text.replace(/[\s"'`\\]/g, '');
    const folder = await builtClient();
    const files = globSync('**/*.{js,css,html,json,webmanifest}', { cwd: folder });
    const all = files.map((file) => bare(readFileSync(join(folder, file), 'utf8')));
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
