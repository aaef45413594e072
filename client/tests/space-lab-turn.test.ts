import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { labCard, previewPlacement, type State, spaceLab } from '#games/space-lab';
import { SETTLES } from '../src/look/settling.ts';
import { type LabMatch, momentOf, openLab } from './lab-match.ts';
import { useFiles } from './site.ts';

const mine = ({ turn, phase }: State): boolean => turn === 0 && phase === 'turn';
const inHand = ({ seats }: State): number => (seats[0]?.shown.length ?? 0) + (seats[0]?.hidden.length ?? 0);

/** Somewhere a card can be placed that draws nothing, and brings points. */
function quietPlacement({ state }: LabMatch): {
  readonly card: string;
  readonly slot: string;
  readonly points: number;
} {
  const view = spaceLab.view(state, 0);
  for (const offer of spaceLab.legalMoves(view)) {
    if (offer.type !== 'place') continue;
    for (const slot of offer.slots) {
      const pay = offer.payWith.slice(0, offer.cost);
      const preview = previewPlacement(view, { type: 'place', card: offer.card, slot, pay });
      if (preview === null || preview.projects.length + preview.labCards.length > 0 || preview.bringsEnd) continue;
      if (preview.scoreChange > 0) return { card: offer.card, slot, points: preview.scoreChange };
    }
  }
  throw new Error('there is no such placement');
}

