/** Ways to get round a lock, each tried on a server: what is found open is told, so that a planted fault is, too. */

import type { TableInfo } from '#protocol';
import type { LimitNumbers } from '../src/limits/numbers.ts';
import { connect as comeTo, gather, type Seated, start } from './company.ts';
import { Guest } from './guest.ts';
import { type TrialServer, until } from './running.ts';
import { Stranger } from './stranger.ts';

const bids = { game: 'sealed-bids', seats: 2 };
const SPELLINGS = ['/api/me', '/%61pi/me', '/a%70i/me', '/%61%70%69/me', '/api/%6de', '/api/me?to=/'];

/** Spellings of a path by which a page of another site changes something in a visitor's name. */
export async function openSpellings({ port }: TrialServer): Promise<readonly string[]> {
  const ada = await Stranger.arrive(port, '127.2.0.1', 'Ada');
  const open: string[] = [];
  for (const path of SPELLINGS) {
    const { status } = await ada.ask('POST', path, { name: 'Eve' }, { origin: 'http://evil.example' });
    if (status !== 403) open.push(path);
  }
  return open;
}

/** How many of more requests than one guest may make are answered, spelt by turns in one way and another. */
export async function answeredRequests({ port }: TrialServer, { guestRequests }: LimitNumbers): Promise<number> {
  const eve = await Stranger.arrive(port, '127.2.0.2', 'Eve');
  let answered = 0;
  for (let time = 0; time < guestRequests + 20; time++) {
    const { status } = await eve.ask('GET', time % 2 === 0 ? '/%61pi/games' : '/api/games');
    if (status === 200) answered++;
  }
  return answered;
}

/** What somebody is answered who is right, after somebody else at the same address was wrong too often; and that one. */
export async function afterWrongGuesses({ port }: TrialServer, { guesses }: LimitNumbers): Promise<readonly number[]> {
  const place = '127.2.0.3';
  const [ada, eve] = [await Stranger.arrive(port, place, 'Ada'), await Stranger.arrive(port, place, 'Eve')];
  const { code } = await ada.must<TableInfo>('/api/tables', bids);
  for (let guess = 0; guess <= guesses; guess++) await eve.ask('GET', '/api/codes/xxxxx');
  const askedBy = async (who: Stranger): Promise<number> => (await who.ask('GET', `/api/codes/${code}`)).status;
  return [await askedBy(ada), await askedBy(eve)];
}

/** Behind a proxy: new guests of two addresses and of the first again, where each may have one. */
export async function behindProxy({ port }: TrialServer) {
  const proxy = new Stranger(port, '127.0.0.1');
  const ask = (address: string) =>
    proxy.ask('POST', '/api/guests', { name: 'Ada' }, { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' });
  const answers = [await ask('1.1.1.1'), await ask('2.2.2.2'), await ask('1.1.1.1')];
  return { statuses: answers.map(({ status }) => status), headers: answers[0]?.headers ?? {} };
}

/** Whether somebody sits down again, or watches, who was sent away. */
export async function comesBack(server: TrialServer): Promise<{ readonly sits: boolean; readonly watches: boolean }> {
  const gathered = await gather(server, 2, { ...bids, seats: 3 });
  const [, eve] = gathered.people as [Seated, Seated];
  await gathered.host.must(`/api/tables/${gathered.table.id}/remove`, { seat: 1 });
  const { status } = await eve.guest.ask('POST', `/api/tables/${gathered.table.id}/sit`, {});
  const again = comeTo(server, eve.guest, gathered.table.id);
  const first = await until('an answer', () =>
    again.heard.find(({ type }) => type === 'welcome' || type === 'refused'),
  );
  again.player.leave();
  gathered.leave();
  return { sits: status === 200, watches: first.type === 'welcome' };
}

/**
 * Whether a stranger sees anything of a match where nobody may watch, who came while the table was open, or while
 * everybody might.
 */
export async function strangerSees(server: TrialServer, settled: 'before' | 'in the middle'): Promise<boolean> {
  const gathered = await gather(server, 2, { ...bids, spectators: settled !== 'before' });
  const { id } = gathered.table;
  const eve = comeTo(server, await Guest.arrive(server.base, 'Eve'), id);
  await until('Eve is there', () => eve.player.table !== null);
  await start(gathered);
  const isMiddle = settled === 'in the middle';
  if (isMiddle) await until('Eve sees it', () => eve.player.seen.size > 0);
  const from = isMiddle ? eve.heard.length : 0;
  if (isMiddle) await gathered.host.must(`/api/tables/${id}/settings`, { spectators: false });
  const [ada] = gathered.people as [Seated];
  eve.player.say({ type: 'refresh', viewer: 'spectator' });
  const answer = await until('Eve is answered', () =>
    eve.heard
      .slice(from)
      .find((one) => one.type === 'view' || (one.type === 'refused' && one.because === 'no-spectators-here')),
  );
  eve.player.leave();
  const wasLeftAlone = ada.player.connections === 1;
  gathered.leave();
  return answer.type === 'view' || !wasLeftAlone;
}
