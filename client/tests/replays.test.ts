import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findGame } from '#games';
import { commitmentTo, matchKey, parseRecording, replay, type WrittenRecording } from '#tabletop';
import { axeFindings } from './axe-findings.ts';
import { bringOntoDevice } from './device.ts';
import { finishedMatch } from './finished-match.ts';
import { useHouse } from './site.ts';

const PLAYED = 'played-here';
const DESK = { viewport: { width: 1440, height: 900 } } as const;

function hashOf(json: unknown): string {
  const read = parseRecording(json, findGame);
  if (!read.ok) throw new Error(read.error);
  const replayed = replay(read.value, () => '00');
  if (!replayed.ok) throw new Error('a move is refused');
  return replayed.match.hash();
}

/** The file that pressing this saves. */
async function saved(page: Page): Promise<{ readonly text: string; readonly json: WrittenRecording }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^starboard-space-builder-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await download.path(), 'utf8');
  return { text, json: JSON.parse(text) as WrittenRecording };
}

const openFile = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });

describe('a match that was played', () => {
  const site = useHouse();

  async function withMatch(name: string) {
    const visit = await site.visit({ name }, DESK);
    await bringOntoDevice(visit.page, site.origin, [
      { id: PLAYED, recording: finishedMatch().recording, isFinished: true },
    ]);
    return visit;
  }

  test('is saved from its end, and opened on another device without any server', async () => {
    const ada = await withMatch('Ada');
    await ada.page.goto(`${site.origin}/play/${PLAYED}`);
    await ada.page.locator('.pad-table:visible').first().waitFor();
    await ada.page.getByRole('button', { name: 'Share and save' }).click();
    const { text, json } = await saved(ada.page);
    expect(hashOf(json)).toBe(hashOf(finishedMatch().recording));

    const grace = await site.visit({ name: 'Grace' }, { ...DESK, serviceWorkers: 'allow' });
    await grace.page.goto(`${site.origin}/matches`);
    await grace.page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await grace.page.getByRole('link', { name: 'Open a recording' }).click();
    await grace.page.getByRole('heading', { name: 'Open a recording' }).waitFor();
    expect(await axeFindings(grace.page)).toEqual([]);
    await grace.context.setOffline(true);
    await openFile(grace.page, 'no recording');
    await grace.page.getByText('This is not a recording of a match.').waitFor();
    await openFile(grace.page, text.replace('"rulesVersion": 2', '"rulesVersion": 77'));
    await grace.page.getByText('This recording needs rules that are not here.').waitFor();
    await openFile(grace.page, text.replace('"at": 2000', '"at": -1'));
    await grace.page.getByText('This is not a recording of a match.').waitFor();
    await openFile(grace.page, text);
    await grace.page.getByText('From a file').waitFor();
    await grace.page.getByRole('button', { name: 'Verify' }).click();
    await grace.page.getByText(`Fingerprint: ${hashOf(json)}`, { exact: false }).waitFor();
    expect(await axeFindings(grace.page)).toEqual([]);
    expect(grace.errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  test('is handed to the server to be shared, from a moment and through somebody’s eyes, and taken back', async () => {
    const ada = await withMatch('Ada');
    await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ada.page.goto(`${site.origin}/play/${PLAYED}/replay?moment=4&eyes=1`);
    await ada.page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
    expect(await ada.page.getByRole('combobox', { name: 'View as' }).inputValue()).toBe('1');
    await ada.page.getByRole('button', { name: 'Share and save' }).click();
    await ada.page.getByRole('button', { name: 'Put it on the server' }).click();
    await ada.page.getByRole('switch', { name: 'From this moment on' }).waitFor();
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Share the link' }).click();
    await ada.page.getByText('The link is copied.').waitFor();
    const link = await ada.page.evaluate<string>('navigator.clipboard.readText()');
    expect(link).toMatch(/\/tables\/[\w-]{22}\/replay\?moment=4&eyes=1$/);

    const grace = await site.visit({ name: 'Grace' }, DESK);
    await grace.page.goto(link);
    await grace.page.getByText('Played on one device').waitFor();
    expect(await grace.page.getByRole('slider', { name: 'Moment of the match' }).inputValue()).toBe('4');
    expect(await grace.page.getByRole('combobox', { name: 'View as' }).inputValue()).toBe('1');
    await grace.page.getByRole('button', { name: 'Verify' }).click();
    await grace.page.getByText(hashOf(finishedMatch().recording)).waitFor();

    await ada.page.getByRole('button', { name: 'Take it back' }).click();
    await ada.page.getByRole('button', { name: 'Put it on the server' }).waitFor();
    await grace.page.reload();
    await grace.page.getByRole('heading', { name: 'Gone' }).waitFor();
    expect([ada.errors, grace.errors.filter((error) => !error.includes('404'))]).toEqual([[], []]);
  });

  /** Ada sat at a table of the server before its match began, and closes it. */
  async function afterMatch() {
    const ada = await site.visit({ name: 'Ada' }, DESK);
    await ada.page.goto(site.origin);
    await ada.page.getByRole('button', { name: 'Space Builder with friends' }).click();
    await ada.page.getByRole('button', { name: 'Add bot or a friend, seat 2' }).click();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    await ada.page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
    const table = new URL(ada.page.url()).pathname.split('/').at(-1);
    const kept = `JSON.parse(localStorage.getItem('starboard.keepsakes')).at(-1).match`;
    const match = await ada.page.evaluate<string>(
      `fetch('/api/tables/${table}/close', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
        .then(() => ${kept})`,
    );
    return { ada, match };
  }

  const checkedBy = async (page: Page, match: string): Promise<void> => {
    await page.goto(`${site.origin}/tables/${match}/replay`);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.locator('.checked').waitFor();
  };

  test('is checked against what this device was shown and added, and others are told what they can’t know', async () => {
    const { ada, match } = await afterMatch();
    await checkedBy(ada.page, match);
    await ada.page.getByText('your device kept a print of the seal').waitFor();
    await ada.page.getByText('Your device threw random numbers into the draw, and they are in it').waitFor();
    await ada.page.getByRole('button', { name: 'Close' }).click();
    await ada.page.getByRole('button', { name: 'Share and save' }).click();
    const { text, json } = await saved(ada.page);
    expect(json.chance?.kept).toMatchObject({
      ...{ shown: 'before-play', from: null, commitment: json.chance?.proof?.commitment },
    });

    const grace = await site.visit({ name: 'Grace' }, DESK);
    await checkedBy(grace.page, match);
    await grace.page.getByText('this device was not there before the match').waitFor();
    await grace.page.getByText('Whether the numbers of Ada are in it, only their device can check.').waitFor();
    await grace.page.goto(`${site.origin}/open`);
    await openFile(grace.page, text);
    await grace.page.getByRole('button', { name: 'Verify' }).click();
    await grace.page.getByText('Whoever saved this file had kept a print of the seal').waitFor();
    expect([ada.errors, grace.errors]).toEqual([[], []]);
  });

  test('of a server that chose its secret afterwards is found out by whoever was there', async () => {
    const { ada, match } = await afterMatch();
    const grace = await site.visit({ name: 'Grace' }, DESK);
    /** The planted server: another secret, and a commitment and a key that fit it. */
    const cheat = (recording: WrittenRecording): WrittenRecording => {
      const { game, rulesVersion, chance } = recording;
      const secret = '5e'.repeat(64);
      const bound = { table: match, game, rulesVersion };
      const contributions = chance?.proof?.contributions ?? [];
      const proof = { table: match, commitment: commitmentTo(secret, bound), secret, contributions };
      return { ...recording, chance: { key: matchKey(secret, contributions, bound), proof } };
    };
    for (const { page } of [ada, grace]) {
      await page.route('**/api/matches/*', async (route) => {
        const response = await route.fetch();
        const info = (await response.json()) as { readonly recording: WrittenRecording };
        await route.fulfill({ response, json: { ...info, recording: cheat(info.recording) } });
      });
      await checkedBy(page, match);
    }
    await ada.page.getByText('This match is not what it says it is').waitFor();
    await ada.page.getByText('the server showed your device another seal than now').waitFor();
    // Against itself there is nothing to find, and nothing more is claimed.
    await grace.page.getByText('whether the seal was made before it or afterwards, it can’t tell').waitFor();
  });
});
