/** Ways to tell people that whoever runs the server, or a room's host, sets up: mail and webhooks. */

import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewWebhookInfo, NoticeInfo, WebhookInfo } from '#protocol';
import { AwayPair, arrivePair, type Pair } from '../trials/away-pair.ts';
import { pass as passHeld, WaitedForStore, waitWhile } from '../trials/held-time.ts';
import { LetterSink } from '../trials/letter-sink.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { PATIENT, type TrialServer, trialServer } from '../trials/running.ts';

let server: TrialServer;
let clock: ManualClock;
let sink: LetterSink;
let hook: Server;
let posts: { readonly headers: IncomingHttpHeaders; readonly body: string }[];
let answer: number;

waitWhile(() => server?.office.isTelling);
const openStore = (folder: string) => new WaitedForStore(folder, PATIENT);

beforeEach(async () => {
  [posts, answer] = [[], 204];
  clock = new ManualClock();
  sink = await LetterSink.open();
  hook = createServer(async (request, response) => {
    posts.push({ headers: request.headers, body: await text(request) });
    response.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const mail = { smtp: sink.url, from: 'Games <games@example.org>', origin: 'https://games.example' };
  server = await trialServer({ mail, reach: 'here', startClock: () => clock, openStore });
});
afterEach(async () => {
  await server.end();
  await sink.close();
  hook.closeAllConnections();
  hook.close();
});

const hookUrl = () => `http://127.0.0.1:${(hook.address() as AddressInfo).port}/api/hook`;
const ticketIn = (text: string, what: 'yes' | 'off'): string =>
  new RegExp(`\\?${what}=([\\w.-]+)`).exec(text)?.[1] ?? 'none';

const pass = (millis: number): Promise<void> => passHeld(clock, millis);

/** Grace is to move, and nobody is there. */
async function waitingForGrace(pair: Pair): Promise<AwayPair> {
  const table = await AwayPair.open(server, pair);
  if ((await table.whoseTurn()) === 1) await table.turn();
  return table;
}

test('an address is asked first; then whoever has no browser for it is told by mail, until they have had enough', async () => {
  const pair = await arrivePair(server.base);
  const [, grace] = pair;
  const address = 'grace@example.org';
  const asked = await grace.must<NoticeInfo>('/api/me/notices/mail', { address, language: 'de' });
  expect(asked.mail).toEqual({ address, isConfirmed: false });
  const [question] = sink.letters.splice(0);
  expect([question?.to, question?.headers.get('subject')]).toEqual([address, 'Ist das deine Adresse?']);
  const table = await waitingForGrace(pair);
  await table.turn();
  await pass(10_000);
  // Nobody gets mail who has not said yes.
  expect(sink.letters).toEqual([]);
  const yes = { ticket: ticketIn(question?.text ?? '', 'yes') };
  expect((await pair[0].ask('POST', '/api/notices/mail/yes', { ticket: `${yes.ticket}x` })).status).toBe(404);
  await pair[0].must('/api/notices/mail/yes', yes);
  expect((await grace.must<NoticeInfo>('/api/me/notices')).mail).toEqual({ address, isConfirmed: true });
  while ((await table.turn()).mover !== 0);
  await pass(10_000);
  const [letter] = sink.letters.splice(0);
  expect(letter?.headers.get('subject')).toBe('Du bist dran');
  expect(letter?.headers.get('from')).toContain('games@example.org');
  expect(letter?.headers.get('content-type')).toMatch(/^multipart\/alternative/);
  expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(letter?.text).toContain(`https://games.example/tables/${table.id}`);
  const [, path = ''] = /<https:\/\/games\.example(.*)>/.exec(letter?.headers.get('list-unsubscribe') ?? '') ?? [];
  // As a mail program says it: a form, from nowhere.
  const off = await fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(off.status).toBe(200);
  expect((await grace.must<NoticeInfo>('/api/me/notices')).mail).toBeNull();
  expect(ticketIn(letter?.text ?? '', 'off')).not.toBe('none');
});

test('without anybody who carries mail there is none, and nobody is asked for an address', async () => {
  await server.end();
  server = await trialServer();
  const [ada] = await arrivePair(server.base);
  expect(await ada.must<NoticeInfo>('/api/me/notices')).toMatchObject({ canMail: false, mail: null });
  const asked = { address: 'ada@example.org', language: 'en' };
  expect(await ada.ask('POST', '/api/me/notices/mail', asked)).toMatchObject({ json: { because: 'no-mail-here' } });
});

test('a room tells its webhook whose turn it is, signed, and nothing else', async () => {
  const pair = await arrivePair(server.base);
  const table = await waitingForGrace(pair);
  const path = `/api/tables/${table.id}/webhook`;
  const asked = { url: hookUrl(), language: 'en' };
  expect(await pair[1].ask('POST', path, asked)).toMatchObject({ status: 403 });
  const { secret, ...info } = await pair[0].must<NewWebhookInfo>(path, asked);
  expect(info).toEqual({ host: new URL(asked.url).host, style: 'json', isOff: false });
  expect(await pair[0].must<WebhookInfo>(path)).toEqual(info);
  await pass(3_000);
  expect(posts.length).toBe(1);
  const mover = (await table.turn()).mover;
  await pass(3_000);
  expect(posts.length).toBe(2);
  const { headers, body } = posts[1] as (typeof posts)[0];
  expect(Object.keys(JSON.parse(body) as object)).toEqual(['event', 'table', 'game', 'names', 'link', 'at']);
  expect(JSON.parse(body)).toMatchObject({
    ...{ event: 'turn', table: table.id, game: 'gravity-superstar', names: [mover === 0 ? 'Grace' : 'Ada'] },
  });
  const signed = createHmac('sha256', secret).update(`${headers['starboard-timestamp']}.${body}`).digest('hex');
  expect(headers['starboard-signature']).toBe(`v1=${signed}`);
  for (const read of [`/api/tables/${table.id}`, '/api/me/tables', path]) {
    expect(await pair[0].read(read)).not.toContain(secret);
    expect(await pair[1].read(read)).not.toContain('/api/hook');
  }
  await pair[0].must(`${path}/end`, {});
  await table.turn();
  await pass(60_000);
  expect(posts.length).toBe(2);
});

test('to Discord it speaks as Discord listens, and no name is a sign there', async () => {
  const pair = await arrivePair(server.base);
  await pair[0].must('/api/me', { name: '@everyone *' });
  await pair[1].must('/api/me', { name: '[x](y)' });
  const table = await AwayPair.open(server, pair);
  const asked = { url: hookUrl(), style: 'discord', language: 'fr' };
  await pair[0].must(`/api/tables/${table.id}/webhook`, asked);
  await pass(3_000);
  const { body } = posts[0] as (typeof posts)[0];
  const { content, allowed_mentions } = JSON.parse(body) as { content: string; allowed_mentions: object };
  expect(allowed_mentions).toEqual({ parse: [] });
  expect(content).toMatch(/^Gravity Superstar\u00a0: au tour de (\\@everyone \\\*|\\\[x\\\]\\\(y\\\))\. <http/);
});

test('a webhook that nobody answers is tried a few times, then switched off, and its host sees that', async () => {
  const pair = await arrivePair(server.base);
  const table = await waitingForGrace(pair);
  const path = `/api/tables/${table.id}/webhook`;
  answer = 500;
  await pair[0].must(path, { url: hookUrl(), language: 'en' });
  await pass(2 * 3_600_000);
  expect([posts.length, await pair[0].must<WebhookInfo>(path)]).toMatchObject([5, { isOff: false }]);
  await pass(6 * 3_600_000);
  expect([posts.length, await pair[0].must<WebhookInfo>(path)]).toMatchObject([6, { isOff: true }]);
  await table.turn();
  await pass(3_600_000);
  expect(posts.length).toBe(6);
});
