/** A match that goes on from a moment of one that is over: at a table of its own, with whoever sits down at it. */

import type { Fork as Asked } from '#protocol';
import { LEVELS, type Level, type LiveMatch, upTo, type WrittenRecording } from '#tabletop';
import type { House } from '../house.ts';
import { movesIn } from '../match/moves-in.ts';
import { begun } from '../match/recovery.ts';
import { writtenRecording } from '../net/recordings.ts';
import type { ForkOrigin, MatchRecord, StoredEntry } from '../store/store.ts';
import { refuse } from './refused.ts';
import type { Sitting } from './seating.ts';
import type { OptionValues, TableData } from './table-data.ts';

/** Who plays where nobody says how well. */
const USUAL: Level = 'regular';

/** What a table takes over from the match that its own goes on from. */
export interface Forked extends Pick<TableData, 'game' | 'rulesVersion' | 'options' | 'seats'> {
  readonly fork: ForkOrigin;
}

/** Only of a match that is over: of one that is on nobody learns anything by going on from it. */
export async function forkFrom(
  house: House,
  asked: Asked,
  you: { readonly id: string; readonly name: string },
): Promise<Forked> {
  const { store } = house;
  const source = (await store.match(asked.match)) ?? refuse('no-such-match');
  if (source.end === null) refuse('not-finished');
  const { game, rulesVersion, options, players } = source;
  if (house.shelf.rules(game, rulesVersion) === null) refuse('other-rules');
  if (asked.seats.length !== players.length) refuse('bad-seat-count');
  const entries = await store.entries(source.id);
  mustGoOn(house, source, entries, asked);
  const seats = players.map(({ name, bot }, seat): Sitting => {
    const who = asked.seats[seat] ?? 'open';
    if (who === 'open') return { kind: 'empty' };
    const isFirst = asked.seats.indexOf('you') === seat;
    if (who === 'you') return { kind: 'person', guest: you.id, name: isFirst ? you.name : name };
    return { kind: 'bot', name, level: who === 'recorded' ? levelOf(bot) : who };
  });
  if (!asked.seats.includes('you')) refuse('seats-are-empty');
  const recorded = asked.seats.flatMap((who, seat) => (who === 'recorded' ? [seat] : []));
  const { match, moves, at, future } = asked;
  return {
    ...{ game, rulesVersion, options: options as OptionValues, seats },
    fork: { match, moves, at, future, recorded },
  };
}

const levelOf = (bot: string | undefined): Level => LEVELS.find((level) => level === bot) ?? USUAL;

/** The moment lies between two moves of the match, and the match was not over by then. */
function mustGoOn(house: House, source: MatchRecord, entries: readonly StoredEntry[], { moves, at }: Asked): void {
  const all = movesIn(entries);
  const [last, next] = [moves === 0 ? 0 : all[moves - 1]?.at, all[moves]?.at ?? source.end?.at ?? 0];
  if (last === undefined || at < last || at > next) refuse('no-such-moment');
  const rules = house.shelf.rules(source.game, source.rulesVersion) ?? refuse('other-rules');
  const isOver = house.watchdog.run({ brokenOff: () => undefined }, () => {
    const match: LiveMatch = begun(rules, source);
    for (const input of all.slice(0, moves)) match.play(input);
    match.pass(at);
    return match.outcome !== null;
  });
  if (isOver) refuse('no-such-moment');
}

/** The match as it is written down before anybody plays on: asleep at its moment, with the moves that led there. */
export async function storeFork(house: House, record: MatchRecord, fork: ForkOrigin): Promise<void> {
  const { store } = house;
  const source = (await store.match(fork.match)) ?? refuse('no-such-match');
  const past: WrittenRecording = upTo(writtenRecording(source, await store.entries(source.id)), fork);
  const entries = past.moves.map((input, index): StoredEntry => ({ kind: 'move', ...input, key: `fork-${index}` }));
  const match: MatchRecord = {
    ...record,
    ...(source.setup === undefined ? {} : { setup: source.setup }),
    ...(past.chance === undefined ? {} : { inherited: past.chance }),
    ...{ fork, asleepAt: fork.at },
  };
  await store.write({ kind: 'whole-match', match, entries });
  await store.write({ kind: 'fork-noted', id: fork.match, fork: match.id });
}
