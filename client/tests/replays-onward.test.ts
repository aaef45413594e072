import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PICTURE } from '#pictures';
import { axeFindings } from './axe-findings.ts';
import { bringOntoDevice } from './device.ts';
import { joinByCode } from './everybody.ts';
import { finishedMatch } from './finished-match.ts';
import { useHouse } from './site.ts';
import { serveFiles } from './static-server.ts';

const PLAYED = 'played-here';
const DESK = { viewport: { width: 1440, height: 900 } } as const;
const site = useHouse();

async function withMatch() {
  const visit = await site.visit({ name: 'Ada' }, DESK);
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const brought = [{ id: PLAYED, recording: finishedMatch().recording, isFinished: true }];
  await bringOntoDevice(visit.page, site.origin, brought);
  return visit;
}

/** A page of somebody else's with these addresses in frames: of another site than the server's, or of the same. */
async function framing(addresses: readonly string[], isSameSite = false): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-framing-'));
  const frames = addresses.map((address) => `<iframe src="${address}" width="800" height="600"></iframe>`);
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Elsewhere</title>${frames.join('')}`);
  const served = await serveFiles(folder);
  onTestFinished(async () => {
    await served.close();
    rmSync(folder, { recursive: true });
  });
  return isSameSite ? served.origin : served.origin.replace('127.0.0.1', 'localhost');
}

/** Plays a film to its end: how large it is, how long it lasts, and how many different pictures were seen. */
const WATCHED = `(film) => new Promise((resolve, reject) => {
  const video = document.createElement('video');
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const seen = new Set();
  const look = () => {
    brush.drawImage(video, 0, 0, 300, 150);
    seen.add(brush.canvas.toDataURL());
    video.requestVideoFrameCallback(look);
  };
  video.requestVideoFrameCallback(look);
  video.onerror = () => reject(new Error(video.error.message));
  video.onended = () =>
    resolve({ width: video.videoWidth, height: video.videoHeight, seconds: video.currentTime, pictures: seen.size });
  video.muted = true;
  video.src = film;
  document.body.append(video);
  video.play().catch(reject);
})`;

test('a match becomes a film that plays', async () => {
  const { page, context, errors } = await withMatch();
  await page.goto(`${site.origin}/play/${PLAYED}/replay?moment=20`);
  await page.getByRole('button', { name: 'Share and save' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Short film' }).click();
  await site.until(page.getByRole('button', { name: 'Short film' }));
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^starboard-space-builder-[\d-]+\.webm$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  const cinema = await context.newPage();
  const watched = await cinema.evaluate<Record<'width' | 'height' | 'seconds' | 'pictures', number>>(
    `(${WATCHED})('data:video/webm;base64,${bytes.toString('base64')}')`,
  );
  expect(watched).toMatchObject({ width: PICTURE.width, height: PICTURE.height });
  expect(watched.seconds).toBeGreaterThan(0);
  // Which of them are seen is up to how busy the machine is.
  expect(watched.pictures).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});

test('a match is shown in a frame of another site, and no other page is', async () => {
  const { page } = await withMatch();
  await page.goto(`${site.origin}/play/${PLAYED}/replay`);
  await page.getByRole('button', { name: 'Share and save' }).click();
  await page.getByRole('button', { name: 'Put it on the server' }).click();
  await page.getByRole('button', { name: 'Code for your own page' }).click();
  await page.getByText('The code is copied.').waitFor();
  const code = await page.evaluate<string>('navigator.clipboard.readText()');
  const embedded = /src="([^"]+)"/.exec(code)?.[1] ?? '';
  const match = embedded.split('/').at(-1);
  const refused = ['/', '/open', `/tables/${match}`, `/tables/${match}/replay`].map((path) => `${site.origin}${path}`);

  const stranger = await site.visit({}, DESK);
  await stranger.page.goto(await framing([embedded, ...refused]));
  const replay = stranger.page.frameLocator('iframe').first();
  await replay.getByRole('slider', { name: 'Moment of the match' }).press('ArrowRight');
  await replay.getByRole('button', { name: 'Step forward' }).click();
  expect(await replay.getByRole('slider', { name: 'Moment of the match' }).inputValue()).toBe('2');
  await replay.locator('.builder').waitFor();
  // What leads elsewhere leads out of the frame, to where one was.
  const [outside] = await Promise.all([
    stranger.context.waitForEvent('page'),
    replay.getByRole('link', { name: 'Open in Starboard' }).click(),
  ]);
  await outside.waitForURL(`${site.origin}/tables/${match}/replay?moment=2`);
  const [first, ...others] = stranger.page.mainFrame().childFrames();
  expect(first?.url()).toBe(embedded);
  expect(others.map((frame) => frame.url())).toEqual(refused.map(() => 'chrome-error://chromewebdata/'));
});

test('what is not there to be framed says so in the frame, and leads nowhere', async () => {
  const { page } = await site.visit({}, DESK);
  await page.goto(await framing([`${site.origin}/embed/nowhere`]));
  const frame = page.frameLocator('iframe');
  await frame.getByText('This match is not here, or it is not over yet.').waitFor();
  expect(await frame.getByRole('link').count()).toBe(0);
});

test('whoever has the client on their device sees what is framed, too', async () => {
  const { page } = await site.visit({}, { ...DESK, serviceWorkers: 'allow' });
  await page.goto(site.origin);
  await site.pass(10_000);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  // What a device keeps of one origin counts on all pages of its site.
  await page.goto(await framing([`${site.origin}/embed/nowhere`, `${site.origin}/open`], true));
  await page.frameLocator('iframe').first().getByText('This match is not here, or it is not over yet.').waitFor();
  const [, other] = page.mainFrame().childFrames();
  expect(other?.url()).toBe('chrome-error://chromewebdata/');
});

test('a match is drawn, timed, framed by others, and played on at a table with those who were recorded', async () => {
  const { page, errors } = await withMatch();
  await page.goto(`${site.origin}/play/${PLAYED}/replay?moment=20`);
  await page.getByRole('button', { name: 'Who pressed when' }).click();
  await page.getByText('Grace is done first.').or(page.getByText(/Grace/)).first().waitFor();
  await page.getByText('12.000 s').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share and save' }).click();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Picture of this moment' }).click(),
  ]);
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const toBgStats = async () => {
    const stats = await page.getByRole('link', { name: 'Send to BG Stats' }).getAttribute('href');
    return JSON.parse(new URL(stats ?? '').searchParams.get('data') ?? '{}');
  };
  const before = await toBgStats();
  await page.getByRole('button', { name: 'Put it on the server' }).click();
  await page.getByRole('button', { name: 'Code for your own page' }).click();
  await page.getByText('The code is copied.').waitFor();
  const code = await page.evaluate<string>('navigator.clipboard.readText()');
  const address = /src="([^"]+)"/.exec(code)?.[1] ?? '';
  const play = await toBgStats();
  expect(play).toMatchObject({
    sourceName: 'Starboard',
    game: { name: 'Space Builder' },
    players: [{ winner: true }, {}],
  });
  expect(play.sourcePlayId).toBe(before.sourcePlayId);
  await page.keyboard.press('Escape');

  const other = await site.visit({ name: 'Grace' }, DESK);
  await other.page.goto(address);
  await other.page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
  expect(await other.page.getByRole('button', { name: 'Share and save' }).count()).toBe(0);
  await other.page.getByRole('slider', { name: 'Moment of the match' }).press('ArrowRight');
  await other.page.getByRole('button', { name: 'Step forward' }).press('Enter');
  expect(await other.page.getByRole('slider', { name: 'Moment of the match' }).inputValue()).toBe('2');
  expect(await axeFindings(other.page)).toEqual([]);

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('radio', { name: 'At a table, with others' }).check();
  await page.getByRole('combobox', { name: 'Grace' }).selectOption('As recorded, as long as it fits');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/tables\//);
  await page.locator('.builder').waitFor();
  expect([errors, other.errors]).toEqual([[], []]);
});

test('those who played are blocked and reported from the replay by who sat with them, and by nobody else', async () => {
  const [ada, grace, mary] = await Promise.all(['Ada', 'Grace', 'Mary'].map((name) => site.visit({ name }, DESK)));
  if (ada === undefined || grace === undefined || mary === undefined) throw new Error('nobody came');
  await ada.page.goto(`${site.origin}/games/space-builder/new`);
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await joinByCode(site.origin, ada.page, [grace.page]);
  await ada.page.getByRole('button', { name: /^Start/ }).click();
  for (const { page } of [ada, grace]) await site.until(page.locator('.builder'));
  const table = new URL(ada.page.url()).pathname.split('/').at(-1);
  const match = await ada.page.evaluate<string>(
    `fetch('/api/tables/${table}/close', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
      .then(() => JSON.parse(localStorage.getItem('starboard.keepsakes')).at(-1).match)`,
  );

  const replay = `${site.origin}/tables/${match}/replay`;
  const menu = ada.page.getByRole('button', { name: 'Menu', exact: true });
  const about = ada.page.getByRole('button', { name: 'More about Grace' });
  await ada.page.goto(replay);
  await menu.click();
  expect(await axeFindings(ada.page)).toEqual([]);
  expect(await ada.page.getByRole('button', { name: /^More about/ }).count()).toBe(1);
  await about.click();
  await ada.page.getByRole('menuitem', { name: 'Block' }).click();
  await about.click();
  await ada.page.getByRole('menuitem', { name: 'Unblock' }).waitFor();
  await ada.page.getByRole('menuitem', { name: 'Report …' }).click();
  await ada.page.getByRole('button', { name: 'Report', exact: true }).click();
  await ada.page.getByText('Thank you').waitFor();
  await ada.page.reload();
  await menu.click();
  await about.click();
  await ada.page.getByRole('menuitem', { name: 'Unblock' }).waitFor();

  await mary.page.goto(replay);
  await mary.page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
  expect(await mary.page.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(0);
  expect([ada.errors, mary.errors]).toEqual([[], []]);
});
