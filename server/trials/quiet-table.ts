/** A table of a real house without a network: its connections are real ones, the bytes under them stay in memory. */

import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { WebSocket } from 'ws';
import { botFor } from '#bots';
import type { Level, LiveMatch } from '#tabletop';
import { FairBots } from '../src/bots/fair-share.ts';
import type { BotRunner } from '../src/bots/runner.ts';
import { LocalBus } from '../src/bus/local-bus.ts';
import { Commons } from '../src/cluster/commons.ts';
import type { House } from '../src/house.ts';
import { Incidents } from '../src/incidents.ts';
import { LIMITS } from '../src/limits/numbers.ts';
import { Measures } from '../src/measures.ts';
import { Connection } from '../src/net/connection.ts';
import { HOUSE_SHELF } from '../src/open-house.ts';
import { Blocks } from '../src/people/blocks.ts';
import { Hours } from '../src/people/hours.ts';
import { OwnLeases } from '../src/store/leases.ts';
import type { Store } from '../src/store/store.ts';
import { Hall } from '../src/tables/hall.ts';
import { Watchdog } from '../src/watchdog.ts';
import type { ManualClock } from './manual-clock.ts';
import { NO_LIMITS, NOT_NAMED, silent } from './running.ts';

/** They answer as soon as they are asked. */
const bots: BotRunner = {
  decide: async (game, view, asked) => botFor(game)?.decide(view, asked) ?? null,
  close: async () => undefined,
};

/** Keeps nothing: nobody asks for anything again. */
const store = { write: async () => undefined, leases: new OwnLeases() } as unknown as Store;
/** One for all tables: it has a thread of its own. */
const watchdog = new Watchdog(60_000);
const measures = new Measures();

class QuietSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  ping(says: Buffer): void {
    this.emit('pong', says);
  }
  close(): void {
    this.emit('close');
  }
  terminate(): void {
    this.emit('close');
  }
}

export interface QuietLine {
  say(frame: string): void;
  /** It breaks without a word. */
  cut(): void;
}

export interface QuietTable {
  readonly id: string;
  /** Of the match that is on. */
  readonly key: string;
  readonly match: LiveMatch;
  connect(heard: (frame: string) => void): QuietLine;
}

export interface QuietMatch {
  readonly game: string;
  readonly options: object;
  readonly people: string[];
  readonly bots: Level[];
  /** What the match's chance follows from. */
  readonly secret: string;
}

const GUEST = { id: 'guest', name: 'Ada' };

export async function quietTable(clock: ManualClock, { secret, ...asked }: QuietMatch): Promise<QuietTable> {
  const house: House = {
    ...{ shelf: HOUSE_SHELF, clock, store, bus: new LocalBus(() => undefined), bots },
    ...{ measures, watchdog, log: silent, incidents: new Incidents(clock, silent, measures) },
    numbers: { ...LIMITS, ...NO_LIMITS },
    blocks: new Blocks(),
    hours: new Hours(store),
    named: NOT_NAMED,
    commons: new Commons(),
  };
  const hall = new Hall(house, new FairBots(bots, { atOnce: 1_000, mostWaiting: 1_000 }));
  const seats = asked.people.length + asked.bots.length;
  const options = asked.options as Record<string, never>;
  const table = await hall.create(GUEST, { ...asked, options, seats }, '');
  await table.change({ next: { ...table.data.next, id: 'match', secret } });
  table.gather();
  const seated = Array.from(asked.people.keys());
  for (const seat of seated) table.assembly.gathering?.add(seat, '00'.repeat(16));
  table.assembly.endIfComplete();
  const session = table.session;
  if (session === null) throw new Error('the match has not begun');
  const connect = (heard: (frame: string) => void): QuietLine => {
    const socket = new QuietSocket();
    const stream = new PassThrough();
    stream.write = (bytes: Buffer) => {
      for (const text of textsIn(bytes)) heard(text);
      return true;
    };
    new Connection(
      house,
      hall,
      { socket: socket as unknown as WebSocket, stream },
      { guest: GUEST, allowance: { take: () => true } },
    );
    return { say: (frame) => socket.emit('message', Buffer.from(frame), false), cut: () => socket.terminate() };
  };
  return { id: table.id, key: session.record.key, match: session.match, connect };
}

/** As the frame writer puts them together: unmasked, never split. */
function* textsIn(bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length; ) {
    const short = bytes[at + 1] ?? 0;
    const [head, length] =
      short < 126
        ? [2, short]
        : short === 126
          ? [4, bytes.readUInt16BE(at + 2)]
          : [10, Number(bytes.readBigUInt64BE(at + 2))];
    yield bytes.toString('utf8', at + head, at + head + length);
    at += head + length;
  }
}
