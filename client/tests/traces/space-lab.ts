import type { Page } from 'playwright-core';
import { type Move, spaceLab } from '#games/space-lab';
import { RECORDING_FORMAT, type WrittenRecording } from '#tabletop';
import { bringOntoDevice, keptOnDevice } from '../device.ts';
import type { Stretch } from '../frame-trace.ts';

/** Milliseconds: as fast as fingers go; cards have landed; the bots have had their turns. */
const STROKE = 250;
const LANDING = 1_200;
const ROUND = 12_000;

/** The red researcher below the right capsule draws a Project, then two to choose from, and validates the Objective. */
const CARD = 'red-15';
const SLOT = 'b2';
const BEGINNING: WrittenRecording = {
  format: RECORDING_FORMAT,
  game: spaceLab.id,
  rulesVersion: spaceLab.rulesVersion,
  options: { advanced: false },
  players: [{ name: 'Ada' }, { name: 'Grace', bot: 'rookie' }, { name: 'Hubble', bot: 'rookie' }],
  chance: { key: 'cd'.repeat(64) },
  setup: {
    first: 0,
    objectives: [
      ['objective-green-green-red', 'objective-blue-blue-gold', 'objective-gold-gold-red'],
      ['objective-blue-blue-green', 'objective-gold-gold-green', 'objective-red-red-blue'],
      ['objective-red-red-gold', 'objective-green-green-blue', 'objective-gold-gold-blue'],
    ],
    stations: [
      { t2: 'gold-11', m2: 'gold-08', t0: 'red-06' },
      { m1: 'blue-08', t1: 'green-06' },
      { m2: 'green-02', b0: 'red-04' },
    ],
    hands: [[CARD, 'gold-02', 'gold-15'], ['red-02', 'blue-01'], ['blue-03']],
    centre: ['blue-10', 'green-08', 'blue-07', 'gold-05'],
  },
  moves: [],
  until: 0,
};

/** In the order in which the stretch makes them; between them everybody else has their turn. */
const OWN_MOVES = ['place', 'keepProject', 'recruit', 'reveal', 'keep', 'place'] as const;

let slotAt = { x: 0, y: 0 };
let dockAt = { x: 0, y: 0 };

const middleOf = async (page: Page, what: string): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await page.locator(what).first().boundingBox();
  if (box === null) throw new Error(`there is no ${what}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/**
 * A turn of each kind: by taps, a placement with its preview, a Project to choose and a Validation; by keys, recruiting,
 * turning up and keeping, and another placement; with the bots' turns between them.
 */
export const stretch: Stretch = {
  screen: { viewport: { width: 390, height: 844 } },
  async prepare(page, origin) {
    await bringOntoDevice(page, origin, [{ id: 'lab', recording: BEGINNING }]);
    await page.goto(`${origin}/play/lab`);
    await page.locator('.lab-three').waitFor();
    slotAt = await middleOf(page, `[data-slot="${SLOT}"]`);
    dockAt = await middleOf(page, '.lab-dock');
    // Cards are painted beforehand, when nobody needs the page.
    await page.waitForTimeout(ROUND / 4);
  },
  async perform(page) {
    const press = async (key: string, pause = STROKE): Promise<void> => {
      await page.keyboard.press(key);
      await page.waitForTimeout(pause);
    };
    const tap = async ({ x, y }: { readonly x: number; readonly y: number }, pause = STROKE): Promise<void> => {
      await page.mouse.click(x, y);
      await page.waitForTimeout(pause);
    };
    await press('1');
    await tap(slotAt);
    await tap(dockAt, LANDING);
    await press('1', 2 * LANDING);
    await press('e', ROUND);
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
    const { moves } = await keptOnDevice(page, 'lab');
    const made = moves.filter(({ by }) => by === 0).map(({ move }) => (move as Move).type);
    // Where nothing more can be placed a turn ends by itself.
    const deeds = made.filter((move) => move !== 'end');
    if (OWN_MOVES.some((move, at) => deeds[at] !== move))
      throw new Error(`not everything was done: ${made.join(', ')}`);
  },
};
