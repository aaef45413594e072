/** Whole matches, replayed to the exact final hash; each shows what its file's name says. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Event, type GravitySuperstarWords, gravitySuperstar, rowCol, type State } from '#games/gravity-superstar';
import { type FindGame, parseRecording, type Recording, type Replayed, replay } from '#tabletop';

interface File {
  readonly recording: unknown;
  readonly expect: object;
}

interface Told {
  readonly match: Replayed<GravitySuperstarWords>;
  readonly events: readonly Event[];
}

const FOLDER = new URL('./recordings/', import.meta.url);
const find = (() => gravitySuperstar) as unknown as FindGame;

function readFile(name: string): File {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as File;
}

function retold(name: string): Told {
  const read = parseRecording(readFile(name).recording, find);
  if (!read.ok) throw new Error(read.error);
  const events: Event[] = [];
  const noKey = (): string => {
    throw new Error('the recording names its chance');
  };
  const replayed = replay(read.value as unknown as Recording<GravitySuperstarWords>, noKey, {
    told: (event) => events.push(event),
  });
  if (!replayed.ok) throw new Error(`move ${replayed.move}: ${replayed.refusal.because}`);
  return { match: replayed.match, events };
}

/** Events cut into moves: each from the card or refill that began it to the landing. */
function moves(events: readonly Event[]): readonly (readonly Event[])[] {
  const cut: Event[][] = [[]];
  for (const event of events) {
    cut.at(-1)?.push(event);
    if (event.type === 'landed') cut.push([]);
  }
  return cut;
}

function crossesRim(event: Event, { board }: State): boolean {
  if (event.type !== 'entered') return false;
  const [from, to] = [rowCol(board, event.from), rowCol(board, event.cell)];
  return Math.abs(from[0] - to[0]) > 1 || Math.abs(from[1] - to[1]) > 1;
}

const endedBy = (events: readonly Event[], ending: string): boolean =>
  events.some((event) => event.type === 'match-ended' && event.ending === ending);

/** What each file shows. */
const SHOWS: { readonly [name: string]: (told: Told) => boolean } = {
  'normal-end': ({ events }) => endedBy(events, 'few-stars'),
  'expert-end': ({ events }) => endedBy(events, 'goal'),
  'expert-no-stars-left': ({ events }) => endedBy(events, 'no-stars'),
  'sixty-rounds-normal': ({ events, match }) => endedBy(events, 'last-round') && match.state.end === 'normal',
  'sixty-rounds-expert': ({ events, match }) => endedBy(events, 'last-round') && match.state.end === 'expert',
  'tie-broken-by-tokens': ({ match: { outcome } }) => {
    const best = Math.max(...(outcome?.scores ?? []));
    return outcome?.winners.length === 1 && outcome.scores.filter((score) => score === best).length > 1;
  },
  'shared-victory': ({ match: { outcome } }) => (outcome?.winners.length ?? 0) > 1,
  'all-doors-occupied': ({ events }) => events.some((event) => event.type === 'door-moved' && event.to === event.from),
  'two-ejections-in-one-fall': ({ events }) =>
    moves(events).some((move) => {
      const fall = move.findIndex((event) => event.type === 'entered' && event.falling);
      return fall >= 0 && move.slice(fall).filter(({ type }) => type === 'ejected').length === 2;
    }),
  'fall-through-three-edges': ({ events, match }) =>
    moves(events).some((move) => move.filter((event) => crossesRim(event, match.state)).length === 3),
};

test('every recording is known, and every one known is there', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
  expect(files.toSorted()).toEqual(Object.keys(SHOWS).toSorted());
});

test.each(Object.keys(SHOWS))('%s: replayed to its result and hash', (name) => {
  const { match } = retold(name);
  const { state, outcome, at } = match;
  const seen = { ok: true, finished: outcome !== null, at, result: gravitySuperstar.result(state), hash: match.hash() };
  expect(seen).toEqual(readFile(name).expect);
});

test.each(Object.entries(SHOWS))('%s: it happens', (name, shows) => {
  expect(shows(retold(name))).toBe(true);
});
