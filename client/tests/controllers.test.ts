import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { foundByEar } from './bowl-reader.ts';
import { buildByNames, finishByHolding, type Press } from './builder-solver.ts';
import { asController, controllerFaults, controllerTable } from './controller-table.ts';
import { unreadableFromAfar } from './from-afar.ts';
import { actByKeys } from './gravity-keys.ts';
import { ASKED as ASKED_IN_GRAVITY } from './gravity-match.ts';
import { ASKED as ASKED_IN_LAB, actIfAsked, pointer } from './lab-player.ts';
import { HELD_MILLIS, useHouse } from './site.ts';
import { LANGUAGES, wear } from './wearing.ts';

const byTouch: Press = (what) => what.tap();

describe('a phone as the controller of a big screen', () => {
  const site = useHouse();
  const end = (page: Page): Locator => page.getByRole('button', { name: 'Rematch' });
  const phase = (page: Page, name: string): Locator => page.locator(`[data-phase="${name}"]`);

  const bothAreFine = async (phone: Page, screen: Page): Promise<void> => {
    expect(await controllerFaults(phone)).toEqual([]);
    expect(await unreadableFromAfar(screen)).toEqual([]);
  };

  test('Gravity Superstar, by touch and keys: the pawn from near, and moves that say where they go', async () => {
    const { ada, phone, screen } = await controllerTable(site, { game: 'gravity-superstar', seats: 2 });
    await site.until(phone.locator(ASKED_IN_GRAVITY));
    await byTouch(phone.locator('.card:not([data-picked])').first());
    await phone.locator('.moves .move').first().waitFor();
    await bothAreFine(phone, screen);
    // What the others have is on the big screen; here it is only heard.
    const clips = phone.locator('.reserve').evaluateAll((all) => all.map((one) => getComputedStyle(one).clipPath));
    expect((await clips).toSorted()).toEqual(['inset(50%)', 'none']);
    do await site.until(phone.locator(ASKED_IN_GRAVITY));
    while ((await actByKeys(phone)) !== 'is over');
    await screen.locator('.tv-results').waitFor();
    expect(ada.errors).toEqual([]);
  });

  test('Space Lab, by touch: slots that a thumb can’t miss', async () => {
    const { ada, phone, screen } = await controllerTable(site, { game: 'space-lab', seats: 2 });
    const open = phone.locator('.lab-open').first();
    const placeable = phone.locator('.lab-table:has(.lab-three) .lab-hand-card[data-state="idle"]');
    let looked = 0;
    for (;;) {
      await site.until(phone.locator(ASKED_IN_LAB));
      if (looked === 0 && (await placeable.count()) > 0) {
        looked++;
        await byTouch(placeable.first());
        await open.waitFor();
        await bothAreFine(phone, screen);
        await phone.keyboard.press('Escape');
        await open.waitFor({ state: 'detached' });
      }
      if ((await actIfAsked(phone, pointer)) === 'is over') break;
    }
    expect(looked).toBeGreaterThan(0);
    await screen.locator('.tv-results').waitFor();
    expect(ada.errors).toEqual([]);
  });

  test('Space Builder, by touch: one’s own city, with the plan beside it', async () => {
    const { ada, phone, screen } = await controllerTable(site, { game: 'space-builder', seats: 2 });
    for (let round = 0; !(await end(phone).isVisible()); round++) {
      await byTouch(phone.getByRole('button', { name: 'Ready', exact: true }));
      await site.until(phase(phone, 'building'));
      if (round === 0) {
        await bothAreFine(phone, screen);
        const [plan, city] = [phone.locator('.builder-plan'), phone.locator('.builder-city')];
        const width = async (what: Locator): Promise<number> => (await what.boundingBox())?.width ?? 0;
        expect(await width(city)).toBeGreaterThan(1.8 * (await width(plan)));
      }
      await buildByNames(phone, byTouch);
      await finishByHolding(phone, site.pass);
      await site.until(phase(phone, 'choosing').or(end(phone)));
      if (await end(phone).isVisible()) break;
      await site.until(phone.locator('.builder-dock:not([inert])'));
      if (round === 0) await bothAreFine(phone, screen);
      await byTouch(phone.getByRole('button', { name: /^Unlock:/ }).first());
    }
    await screen.locator('.tv-results').waitFor();
    expect(ada.errors).toEqual([]);
  });

  const isThrown = async (phone: Page): Promise<boolean> => {
    const go = phone.getByRole('button', { name: 'Go!' });
    const isOver = phase(phone, 'over').or(end(phone));
    const asked = phone.locator('.bowl-throw, .bowl-call[aria-keyshortcuts="H"]');
    await site.until(asked.or(go).or(isOver));
    for (const key of ['h', 't']) await phone.keyboard.press(key);
    await site.until(go.or(isOver));
    return await go.isVisible();
  };

  test('Space Bowl, by touch: coordinates to point with, and the galaxy for those who hear', async () => {
    const options = { sphere: true, rotation: true, countdownSeconds: 5, pauseSeconds: 5, searchSeconds: 30 };
    const { ada, phone, screen } = await controllerTable(site, { game: 'space-bowl', seats: 2, options });
    for (let round = 0; await isThrown(phone); round++) {
      const { valid, hopeless } = await foundByEar(phone, options);
      expect(await phone.locator('.galaxy-picture').count()).toBe(0);
      await byTouch(phone.getByRole('button', { name: 'Go!' }));
      await site.pass(HELD_MILLIS, HELD_MILLIS);
      await byTouch(phone.locator(`[data-position="${valid[0] ?? hopeless}"]`));
      await phone.locator('[data-position][aria-pressed="true"]').waitFor();
      if (round === 0) await bothAreFine(phone, screen);
      await phone.keyboard.press('r');
      await site.until(phase(phone, 'pause').or(phase(phone, 'over')).or(end(phone)));
      if (round > 0) continue;
      await site.until(phone.locator('.bowl-unseen'));
      await bothAreFine(phone, screen);
    }
    await site.until(screen.locator('.tv-results'));
    expect(ada.errors).toEqual([]);
  });

  test.each([
    ['space-bowl', 8],
    ['gravity-superstar', 6],
    ['space-lab', 4],
    ['space-builder', 4],
  ])('a full table of %s, with %i seats, is read from three metres in every language', async (game, seats) => {
    const { phone, screen } = await controllerTable(site, { game, seats });
    // The bots have done something by then.
    await site.pass(20_000);
    for (const language of LANGUAGES) {
      await wear(screen, { language });
      expect([language, ...(await unreadableFromAfar(screen))]).toEqual([language]);
    }
    await wear(screen, { language: 'en' });
    expect(await axeFindings(screen)).toEqual([]);
    expect(await phone.locator('[data-controller]').count()).toBe(1);
  });

  test('the choice is the table’s: it outlives a reload, and another table begins with the whole board', async () => {
    const { phone } = await controllerTable(site, { game: 'gravity-superstar', seats: 2 });
    const controller = phone.locator('.gravity[data-controller]');
    await controller.waitFor();
    await phone.reload();
    await controller.waitFor();
    await asController(phone, false);
    await controller.waitFor({ state: 'detached' });
    await asController(phone, true);
    await phone.goto(site.origin);
    await phone.getByRole('button', { name: 'Play now: Gravity Superstar' }).click();
    await phone.locator('.gravity:not([data-controller])').waitFor();
    await phone.getByRole('button', { name: 'Menu' }).click();
    await phone.getByRole('heading', { name: 'Players' }).waitFor();
    expect(await phone.getByRole('switch', { name: 'Controller' }).count()).toBe(0);
  });
});