describe('a turn of Space Lab', () => {
  const site = useFiles();

  const open = async (match: LabMatch): Promise<Page> => {
    const { page, errors } = await site.visit({}, { viewport: { width: 360, height: 640 } });
    onTestFinished(() => expect(errors).toEqual([]));
    await openLab(page, site.origin, match);
    return page;
  };
  const handSize = (page: Page): Promise<number> => page.locator('.lab-hand-card').count();

  test('a group that was recruited can be given back; once cards are turned up there is no way back', async () => {
    const page = await open(momentOf(2, (state) => mine(state) && state.centre.length > 2 && inHand(state) < 3));
    const before = await handSize(page);
    const told = await page.getByRole('list', { name: 'Just now' }).textContent();
    expect(told).toMatch(/^Grace /);
    await page.locator('.lab-tray[aria-disabled="false"]').first().click();
    await page.locator('.lab-confirm').click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.lab-three').waitFor();
    expect(await handSize(page)).toBe(before);
    expect(await page.getByRole('list', { name: 'Just now' }).textContent()).toBe(told);
    await page.getByRole('button', { name: 'Reveal', exact: true }).click();
    await page.getByText('Reveals new cards; can’t be undone').waitFor();
    // Where a button was another has come: twice at once does nothing, and half a second later it does.
    await page.locator('.lab-confirm').click();
    await site.pass(SETTLES);
    expect(await page.getByRole('heading', { name: 'Which crew joins you?' }).count()).toBe(0);
    await page.locator('.lab-confirm').click();
    await page.getByRole('heading', { name: 'Which crew joins you?' }).waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  test('cards that are turned up fly from the pile to where they lie, as large as they lie there', async () => {
    const { page } = await site.visit({ motion: 'full' }, { viewport: { width: 1024, height: 768 } });
    await openLab(
      page,
      site.origin,
      momentOf(2, (state) => mine(state) && inHand(state) < 3),
    );
    await page.getByRole('button', { name: 'Reveal', exact: true }).click();
    await site.pass(SETTLES);
    await page.locator('.lab-confirm').click();
    await site.until(page.locator('.lab-flying').nth(2));
    const widths = (of: string): Promise<readonly number[]> =>
      page.locator(of).evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetWidth));
    expect(await widths('.lab-flying')).toEqual(await widths('.lab-keep-card'));
    await site.until(page.locator('.lab-flying').first(), 'hidden');
  });

  test('every slot says what the card is worth there, and the score grows by exactly that', async () => {
    const match = momentOf(2, (state) => mine(state) && inHand(state) > 4);
    const { card, slot, points } = quietPlacement(match);
    const page = await open(match);
    const score = Number(await page.locator('.lab-score').textContent());
    await page.locator(`[data-card="${card}"]`).click();
    await page.locator(`.lab-open[data-slot="${slot}"][data-worth="+${points}"]`).click();
    await page.locator('.lab-plus', { hasText: new RegExp(`^\\+${points}$`) }).waitFor();
    expect(await page.locator('.lab-hand-card[data-state="pays"]').count()).toBe(labCard(card).cost);
    await page.locator('.lab-confirm').click();
    await page.getByRole('button', { name: `${score + points} points so far. Open the score sheet` }).click();
    const sums = page.locator('.lab-sheet-kind td');
    const kinds = (await sums.allTextContents()).reduce((sum, text) => sum + Number(text), 0);
    expect([kinds, Number(await page.locator('.lab-sheet tfoot td').textContent())]).toEqual([
      score + points,
      score + points,
    ]);
  });

  test('with five cards the table says why only placing is possible, and an empty slot says what it does', async () => {
    const page = await open(momentOf(2, (state) => mine(state) && inHand(state) > 4));
    await page.getByText('With five or more cards in hand, placing is the only action.').waitFor();
    await page.getByRole('button', { name: 'Reveal hand is full' }).waitFor();
    await page.getByRole('button', { name: 'Recruit hand is full' }).waitFor();
    const free = page.getByRole('button', { name: /^Top row, slot \d, free$/ }).first();
    await free.click();
    await page.getByText('a card here draws as many Projects as it costs, and keeps one').waitFor();
  });

  test('what the others did is told in short, can be seen again, and skipped', async () => {
    const page = await open(momentOf(3, (state) => mine(state) && state.centre.length > 2 && inHand(state) < 3));
    const turns = page.getByRole('list', { name: 'Just now' }).getByRole('listitem');
    expect(await turns.count()).toBe(2);
    await page.locator('.lab-tray[aria-disabled="false"]').first().click();
    await page.locator('.lab-confirm').click();
    const again = page.getByRole('button', { name: 'Watch the last turns again' });
    await site.until(page.locator('.lab-three'));
    await again.click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.locator('.lab-three').waitFor();
    expect(await turns.count()).toBe(2);
    for (const [at, name] of ['Grace', 'Hubble'].entries())
      expect(await turns.nth(at).textContent()).toMatch(new RegExp(`^${name} (turns up|recruits|places|passes)`));
  });

  test('in the last round placing is as large as passing', async () => {
    const page = await open(momentOf(3, (state) => mine(state) && (state.caller ?? 0) > 0));
    const box = async (name: RegExp) => await page.locator('.lab-dock').getByRole('button', { name }).boundingBox();
    const [place, pass] = [await box(/^Place/), await box(/^Pass/)];
    expect(place?.width).toBeGreaterThanOrEqual(pass?.width ?? 0);
    expect(place?.height).toBe(pass?.height);
    await page.getByRole('button', { name: /^Place/ }).click();
    await page.locator('.lab-open').first().waitFor();
  });

  test('another station can be enlarged, with the cards in hand that all have seen', async () => {
    const match = momentOf(3, (state) => mine(state) && (state.seats[1]?.shown.length ?? 0) > 1);
    const held = match.state.seats[1]?.shown.length;
    const page = await open(match);
    await page.getByRole('button', { name: /^Grace: .* Enlarge\.$/ }).click();
    await page.getByRole('table', { name: 'Station of Grace' }).waitFor();
    expect(await page.locator('.lab-known-card').count()).toBe(held);
    await page.locator('.lab-known-card').first().click();
    await page.locator('.lab-looked', { hasText: /costs|free/ }).waitFor();
  });

  test('who brings the end is announced to all', async () => {
    const match = momentOf(2, (state) => {
      const laid = state.seats[0]?.station.filter((card) => card !== null).length ?? 0;
      return mine(state) && laid === 9 && inHand(state) > 3 && state.caller === null;
    });
    const page = await open(match);
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    await page.locator('.lab-open').first().click();
    await page.locator('.lab-chip', { hasText: 'triggers the end' }).waitFor();
    await site.pass(SETTLES);
    await page.locator('.lab-confirm').click();
    await page.locator('.last-round').waitFor();
  });
});
