/** What nobody should ask of people's routes: bodies, addresses and queries of all kinds, from somebody and from nobody. */

import fc from 'fast-check';
import { HOUSE_REFUSALS } from '#protocol';
import { Guest } from './guest.ts';
import type { TrialServer } from './running.ts';

export interface PeopleFuzzReport {
  readonly sent: number;
  readonly refused: { readonly [because: string]: number };
  /** Answers that are no refusal, or one that nobody could look up; failures of the server; cookies: there must be none. */
  readonly accepted: readonly string[];
  readonly unexplained: readonly string[];
  readonly failed: readonly string[];
  readonly cookies: number;
}

const id = fc.oneof(
  fc.constantFrom(
    'x',
    '__proto__',
    'constructor',
    'A'.repeat(16),
    'A'.repeat(2_000),
    '%00',
    '%ff',
    '%F0%9F%92%A9',
    '-',
  ),
  fc.string({ minLength: 1, maxLength: 24 }).map(encodeURIComponent),
);

const nasty = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1e308, '', '\ud800', '__proto__', [], {}, [[[]]], 'x'.repeat(3_000)),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.object({ maxDepth: 3, maxKeys: 4 }),
);

/** Each with bodies that would be understood, of which one field is then twisted, left out, or one too many. */
const DEEDS: readonly (readonly [string, { readonly [key: string]: unknown }])[] = [
  ['/me/matches', { recording: { format: 'starboard-recording/1' }, began: 1, ended: 2, people: [0] }],
  ['/me/words', {}],
  ['/words', { words: 'abandon ability able about above absent absorb abstract absurd abuse access accident' }],
  ['/me/passkeys/options', {}],
  ['/me/passkeys', { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {}, response: {} }],
  ['/passkey/options', {}],
  ['/passkey', { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {}, response: {} }],
  ['/me/merge', { merge: 'A'.repeat(22) }],
  ['/me/erase', { sure: 1, really: true }],
  ['/me/devices/end-others', {}],
  ['/me/people/ID/add', {}],
  ['/me/people/ID/remove', {}],
  ['/me/people/ID/block', {}],
  ['/me/people/ID/unblock', {}],
  ['/me/people/ID/invite', { table: 'x' }],
  ['/me/passkeys/ID/end', {}],
  ['/tables/ID/propose', { game: 'space-bowl' }],
  ['/tables/ID/game', { game: 'space-bowl', options: {}, seats: 2 }],
  ['/tables/ID/wait', {}],
  ['/tables/ID/sit-out', {}],
  ['/tables/ID/take-over', { seat: 0 }],
  ['/tables/ID/pause', { isPaused: true }],
  ['/tables/ID/hand-over', { guest: 'x' }],
  ['/tables/ID/send-away', { guest: 'x' }],
  ['/tables/ID/screens', { code: 'bador' }],
  ['/tables/ID/screens/forget', { screen: 'x' }],
  ['/me/manners', { whom: { match: 'x', seat: 0 }, isMuted: true }],
  ['/me/manners', { whom: { table: 'x', guest: 'y' }, isBlocked: true }],
  ['/me/notices/device', { endpoint: 'http://127.0.0.1/x', keys: { p256dh: 'AA', auth: 'AA' }, language: 'en' }],
  ['/me/notices/device', { endpoint: 'https://169.254.169.254/', keys: { p256dh: 'AA', auth: 'AA' }, language: 'fr' }],
  ['/me/notices/device/end', { endpoint: 'http://127.0.0.1/x', of: 1 }],
  ['/me/notices/mail', { address: 'x@example.org', language: 'de' }],
  ['/notices/off', { ticket: 'AA.AA' }],
  ['/notices/mail/yes', { ticket: 'AA.AA' }],
  ['/notices/mail/off', { ticket: 'WyJtYWlsLW9mZiJd.AA' }],
  ['/me/looking', { isLooking: 1 }],
  ['/tables/ID/webhook', { url: 'https://[::1]/', language: 'en' }],
  ['/tables/ID/webhook/end', {}],
  ['/me/hours', { zone: 'Moon/Tycho', quiet: { from: 1_320, to: 480 }, holidays: [] }],
  ['/reports', { whom: { match: 'x', seat: 1 }, why: 'name' }],
];

const twisted = fc
  .tuple(fc.constantFrom(...DEEDS), id, fc.nat(5), nasty, fc.constantFrom('twist', 'drop', 'add'))
  .map(([[path, body], name, which, value, how]) => {
    const key = Object.keys(body)[which % Math.max(1, Object.keys(body).length)];
    const kept = Object.entries(body).filter(([one]) => how !== 'drop' || one !== key);
    const more = how === 'twist' && key !== undefined ? { [key]: value } : { extra: value };
    return {
      method: 'POST',
      path: path.replace('ID', name),
      body: JSON.stringify({ ...Object.fromEntries(kept), ...more }),
    };
  });

const garbage = fc
  .tuple(
    fc.constantFrom(...DEEDS),
    id,
    fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.json({ maxDepth: 9 })),
  )
  .map(([[path], name, text]) => ({ method: 'POST', path: path.replace('ID', name), body: `[${text}` }));

const looked = fc
  .tuple(
    fc.constantFrom(
      '/me/matches?person=ID',
      '/me/matches?from=ID',
      '/me/matches/ID',
      '/me/matches?most=ID&x=1',
      '/me/ID/ID',
      '/status?ID',
    ),
    id,
  )
  .map(([path, name]) => ({ method: 'GET', path: path.replaceAll('ID', name), body: null }));

export async function runPeopleFuzz(
  server: TrialServer,
  { requests, seed }: { readonly requests: number; readonly seed: number },
): Promise<PeopleFuzzReport> {
  const eve = await Guest.arrive(server.base, 'Eve');
  const report = {
    refused: {} as { [because: string]: number },
    accepted: [] as string[],
    unexplained: [] as string[],
  };
  const failed: string[] = [];
  let cookies = 0;
  const asked = fc.sample(fc.oneof(twisted, garbage, looked), { numRuns: requests, seed });
  for (const [index, { method, path, body }] of asked.entries()) {
    const headers = {
      ...(index % 4 === 0 ? {} : { cookie: eve.cookie }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${server.base}/api${path}`, { method, headers, body });
    const text = await response.text();
    const said = `${method} ${path} ${body ?? ''}: ${response.status} ${text}`.slice(0, 300);
    if (response.headers.has('set-cookie')) cookies++;
    if (response.status >= 500) failed.push(said);
    else if (response.status < 400) report.accepted.push(said);
    else note(text, said, report);
  }
  return { sent: requests, ...report, failed, cookies };
}

function note(
  text: string,
  said: string,
  report: { refused: { [because: string]: number }; unexplained: string[] },
): void {
  const because = /^\{"because":"([a-z-]+)"/.exec(text)?.[1] ?? '';
  report.refused[because] = (report.refused[because] ?? 0) + 1;
  if (!(HOUSE_REFUSALS as readonly string[]).includes(because)) report.unexplained.push(said);
}
