/** The store in PostgreSQL, which several processes may share: each table is one process's at a time, by a lease. */

import { drawnId } from '../drawn-id.ts';
import { refuse } from '../tables/refused.ts';
import type { AskRows } from './asking.ts';
import { challengeReads } from './challenge-queries.ts';
import type { ChallengeReads } from './challenge-reads.ts';
import { Holdings } from './holdings.ts';
import { Fenced } from './leases.ts';
import { moderationReads } from './moderation-queries.ts';
import type { ModerationReads } from './moderation-reads.ts';
import { noticeReads } from './notice-queries.ts';
import type { NoticeReads } from './notice-reads.ts';
import { peopleReads } from './people-queries.ts';
import type { PeopleReads } from './people-reads.ts';
import { Connections } from './postgres-connections.ts';
import { postgresTrouble, whyNotOpened } from './postgres-errors.ts';
import { LEASE_MILLIS, PostgresLeases } from './postgres-leases.ts';
import { PostgresLetters, PostgresPapers } from './postgres-papers.ts';
import { PostgresQueue } from './postgres-queue.ts';
import { PostgresReader } from './postgres-reads.ts';
import { migratePostgres } from './postgres-schema.ts';
import { PostgresWriter } from './postgres-writer.ts';
import { NO_CALLS } from './sqlite.ts';
import type { Change, MatchRecord, Store, StoreCalls } from './store.ts';

const SLOW_MILLIS = 3_000;

export interface PostgresOptions {
  /** How others call this process; drawn if left out. */
  readonly process?: string;
  readonly leaseMillis?: number;
  /** A commit that takes longer than this is trouble, too. */
  readonly slowMillis?: number;
}

export class PostgresStore implements Store {
  readonly people: PeopleReads;
  readonly moderation: ModerationReads;
  readonly notices: NoticeReads;
  readonly challenges: ChallengeReads;
  readonly leases: PostgresLeases;
  readonly beside: { readonly papers: PostgresPapers; readonly letters: PostgresLetters };
  readonly #connections: Connections;
  readonly #holdings = new Holdings();
  readonly #reader: PostgresReader;
  readonly #queue: PostgresQueue;
  #calls = NO_CALLS;
  #isClosed = false;

  private constructor(connections: Connections, { process = drawnId(9), ...options }: PostgresOptions) {
    this.#connections = connections;
    const writer = new PostgresWriter(process, this.#holdings, connections.connect);
    this.#queue = new PostgresQueue(writer, options.slowMillis ?? SLOW_MILLIS, {
      turned: (why) => this.#calls.turned(why),
      broken: (error) => this.#calls.broken(error),
      isOld: (change) => this.#holdings.isOld(change),
      refused: ({ epoch }, error) => {
        if (error instanceof Fenced && this.#holdings.lose(error.table, epoch)) this.#calls.fenced(error.table);
      },
    });
    this.leases = new PostgresLeases({
      ...{ process, holdings: this.#holdings, connections, leaseMillis: options.leaseMillis ?? LEASE_MILLIS },
      settled: () => this.#queue.last,
      mustAnswer: () => this.#mustAnswer(),
    });
    this.beside = { papers: new PostgresPapers(connections), letters: new PostgresLetters(connections, process) };
    const ask: AskRows = (sql, values) => this.#read(() => connections.ask(sql, values));
    this.#reader = new PostgresReader(ask);
    this.people = peopleReads(ask);
    this.moderation = moderationReads(ask);
    this.notices = noticeReads(ask);
    this.challenges = challengeReads(ask);
  }

  /** Throws a sentence when it can't be used. */
  static async open(address: string, options: PostgresOptions = {}): Promise<PostgresStore> {
    const connections = new Connections(address);
    try {
      const client = await connections.connect();
      await migratePostgres(client).finally(() => client.end());
      const store = new PostgresStore(connections, options);
      await store.leases.enter();
      return store;
    } catch (error) {
      await connections.close();
      throw new Error(whyNotOpened(error, address), { cause: error });
    }
  }

  get isFailing(): boolean {
    return this.#queue.isFailing;
  }

  /** How many transactions were written. */
  get commits(): number {
    return this.#queue.commits;
  }

  watch(calls: StoreCalls): void {
    this.#calls = calls;
  }

  write(change: Change): Promise<void> {
    const stamped = this.#holdings.stamp(change);
    const { table } = stamped;
    if (typeof table === 'string' && this.#holdings.hasLost(table)) return Promise.reject(new Fenced(table));
    return this.#queue.add(stamped);
  }

  guest = (id: string) => this.#reader.guest(id);
  guestWithToken = (token: string) => this.#reader.guestWithToken(token);
  tokensOf = (guest: string) => this.#reader.tokensOf(guest);
  table = (id: string) => this.#reader.table(id);
  openTables = () => this.#reader.openTables((id, error) => this.#calls.unreadable(id, error));
  lastBeat = () => this.#reader.lastBeat();
  bytes = () => this.#reader.bytes();
  entries = (match: string, from = 0, most = Number.MAX_SAFE_INTEGER) => this.#reader.entries(match, from, most);

  async match(id: string): Promise<MatchRecord | null> {
    const match = await this.#reader.match(id);
    if (match !== null) this.#holdings.noteMatch(match);
    return match;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const { isFailing } = this;
    await this.#queue.close();
    if (!isFailing) await this.leases.leave().catch(() => undefined);
    await this.#connections.close();
  }

  #mustAnswer(): void {
    if (this.isFailing) refuse('one-moment');
  }

  /** What was given to be written is seen by whoever reads after. */
  async #read<T>(ask: () => Promise<T>): Promise<T> {
    this.#mustAnswer();
    await this.#queue.last;
    try {
      return await ask();
    } catch (error) {
      const trouble = postgresTrouble(error);
      if (trouble === null || this.#isClosed) throw error;
      this.#queue.failed(trouble.why);
      return refuse('one-moment');
    }
  }
}
