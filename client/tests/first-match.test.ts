import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { WrittenRecording } from '#tabletop';
import { nameOf } from '../src/catalogue/name.ts';
import type { Title } from '../src/catalogue/titles.ts';
import { axeFindings } from './axe-findings.ts';
import { bowlMatch, openMatch as openBowl, toBeFound } from './bowl-match.ts';
import { bringMoments } from './builder-match.ts';
import { buildByNames, finishByHolding } from './builder-solver.ts';
import { keptOnDevice } from './device.ts';
import { actByNames } from './gravity-listener.ts';
import { ASKED, nearlyOver, openGravity } from './gravity-match.ts';
import { nearlyOver as nearlyOverLab, openLab } from './lab-match.ts';
import { actIfAsked, ASKED as LAB_ASKED, pointer } from './lab-player.ts';
import { CLIPPED, HIGHER_THAN_THE_STAGE, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { comeToTable, seeOffer } from './newcomer.ts';
import { useHouse, type Visit } from './site.ts';
import { bringStations, reachStation, TAUGHT, type TaughtTitle, taughtStations } from './taught-stations.ts';
import { IS_LONG, LANGUAGES, THEMES, wear } from './wearing.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const [PHONE] = SIZES;
/** Longer than any wait of the rules before a first move, and than any bot thinks. */
const LONG_AGO = 20_000;
const GAMES = TAUGHT.map((title) => ({ title, name: nameOf(title) }));

const site = useHouse();

const newcomer = (): Promise<Visit> => site.visit({ isNew: true, name: 'Otter' }, { viewport: PHONE });

const matchOn = (page: Page): Promise<WrittenRecording> =>
  keptOnDevice(page, new URL(page.url()).pathname.split('/')[2] ?? '');

/** Nothing is cut off or has to be scrolled to. `part`: only words of classes that begin so are looked at. */
async function fits(page: Page, name: string, part = ''): Promise<void> {
  for (const size of IS_LONG ? SIZES : [PHONE]) {
    await page.setViewportSize(size);
    for (const language of IS_LONG ? LANGUAGES : (['en'] as const)) {
      await wear(page, { language });
      const found = {
        clipped: (await page.evaluate<readonly string[]>(CLIPPED)).filter((words) => words.startsWith(part)),
        isWider: await page.evaluate(WIDER_THAN_THE_SCREEN),
        scrolls: await page.evaluate(HIGHER_THAN_THE_STAGE),
      };
      const where = { name, language, width: size.width };
      expect({ ...where, ...found }).toEqual({ ...where, clipped: [], isWider: false, scrolls: 0 });
    }
  }
  await wear(page, { language: 'en' });
  await page.setViewportSize(PHONE);
}

/** What the offer and the hints look like is the same for every game. */
async function findNothing(page: Page, title: Title): Promise<void> {
  if (!IS_LONG && title !== TAUGHT[0]) return;
  expect(await axeFindings(page, IS_LONG ? THEMES : THEMES.slice(0, 1))).toEqual([]);
  await wear(page, { theme: 'dark' });
}

describe.each(GAMES)('the first match of $name', ({ title, name }) => {
  test('waits until one has answered and is ready, teaches, and never asks again', async () => {
    const { page, errors } = await newcomer();
    const nothingHappened = async (): Promise<void> => {
      await site.pass(LONG_AGO);
      expect(await matchOn(page)).toMatchObject({ moves: [], until: 0 });
    };
    await seeOffer(page, site.origin, title);
    const offer = page.getByRole('dialog', { name: `Your first ${name}` });
    await offer.locator(':focus', { hasText: 'Two minutes to learn it' }).waitFor();
    await nothingHappened();
    await fits(page, 'offer');
    await findNothing(page, title);

    await page.keyboard.press('Escape');
    await offer.waitFor({ state: 'hidden' });
    const ready = page.getByRole('button', { name: 'I’m ready' });
    await page.locator('.ready-bar .button:focus', { hasText: 'I’m ready' }).waitFor();
    await nothingHappened();
    await fits(page, 'ready');
    await findNothing(page, title);
    await page.reload();
    await ready.waitFor();

    await ready.click();
    await ready.waitFor({ state: 'hidden' });
    const known = page.getByRole('button', { name: 'Got it' });
    await site.until(known);
    await fits(page, 'hint');
    await findNothing(page, title);
    const strip = page.getByRole('complementary', { name: 'Hint' });
    const first = (await strip.getAttribute('data-hint')) ?? '';
    expect(await strip.getByRole('status').textContent()).toBe(await strip.locator('.hint-words').textContent());
    await known.click();
    await page.locator(`.hint-strip:not([data-hint="${first}"])`).waitFor();
    await page.reload();
    await strip.waitFor();
    expect(await strip.getAttribute('data-hint')).not.toBe(first);
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.getByRole('button', { name: 'No more hints' }).click();
    await strip.waitFor({ state: 'hidden' });
    await comeToTable(page, site.origin, title);
    await page.locator('.stage > :not([aria-busy])').first().waitFor();
    expect(await page.locator('dialog[open], .ready-bar, .hint-strip').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

/** The last moments of a match, by taps, with whatever is said on the way. */
const ENDS: Readonly<Record<TaughtTitle, (page: Page) => Promise<void>>> = {
  async 'space-bowl'(page) {
    const match = bowlMatch({ seats: 2, bots: true, options: { countdownSeconds: 10 } }, (playing) => {
      for (;;) {
        playing.throw();
        const [valid] = playing.found().valid;
        if (valid !== undefined && (playing.state.scores[0] ?? 0) >= 15) return;
        if (valid === undefined) {
          for (const seat of [0, 1]) playing.play(seat, { type: 'ready' });
          continue;
        }
        playing.play(0, { type: 'go' });
        playing.play(0, { type: 'place', position: valid });
        for (const seat of [0, 1]) playing.play(seat, { type: 'ready' });
      }
    });
    await openBowl(page, site.origin, match);
    await page.locator('.hint-strip[data-hint="last"], .hint-strip[data-hint="search"]').waitFor();
    await site.pass(500);
    await page.locator('.bowl-go').click();
    await page.locator(`[data-position="${toBeFound(match.state).valid[0]}"]`).click();
  },
  async 'gravity-superstar'(page) {
    await page.setViewportSize(SIZES[2]);
    await openGravity(page, site.origin, nearlyOver(2, 5));
    await page.locator('.hint-strip[data-hint]').waitFor();
    do await site.until(page.locator(ASKED));
    while (await actByNames(page));
  },
  async 'space-lab'(page) {
    await openLab(page, site.origin, nearlyOverLab(2));
    await page.locator('.hint-strip[data-hint]').waitFor();
    do await site.until(page.locator(LAB_ASKED));
    while ((await actIfAsked(page, pointer)) !== 'is over');
  },
  async 'space-builder'(page) {
    await bringMoments(page, site.origin, ['Ada', 'Grace']);
    await page.goto(`${site.origin}/play/start`);
    await page.locator('.hint-strip[data-hint="eight"]').waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await site.until(page.locator('.builder[data-phase="building"]'));
    await buildByNames(page, (what) => what.click());
    await page.locator('.hint-strip[data-hint="finish"]').waitFor();
    await finishByHolding(page, site.pass);
  },
};

test.each(GAMES)(
  '$name is taught to the end: hints stay out of the way of hands, and go with the match',
  async ({ title }) => {
    const { page, errors } = await newcomer();
    await ENDS[title](page);
    await site.until(page.locator('.end'));
    expect(await page.locator('.hint-strip').count()).toBe(0);
    expect(errors).toEqual([]);
  },
);

/** Each sentence of each language on the narrowest line there is. */
const LONGER = `(() => {
  const words = document.querySelector('.hint-words');
  const lines = (text) => { words.textContent = text; return Math.round(words.offsetHeight / parseFloat(getComputedStyle(words).lineHeight)); };
  return SENTENCES.filter((text) => lines(text) > 2);
})()`;

test('every hint fits on two lines of a small phone, in every language', async () => {
  const { page } = await newcomer();
  await seeOffer(page, site.origin, 'space-bowl');
  await page.keyboard.press('Escape');
  await page.locator('.ready-bar .button').last().click();
  await site.until(page.locator('.hint-known'));
  const tooLong: string[] = [];
  for (const language of LANGUAGES) {
    for (const title of TAUGHT) {
      const words = (await import(`../src/words/${title}-hints/${language}.ts`)) as { readonly default: Words };
      const labels = (await import(`../src/words/${title}/${language}.ts`)) as { readonly default: Words };
      const sentences = Object.entries(words.default)
        .filter(([key]) => key !== 'goal' && key !== 'goal.alone')
        .map(([, text]) => text.replace(/\{(\w+)\}/g, (_, blank: string) => filled(blank, title, labels.default)));
      const long: readonly string[] = await page.evaluate(LONGER.replace('SENTENCES', JSON.stringify(sentences)));
      tooLong.push(...long);
    }
  }
  expect(tooLong).toEqual([]);
});

type Words = Readonly<Record<string, string>>;

/** What stands for a name, a number, or the label of a button or a card. */
function filled(blank: string, title: Title, labels: Words): string {
  if (blank === 'name') return 'Plumb 2';
  if (blank === 'count') return '24';
  const keys = { 'gravity-superstar': [`card.${blank}`, 'decide.replay'], 'space-lab': [blank, `do.${blank}`] };
  const [key = blank] = (title in keys ? keys[title as keyof typeof keys] : [blank]).filter((one) => one in labels);
  return labels[key] ?? blank;
}

test('at a server’s table a newcomer is offered to learn while waiting, keeps the seat, and gets hints in the match', async () => {
  const { page, errors } = await newcomer();
  await page.goto(`${site.origin}/games/space-builder/new`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('New to Space Builder?').waitFor();
  await page.getByRole('button', { name: 'Two minutes to learn it' }).click();
  await page.locator('.coach').waitFor();
  await page.getByRole('button', { name: 'Leave the tutorial' }).click();
  await page.getByRole('button', { name: 'Add bot or a friend, seat 2' }).click();
  await page.getByRole('button', { name: /^Start/ }).click();
  await site.until(page.locator('.hint-strip[data-hint="ready"]'));
  expect(await page.locator('dialog[open], .ready-bar').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('on a game’s page a newcomer finds the tutorial as large as the match, and it begins with the goal', async () => {
  const { page } = await newcomer();
  await page.goto(`${site.origin}/games/space-lab`);
  const [play, learn] = [
    page.getByRole('button', { name: 'Play now' }),
    page.getByRole('link', { name: 'Learn by playing' }),
  ];
  const [wide, alike] = [await play.boundingBox(), await learn.boundingBox()];
  expect([alike?.width, alike?.height]).toEqual([wide?.width, wide?.height]);
  expect((alike?.y ?? 0) + (alike?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  await learn.click();
  await page.getByRole('heading', { name: 'What it is about' }).waitFor();
  await page.getByText('The player with the most points wins.').waitFor();
  await fits(page, 'goal');
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.locator('.coach').waitFor();
});

test('the settings switch hints off and on, and bring them all again', async () => {
  const { page } = await newcomer();
  await page.goto(`${site.origin}/settings`);
  const kept = () => page.evaluate(`JSON.parse(localStorage.getItem('starboard.teaching'))`);
  const hints = page.getByRole('group', { name: 'Hints for beginners' });
  await hints.getByRole('radio', { name: 'Off' }).check({ force: true });
  expect(await kept()).toMatchObject({ hints: false });
  await page.evaluate(`(() => {
    localStorage.setItem('starboard.teaching', JSON.stringify({ hints: false, games: { 'space-lab': { stage: 'ready', marks: { turn: 2 } } } }));
    dispatchEvent(new StorageEvent('storage', { key: 'starboard.teaching' }));
  })()`);
  await page.getByRole('button', { name: 'Start again' }).click();
  expect(await kept()).toEqual({ hints: true, games: { 'space-lab': { stage: 'ready', marks: {} } } });
});

test.runIf(IS_LONG).each(GAMES)(
  'every hint of $name stands where it is said, at every size and in every language',
  async ({ title }) => {
    const { page, errors } = await newcomer();
    const stations = taughtStations(title);
    await bringStations(page, site.origin, stations);
    for (const station of stations) {
      await reachStation(page, site.origin, station);
      // Boards shorten names, and stamp words across themselves, with or without hints.
      await fits(page, station.id, 'hint-');
    }
    expect(errors).toEqual([]);
  },
);
