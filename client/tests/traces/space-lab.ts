import type { Stretch } from '../frame-trace.ts';
import { bringLabMatch, labMatch } from '../lab-match.ts';

/** Moves after which it is one's own turn with a card in hand, three in the station and four in the Centre. */
const BEGINNING = 50;
const LAID = 3;
/** Milliseconds: as fast as fingers go; cards have landed; the bots have had their turns. */
const STROKE = 250;
const LANDING = 900;
const ROUND = 12_000;

/** A turn of each kind by keys: recruit, reveal and keep, place with preview and everything it brings. */
export const labTurns: Stretch = {
  screen: { viewport: { width: 390, height: 844 } },
  async prepare(page, origin) {
    await bringLabMatch(page, origin, 'lab', labMatch(3, BEGINNING));
    await page.goto(`${origin}/play/lab`);
    await page.locator('.lab-three').waitFor();
    // Cards are painted beforehand, when nobody needs the page.
    await page.waitForTimeout(ROUND / 4);
  },
  async perform(page) {
    const press = async (key: string, pause = STROKE): Promise<void> => {
      await page.keyboard.press(key);
      await page.waitForTimeout(pause);
    };
    await press('c');
    await press('c');
    await press('Enter', ROUND);
    await press('r');
    await press('Enter', LANDING);
    await press('1', ROUND);
    await press('1');
    for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await press(arrow);
    await press('Enter');
    await press('Enter', LANDING);
    // A Project, if there is one to choose; whatever else is left is put off.
    await press('1', LANDING);
    await press('Escape');
    await press('e', LANDING);
  },
  async check(page) {
    const laid = await page.locator('.lab-table .lab-station .lab-piece').count();
    if (laid <= LAID) throw new Error('no card was placed');
  },
};
