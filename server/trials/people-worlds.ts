/**
 * Two worlds for what is secret about people: whether somebody exists, is there, or has blocked one. In each pair one
 * such thing differs; whatever somebody who may not know it asks, every answer must be the same, byte for byte.
 */

import type { PersonInfo } from '#protocol';
import { playedBy } from './bids.ts';
import { Guest } from './guest.ts';
import type { TrialServer } from './running.ts';

/** Who may not know, and those it is about. */
interface World {
  readonly asker: Guest;
  readonly ada: Guest;
  /** What the asker calls Ada; nothing if they never met. */
  readonly alias: string;
}

interface Secret {
  readonly name: string;
  /** Whether the asker has played with Ada, and whether both have added each other. */
  readonly are: 'strangers' | 'met' | 'agreed';
  /** What is done in one world and not in the other. */
  act(world: World): Promise<unknown>;
}

const block = async ({ ada }: World): Promise<void> => {
  const [asker] = await ada.must<PersonInfo[]>('/api/me/people');
  await ada.must(`/api/me/people/${asker?.id}/block`, {});
};

/** Seat 0 is the asker's. */
async function lastMatch({ ada }: World): Promise<object> {
  const { matches } = await ada.must<{ matches: { id: string }[] }>('/api/me/matches');
  return { match: matches[0]?.id ?? '', seat: 0 };
}

const think = async (world: World, change: object): Promise<unknown> =>
  world.ada.must('/api/me/manners', { whom: await lastMatch(world), ...change });

const report = async (world: World): Promise<unknown> =>
  world.ada.must('/api/reports', { whom: await lastMatch(world), why: 'words' });

export const SECRETS: readonly Secret[] = [
  { name: 'whether anybody has recovery words', are: 'strangers', act: ({ ada }) => ada.must('/api/me/words', {}) },
  { name: 'whether somebody exists', are: 'strangers', act: ({ ada }) => ada.must('/api/me/erase', { sure: true }) },
  { name: 'whether a stranger is there', are: 'strangers', act: ({ ada }) => ada.must('/api/me/news') },
  { name: 'whether somebody one met is there', are: 'met', act: ({ ada }) => ada.must('/api/me/news') },
  {
    name: 'whether somebody one met is called something else now',
    are: 'met',
    act: ({ ada }) => ada.must('/api/me', { name: 'Eva' }),
  },
  { name: 'whether somebody one met has blocked one', are: 'met', act: block },
  { name: 'whether somebody who is away has blocked one', are: 'agreed', act: block },
  { name: 'whether somebody one met does not hear one', are: 'met', act: (world) => think(world, { isMuted: true }) },
  { name: 'whether somebody one met has reported one', are: 'met', act: report },
  {
    name: 'when somebody one met sleeps',
    are: 'met',
    act: ({ ada }) =>
      ada.must('/api/me/hours', { zone: 'Europe/Paris', quiet: { from: 1_320, to: 480 }, holidays: [] }),
  },
];

export interface PeopleWorldsReport {
  readonly secrets: number;
  readonly answers: number;
  readonly leaks: readonly string[];
}

export async function runPeopleWorlds(server: TrialServer): Promise<PeopleWorldsReport> {
  const report = { secrets: 0, answers: 0, leaks: [] as string[] };
  for (const secret of SECRETS) {
    const worlds = [await open(server, secret), await open(server, secret)] as const;
    await secret.act(worlds[0]);
    const [one, two] = [await everything(server, worlds[0]), await everything(server, worlds[1])];
    report.secrets++;
    report.answers += one.length;
    const at = one.findIndex((answer, index) => answer !== two[index]);
    if (at >= 0) report.leaks.push(`${secret.name}: ${one[at]} is ${two[at]} there`);
  }
  return report;
}

async function open(server: TrialServer, { are }: Secret): Promise<World> {
  const [asker, ada] = [await Guest.arrive(server.base, 'Asker'), await Guest.arrive(server.base, 'Ada')];
  if (are === 'strangers') return { asker, ada, alias: ada.id };
  await playedBy(server, [asker, ada]);
  const find = async (guest: Guest): Promise<string> => (await guest.must<PersonInfo[]>('/api/me/people'))[0]?.id ?? '';
  const alias = await find(asker);
  if (are === 'agreed') {
    await asker.must(`/api/me/people/${alias}/add`, {});
    await ada.must(`/api/me/people/${await find(ada)}/add`, {});
  }
  return { asker, ada, alias };
}

/** By every way there is, in an order that changes as little as possible before the end. */
async function everything(server: TrialServer, { asker, ada, alias }: World): Promise<readonly string[]> {
  const table = await asker.must('/api/tables', { game: 'sealed-bids' });
  const match = (await asker.must<{ matches: { id: string }[] }>('/api/me/matches')).matches[0]?.id ?? 'none';
  const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
  const asks: readonly (readonly [string, object?])[] = [
    ['/api/me'],
    ['/api/me/people'],
    ['/api/me/news'],
    ['/api/me/matches'],
    [`/api/me/matches?person=${alias}`],
    [`/api/me/matches?person=${ada.id}`],
    [`/api/me/matches/${match}`],
    ['/api/me/figures'],
    ['/api/me/ways'],
    ['/api/me/export'],
    [`/api/matches/${match}`],
    ['/api/words', { words }],
    ['/api/device', { code: 'A'.repeat(22) }],
    ['/api/me/merge', { merge: 'A'.repeat(22) }],
    [`/api/me/people/${ada.id}/add`, {}],
    [`/api/me/people/${alias}/add`, {}],
    [`/api/me/people/${alias}/invite`, { table: table.id }],
    [`/api/me/people/${alias}/invite`, { table: 'nowhere' }],
    [`/api/me/people/${alias}/remove`, {}],
    [`/api/me/people/${alias}/invite`, { table: table.id }],
    [`/api/me/people/${alias}/block`, {}],
    [`/api/me/people/${alias}/invite`, { table: table.id }],
    [`/api/me/people/${alias}/unblock`, {}],
    ['/api/me/manners', { whom: { match, seat: 1 } }],
    ['/api/me/manners', { whom: { match, seat: 0 } }],
    ['/api/me/manners', { whom: { match, seat: 1 }, isMuted: true }],
    ['/api/reports', { whom: { match, seat: 1 }, why: 'name' }],
    ['/api/status'],
    ['/api/me/people'],
    ['/api/me/news'],
    [`/api/tables/${table.id}/sit`, { name: 'Ada' }],
  ];
  const drawn = [table.id, match, alias, ada.id, asker.id, table.code ?? 'none', table.match?.id ?? 'none'];
  const answers: string[] = [];
  for (const [path, body] of asks) answers.push(withoutNames(await answerTo(server, asker, path, body), drawn));
  return answers;
}

async function answerTo(server: TrialServer, { cookie }: Guest, path: string, body?: object): Promise<string> {
  const response = await fetch(`${server.base}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // How long it is depends on what was drawn; the text itself is compared.
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'content-length');
  const json = JSON.parse(await response.text(), (key, value) => (DRAWN.has(key) ? undefined : value)) as unknown;
  return JSON.stringify([path, response.status, headers, json]);
}

/** How a match went is another in each world, and no secret here. */
const DRAWN = new Set([
  'outcome',
  'recording',
  'course',
  'result',
  'theirs',
  'mine',
  'wins',
  'best',
  'commitment',
  'guest',
  'host',
]);

const withoutNames = (answer: string, drawn: readonly string[]): string =>
  drawn.reduce((text, name, index) => text.replaceAll(name, `NAME${index}`), answer);
