import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EXPORT_FORMAT, type Export } from '#protocol';
import { axeFindings } from './axe-findings.ts';
import { bringOntoDevice } from './device.ts';
import { joinByCode } from './everybody.ts';
import { finishedMatch } from './finished-match.ts';
import { useFiles, useHouse, type Visit } from './site.ts';

const PLAYED = 'played-here';

describe('people who last', () => {
  const site = useHouse();

  /** Browsers have passkeys for names, not for addresses. */
  const secure = (): string => site.origin.replace('127.0.0.1', 'localhost');

  /** Ada has played against Grace the bot on her device, and hands it over. */
  async function adaWithHistory(origin: string): Promise<Visit> {
    const ada = await site.visit({ name: 'Ada' });
    await bringOntoDevice(ada.page, origin, [{ id: PLAYED, recording: finishedMatch().recording, isFinished: true }]);
    await ada.page.goto(`${origin}/matches`);
    await ada.page.getByRole('link', { name: /Space Builder With Grace .* You won 5 – 2/ }).waitFor();
    await ada.page.getByText('One match is only on this device').waitFor();
    await ada.page.getByRole('button', { name: 'Hand over' }).click();
    await ada.page.getByText('The match is handed over.').waitFor();
    await ada.page.getByText('Played without the server').waitFor();
    return ada;
  }

  /** From the first page to the way back: two inputs. */
  async function hasBeenHere(origin: string): Promise<Page> {
    const { page } = await site.visit({ name: 'Otter' });
    await page.goto(origin);
    await page.getByRole('button', { name: 'Your name: Otter' }).click();
    await page.getByRole('link', { name: 'I’ve been here before' }).click();
    return page;
  }

  async function isAda(page: Page): Promise<void> {
    await page.getByText('Welcome back, Ada.').waitFor();
    await page.getByRole('link', { name: /Space Builder With Grace .* You won 5 – 2/ }).waitFor();
  }

  test('twelve words make a blank device the same person, with history; wrong ones say so, and nothing else', async () => {
    const ada = await adaWithHistory(site.origin);
    await ada.page.goto(`${site.origin}/me`);
    await ada.page.getByRole('button', { name: 'Show me my twelve words' }).click();
    await ada.page.locator('.twelve-word').nth(11).waitFor();
    const words = await ada.page.locator('.twelve-word').allTextContents();
    expect(words).toHaveLength(12);
    await site.pass(1_000);
    await ada.page.getByRole('button', { name: 'I wrote them down' }).click();
    await ada.page.getByText(/You have had your words since/).waitFor();

    const page = await hasBeenHere(site.origin);
    const field = page.getByRole('textbox', { name: 'Your twelve words' });
    await field.fill('only three words');
    await field.press('Enter');
    await page.getByText('These are 3 words; there are twelve.').waitFor();
    await field.fill(words.toReversed().join(' '));
    await field.press('Enter');
    await page.getByText('These words don’t lead to anyone. Check each word and the order.').waitFor();
    // The third and the fourth input.
    await field.fill(words.map((word, index) => `${index + 1}. ${word.toUpperCase()}`).join(',\n'));
    await field.press('Enter');
    await isAda(page);
  });

  test('a passkey does the same with three presses', async () => {
    const ada = await adaWithHistory(secure());
    const kept = await authenticator(ada.page);
    await ada.page.goto(`${secure()}/me`);
    await ada.page.getByRole('button', { name: 'Make a passkey' }).click();
    await ada.page.getByText('Your passkey is ready.').waitFor();

    const page = await hasBeenHere(secure());
    const brought = await authenticator(page);
    for (const credential of await kept.credentials()) await brought.bring(credential);
    await page.getByRole('button', { name: 'With my passkey' }).click();
    await isAda(page);
  });

  test('what was played here before can be taken along', async () => {
    const [ada, otter] = await Promise.all([site.visit({ name: 'Ada' }), site.visit({ name: 'Otter' })]);
    const asked = async ({ page }: Visit, path: string, data: object): Promise<unknown> =>
      (await page.request.post(`${site.origin}/api${path}`, { data })).json();
    await asked(ada, '/guests', { name: 'Ada' });
    const { words } = (await asked(ada, '/me/words', {})) as { readonly words: readonly string[] };
    await asked(otter, '/guests', { name: 'Otter' });
    const { recording } = finishedMatch();
    await asked(otter, '/me/matches', { recording, began: 1, ended: 2, people: [0] });
    const { page } = otter;
    await page.goto(`${site.origin}/return`);
    await page.getByRole('textbox', { name: 'Your twelve words' }).fill(words.join(' '));
    await page.getByRole('button', { name: 'That’s me' }).click();
    await page.getByText('One match was played here as Otter. Is it yours?').waitFor();
    await page.getByRole('button', { name: 'Yes, bring them along' }).click();
    await page.getByRole('link', { name: /Space Builder With Grace/ }).waitFor();
  });

  test('a newcomer is asked nothing, and nothing is asked for them', async () => {
    const { page } = await site.visit({ isNew: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(site.origin);
    await page
      .getByRole('button', { name: /^Play now/ })
      .first()
      .waitFor();
    await site.pass(30_000, 30_000);
    expect(asked.filter((path) => path.startsWith('/api/')).sort()).toEqual([
      '/api/challenges',
      '/api/me/tables',
      '/api/tables',
    ]);
    expect(asked.filter((path) => path.includes('invitations'))).toEqual([]);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('a device that was signed out says so at once, at a table too', async () => {
    const ada = await site.visit({ name: 'Ada' });
    const other = await site.visit({ name: 'Otter' });
    await ada.page.goto(`${site.origin}/me`);
    const offered = ada.page.waitForResponse((response) => response.url().endsWith('/api/me/link'));
    await ada.page.getByRole('button', { name: 'Add a device' }).click();
    const { code } = (await (await offered).json()) as { readonly code: string };
    await other.page.goto(`${site.origin}/device/${code}`);
    await other.page.getByRole('button', { name: 'Yes, that’s me' }).click();
    await other.page.getByText('Welcome back, Ada.').waitFor();
    await other.page.goto(`${site.origin}/games/space-lab/new`);
    await other.page.getByRole('button', { name: 'Open the table' }).click();
    await other.page.getByRole('img', { name: /^Code/ }).waitFor();
    await ada.page.reload();
    await ada.page.getByRole('button', { name: 'Sign out all others' }).click();
    await ada.page.getByText('All other devices are signed out.').waitFor();
    await other.page.getByRole('heading', { name: 'Signed out' }).waitFor();
  });

  test('who had themselves erased finds a fresh first page, and is somebody to all others', async () => {
    const ada = await adaWithHistory(site.origin);
    const replay = await ada.page.getByRole('link', { name: /Space Builder With Grace/ }).getAttribute('href');
    await ada.page.goto(`${site.origin}/me`);
    const saved = ada.page.waitForEvent('download');
    await ada.page.getByRole('link', { name: 'Save as a file' }).click();
    const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as Export;
    expect([file.format, file.profile.name, file.matches.length]).toEqual([EXPORT_FORMAT, 'Ada', 1]);
    await ada.page.getByRole('button', { name: 'Erase me' }).click();
    await ada.page.getByText('You are “Somebody” in them.').waitFor();
    await site.pass(1_000);
    await ada.page.getByRole('button', { name: 'Erase me for good' }).click();
    await ada.page.getByText('You are erased.').waitFor();
    await ada.page.getByRole('button', { name: /^Your name: (?!Ada)/ }).waitFor();
    expect((await ada.page.request.get(`${site.origin}/api/me`)).status()).toBe(401);
    await ada.page.getByRole('link', { name: 'My matches' }).click();
    await ada.page.getByText('Your logbook is still empty').waitFor();
    const { page } = await site.visit({ name: 'Linus' });
    await page.goto(`${site.origin}${replay}`);
    await page.getByText('Somebody', { exact: true }).first().waitFor();
  });

  test('who played together can know each other, see who is here and be invited with a tap', async () => {
    const [ada, grace] = await Promise.all([site.visit({ name: 'Ada' }), site.visit({ name: 'Grace' })]);
    await ada.page.goto(`${site.origin}/games/gravity-superstar/new`);
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await joinByCode(site.origin, ada.page, [grace.page]);
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of [ada, grace]) await site.until(page.locator('.gravity'));

    await ada.page.goto(`${site.origin}/people`);
    await ada.page.getByRole('button', { name: 'Add Grace' }).click();
    await ada.page.getByText('Added. Waiting for the same from Grace.').waitFor();
    await grace.page.goto(site.origin);
    await grace.page.getByRole('button', { name: 'Add Ada' }).click();
    await grace.page.getByText('Ada would like to know you.').waitFor({ state: 'detached' });
    await ada.page.reload();
    await ada.page.getByText('Here now').waitFor();
    expect(await axeFindings(ada.page, ['dark'])).toEqual([]);

    await ada.page.goto(`${site.origin}/games/space-lab/new`);
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.getByRole('button', { name: 'Invite Grace' }).click();
    await ada.page.getByText('Grace is invited.').waitFor();
    // Wherever she is: on a page that has nothing to do with any table, too.
    await grace.page.goto(`${site.origin}/about`);
    await grace.page.getByText('Ada invites you: Space Lab').waitFor();
    expect(await axeFindings(grace.page, ['dark'])).toEqual([]);
    await grace.page.getByRole('button', { name: 'Go there' }).click();
    await grace.page.getByText('Ada starts the match.').waitFor();
  });
});

describe('without a server', () => {
  const site = useFiles();

  test('the matches of the device are there, each with its replay, and say that this is all', async () => {
    const { page } = await site.visit({ name: 'Ada' });
    await bringOntoDevice(page, site.origin, [{ id: PLAYED, recording: finishedMatch().recording, isFinished: true }]);
    await page.goto(site.origin);
    await page.getByRole('link', { name: 'My matches' }).click();
    await page.getByText('The server can’t be reached. These are the matches of this device.').waitFor();
    expect(await page.getByRole('button', { name: 'Hand over' }).count()).toBe(0);
    await page.getByRole('button', { name: /^Space Builder 1 match 1 won best: 5/ }).click();
    await page.getByText('From three matches on you see here how you get on.').waitFor();
    await page.getByRole('link', { name: /On this device/ }).click();
    await page.locator('.replay').waitFor();
  });
});

interface Authenticator {
  credentials(): Promise<readonly object[]>;
  bring(credential: object): Promise<void>;
}

/** A finger that always fits, at this page's device. */
async function authenticator(page: Page): Promise<Authenticator> {
  const line: CDPSession = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    credentials: async () => (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    bring: async (credential) => {
      await line.send('WebAuthn.addCredential', { authenticatorId, credential: credential as never });
    },
  };
}
