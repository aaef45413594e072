import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { buildByNames, finishByHolding, finishByKeys } from './builder-solver.ts';
import { CLIPPED, HIGHER_THAN_THE_STAGE, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { useHouse } from './site.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

describe('challenges', () => {
  const site = useHouse();

  /** By pressing what is to be seen; where it then is. */
  async function made(page: Page, game: string): Promise<string> {
    await page.goto(`${site.origin}/challenges`);
    await page.getByRole('radio', { name: game }).check();
    for (const _ of [1, 2])
      await page.getByRole('group', { name: 'Rounds' }).getByRole('button', { name: 'Fewer' }).click();
    await page.getByRole('button', { name: 'Make the challenge' }).click();
    await page.getByRole('button', { name: 'Start round 1' }).waitFor();
    return page.url();
  }

  async function fits(page: Page): Promise<void> {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await page.evaluate(WIDER_THAN_THE_SCREEN), `${size.width}`).toBe(false);
      expect(await page.evaluate(CLIPPED), `${size.width}`).toEqual([]);
    }
  }

  async function build(page: Page, pause: number): Promise<void> {
    await page.getByRole('button', { name: 'Start round 1' }).click();
    await page.getByRole('list', { name: /^Plan; the Base is/ }).waitFor({ state: 'attached' });
    await site.pass(pause);
    await buildByNames(page, (what) => what.click());
  }

  test('two build the same plan at different times, and see together who was faster', async () => {
    const ada = await site.visit({ name: 'Ada' });
    const address = await made(ada.page, 'Space Builder');
    await fits(ada.page);
    expect(await axeFindings(ada.page)).toEqual([]);
    await build(ada.page, 4_000);
    for (const size of SIZES) {
      await ada.page.setViewportSize(size);
      expect(await ada.page.evaluate(HIGHER_THAN_THE_STAGE), `${size.height}`).toBeLessThanOrEqual(0);
    }
    expect(await axeFindings(ada.page)).toEqual([]);
    await finishByHolding(ada.page, (millis) => site.pass(millis));
    await ada.page.getByText('Everything is right.').first().waitFor();
    await ada.page.getByRole('button', { name: 'Done' }).waitFor();
    await site.pass(1_000);
    await ada.page.getByRole('button', { name: 'Done' }).click();
    await ada.page.getByText('You have played!').waitFor();

    const grace = await site.visit({ name: 'Grace' });
    await grace.page.goto(address);
    await grace.page.getByRole('button', { name: 'Start round 1' }).waitFor();
    expect(await grace.page.getByText('Ada').count()).toBe(1);
    await build(grace.page, 9_000);
    await finishByKeys(grace.page, (millis) => site.pass(millis));
    await site.pass(1_000);
    await grace.page.getByRole('button', { name: 'Done' }).click();
    await grace.page.getByRole('heading', { name: 'Ada wins' }).waitFor();

    await site.until(ada.page.getByRole('heading', { name: 'You win!' }));
    await fits(ada.page);
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.page.getByRole('link', { name: 'Watch round 1 together' }).click();
    const moments = ada.page.getByRole('region', { name: 'Everybody’s moments' });
    await moments.waitFor();
    expect(await moments.textContent()).toMatch(/Ada finished after 4\.\d s.*Grace was stopped|Grace needed/);
    expect(await axeFindings(ada.page)).toEqual([]);
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });

  test('with equal points the page says what decided', async () => {
    const people = [await site.visit({ name: 'Ada' }), await site.visit({ name: 'Grace' })] as const;
    const address = await made(people[0].page, 'Space Bowl');
    // Both call and point at nothing: the same for both, and the captain has the card.
    for (const { page } of people) {
      await page.goto(address);
      await page.getByRole('button', { name: 'Start round 1' }).click();
      await page.getByRole('grid').waitFor();
      await site.pass(2_000);
      await page.keyboard.press('g');
      await site.until(page.getByRole('button', { name: 'Done' }));
      await site.pass(1_000);
      await page.getByRole('button', { name: 'Done' }).click();
    }
    const { page, errors } = people[1];
    await page.getByRole('heading', { name: 'Ada wins' }).waitFor();
    await page.getByText('Equal points: the cards won decide.').waitFor();
    await fits(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a throw is found by keys; its clock runs on for whoever goes away, and who comes back goes on', async () => {
    const { page, errors } = await site.visit({ name: 'Emmy' });
    await made(page, 'Space Bowl');
    await page.getByRole('button', { name: 'Start round 1' }).press('Enter');
    await page.getByRole('grid').waitFor();
    await site.pass(3_000);
    expect(await axeFindings(page)).toEqual([]);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await page.evaluate(HIGHER_THAN_THE_STAGE), `${size.height}`).toBeLessThanOrEqual(0);
      expect(await page.evaluate(CLIPPED), `${size.width}`).toEqual([]);
    }
    await page.reload();
    await page.getByRole('button', { name: 'Back to round 1' }).click();
    await page.getByRole('grid').waitFor();
    await site.pass(2_000);
    await page.keyboard.press('g');
    await page.getByText('Point at your card.').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page
      .getByText(/^Your card: B1/)
      .first()
      .waitFor();
    await site.until(page.getByText(/^Called after 5\.\d s/));
    expect(await axeFindings(page)).toEqual([]);
    await fits(page);
    await site.pass(1_000);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('You have played!').waitFor();
    await page.goto(site.origin);
    await page.getByRole('link', { name: /^Challenges/ }).click();
    await page.getByText('Waiting for others').waitFor();
    await fits(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
