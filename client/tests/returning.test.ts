/** Coming back to a table in turns: what happened since, one's own notes, and what one planned. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameId } from '#games';
import { axeFindings } from './axe-findings.ts';
import { HIGHER_THAN_THE_STAGE, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { openReturning, type ReturningTable } from './returning-table.ts';
import { useHouse } from './site.ts';

const PHONE = { viewport: { width: 360, height: 640 }, bypassCSP: true };
const BOARD = { 'gravity-superstar': '.gravity', 'space-lab': '.lab-space' } as const;
type Played = keyof typeof BOARD;
const GAMES: readonly Played[] = ['gravity-superstar', 'space-lab'];

/** The first card to the first place it can go to. */
const choose: Readonly<Record<Played, (page: Page) => Promise<void>>> = {
  async 'gravity-superstar'(page) {
    await page.locator('.card:not([aria-disabled])').first().click();
    await page.locator('.moves .move').first().click();
  },
  async 'space-lab'(page) {
    await page.locator('.lab-hand-card[data-state="idle"]').first().click();
    await page.locator('.lab-open').first().click();
    await page.locator('.lab-confirm').click();
  },
};

describe('coming back', () => {
  const site = useHouse();
  const open = async (game: GameId & Played, preset: object = {}) => {
    const ada = await site.visit({ name: 'Ada', ...preset }, PHONE);
    const table = await openReturning(site, ada, game);
    return { ada, table, page: ada.page };
  };
  const look = async (page: Page, table: ReturningTable, game: Played): Promise<void> => {
    await page.goto(table.address);
    await site.until(page.locator(BOARD[game]));
  };
  const skip = (page: Page) => page.getByRole('button', { name: 'Skip', exact: true }).and(page.locator('.playback *'));

  test.each(GAMES)(
    '%s: what happened since is played back when the page is opened anew, and can be skipped',
    async (game) => {
      const { ada, table, page } = await open(game, { motion: 'full' });
      await table.untilTurnOf(table.grace.seat);
      await look(page, table, game);
      await site.pass(1_000);
      expect(await page.locator('.playback').count()).toBe(0);
      await page.goto(`${site.origin}/icon.svg`);
      await table.playTurn();
      await page.goto(table.address);
      await site.until(page.getByText(/^Since you were here: .*Grace/));
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(HIGHER_THAN_THE_STAGE)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await page.locator('.playback').waitFor({ state: 'detached' });
      // By itself it ends too, and is not shown twice.
      await page.reload();
      await site.until(page.locator(BOARD[game]));
      await site.pass(3_000);
      expect(await page.locator('.playback').count()).toBe(0);
      expect(ada.errors).toEqual([]);
      table.leave();
    },
  );

  test('after sleep it is shown again, ends by itself, and then the board can be used', async () => {
    const { ada, table, page } = await open('gravity-superstar', { motion: 'full' });
    await table.untilTurnOf(table.grace.seat);
    await look(page, table, 'gravity-superstar');
    await site.pass(1_000);
    await site.sleep(page);
    await site.pass(40_000);
    await table.playTurn();
    await site.wake(page);
    await site.until(page.getByText(/^Since you were here: /));
    await site.until(page.locator('.playback'), 'hidden');
    await site.until(page.locator('.gravity .cards:not([data-asleep]) .card'));
    expect(ada.errors).toEqual([]);
    table.leave();
  });

  test.each(GAMES)('%s: who wants less motion reads it', async (game) => {
    const { ada, table, page } = await open(game);
    await table.untilTurnOf(table.grace.seat);
    await look(page, table, game);
    await site.pass(1_000);
    await page.goto(`${site.origin}/icon.svg`);
    await table.playTurn();
    await page.goto(table.address);
    const dialog = page.getByRole('dialog', { name: 'Since you were here' });
    await site.until(dialog);
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(0);
    expect(await dialog.textContent()).toContain('Grace');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Go on playing' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await skip(page).count()).toBe(0);
    expect(ada.errors).toEqual([]);
    table.leave();
  });

  test.each(GAMES)('%s: notes are saved by themselves, and are nobody else’s', async (game) => {
    const { ada, table, page } = await open(game);
    await look(page, table, game);
    const openNotes = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'My notes' }).click();
      await site.until(page.getByText('Saved', { exact: true }));
    };
    await openNotes();
    const text = page.getByRole('textbox', { name: 'Only you can read this, on all your devices.' });
    await text.fill('Grace likes doors.\nWatch the left one.');
    await page.getByText('Saving …').waitFor();
    await site.until(page.getByText('Saved', { exact: true }));
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(WIDER_THAN_THE_SCREEN)).toBe(false);
    await page.reload();
    await site.until(page.locator(BOARD[game]));
    await openNotes();
    expect(await text.inputValue()).toBe('Grace likes doors.\nWatch the left one.');
    expect(await table.graceAsGuest.must(`/api/tables/${table.id}/note`)).toEqual({ text: '' });
    expect(ada.errors).toEqual([]);
    table.leave();
  });

  test.each(GAMES)('%s: a plan waits, is seen to wait, and is played when its turn comes', async (game) => {
    const { ada, table, page } = await open(game);
    // With a card in hand.
    for (let turns = 0; turns < 2; turns++) {
      await table.untilTurnOf(table.ada.seat);
      await table.untilTurnOf(table.grace.seat);
    }
    await look(page, table, game);
    await site.until(page.getByRole('button', { name: 'Plan my next move' }));
    await page.getByRole('button', { name: 'Plan my next move' }).click();
    await page.getByText('Not your turn yet: choose what to play then.').waitFor();
    expect(await page.evaluate(HIGHER_THAN_THE_STAGE)).toBeLessThanOrEqual(0);
    await choose[game](page);
    const dialog = page.getByRole('dialog', { name: 'Play this at your next turn?' });
    await site.until(dialog);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Play this if nothing changes' }).click();
    await site.until(page.getByRole('button', { name: 'My plan waits' }));
    const plan = table.planOf();
    expect(plan?.end).toBe(null);
    // Thought again: forgotten, and made once more.
    await page.getByRole('button', { name: 'My plan waits' }).click();
    await page.getByRole('button', { name: 'Forget the plan' }).click();
    await site.until(page.getByRole('button', { name: 'Plan my next move' }));
    await page.getByRole('button', { name: 'Plan my next move' }).click();
    await choose[game](page);
    await dialog.getByRole('button', { name: 'Play this if nothing changes' }).click();
    await site.until(page.getByRole('button', { name: 'My plan waits' }));
    expect(await axeFindings(page)).toEqual([]);
    const waiting = table.planOf();
    if (waiting === null) throw new Error('no plan waits');
    const isAround = await table.playAround(waiting);
    await site.until(page.getByText(isAround ? 'Your plan was played for you.' : /^Your plan was dropped: /));
    expect(isAround).toBe(true);
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await page.getByText('Your plan was played for you.').waitFor({ state: 'detached' });
    expect(table.turn()).not.toBe(null);
    expect(ada.errors).toEqual([]);
    table.leave();
  });
});
