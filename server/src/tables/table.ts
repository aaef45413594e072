/** A table: who sits at it, how far it has come, and the match on it. */

import { CLOSING, type TableInfo } from '#protocol';
import type { Game } from '#tabletop';
import type { Clock } from '../clock.ts';
import type { House } from '../house.ts';
import { endedBy } from '../match/kept-record.ts';
import { Playing } from '../match/playing.ts';
import { recovered, type Served, started } from '../match/recovery.ts';
import type { Session } from '../match/session.ts';
import { Fenced } from '../store/leases.ts';
import type { MatchEnd } from '../store/store.ts';
import { Aliases } from './alias.ts';
import { Assembly } from './assembly.ts';
import { recordOf } from './beginning.ts';
import { Book, type Changes } from './book.ts';
import { Company } from './company.ts';
import { Conversation } from './conversation.ts';
import { Desertion } from './desertion.ts';
import { storeFork } from './forking.ts';
import { infoOf, toldTally } from './info.ts';
import { drawNextMatch, type Gathering } from './opening.ts';
import { Past } from './past.ts';
import { playingCalls } from './playing-calls.ts';
import { millisOf } from './presence.ts';
import { refuse } from './refused.ts';
import type { Room } from './room.ts';
import type { Seating } from './seating.ts';
import { layDown } from './sleep.ts';
import { slowCalls, timesOf } from './slow-match.ts';
import { sendStrangersAway } from './strangers.ts';
import { Succession } from './succession.ts';
import type { Missed, TableCalls } from './table-calls.ts';
import type { TableData } from './table-data.ts';
import { Trouble } from './trouble.ts';

export class Table {
  readonly id: string;
  readonly aliases: Aliases;
  readonly company: Company;
  readonly seating: Seating;
  readonly room: Room;
  readonly assembly: Assembly;
  readonly conversation: Conversation;
  readonly past: Past;
  readonly desertion: Desertion;
  readonly #house: House;
  readonly #calls: TableCalls;
  readonly #trouble: Trouble;
  readonly #succession: Succession;
  readonly #book: Book;
  #playing: Playing | null = null;
  #isShut = false;
  /** What those who come back should be told. */
  missed: Missed = null;

  constructor(house: House, id: string, data: TableData, calls: TableCalls) {
    this.id = id;
    this.aliases = new Aliases(id);
    this.#house = house;
    this.#calls = calls;
    this.#book = new Book(house, id, data);
    this.seating = this.#book.seating;
    this.room = this.#book.room;
    this.#trouble = new Trouble(house, id);
    this.assembly = new Assembly(house.clock, (gathering) => this.#begin(gathering));
    if (data.again) this.assembly.rematch.take(data.again, this.seating);
    this.desertion = new Desertion(house.clock, this, () => this.#fallAsleep());
    const isCounting = () => this.isPlaying && this.company.isAnybodyHere && !(this.session?.still.pause.isOn ?? false);
    const rules = () => ({ awayMillis: millisOf(this.#book.settings.awaySeconds), isCounting: isCounting() });
    const changed = () => {
      this.#playing?.look();
      this.tellEverybody();
    };
    this.conversation = new Conversation(house);
    this.#succession = new Succession(house, this);
    this.past = new Past(house, this);
    this.company = new Company(house, id, () => this.seating, { rules, changed, watching: () => this.#book.settings });
    this.company.review();
    this.noteCompany();
  }

  get data(): TableData {
    return this.#book.data;
  }

  /** Its own: it stands still while nobody runs it. */
  get clock(): Clock {
    return this.#house.clock;
  }

  get session(): Session | null {
    return this.#playing?.session ?? null;
  }

  get isPlaying(): boolean {
    return this.#playing !== null;
  }

  /** By the rules its match began with; between matches, by the newest. */
  get game(): Game {
    const { game, rulesVersion } = this.data;
    return this.#house.shelf.rules(game, rulesVersion) ?? refuse('no-such-game');
  }

  get info(): TableInfo {
    return infoOf(this, this.#playing);
  }

  /** Changes what is written down, and resolves when it is; then everybody is told. */
  async change(changes: Changes): Promise<void> {
    this.#book.note(changes);
    this.company.review();
    this.#calls.saved(this);
    this.session?.still.review();
    this.session?.noteSeats(this.seating.all);
    await this.#house.store.write({ kind: 'table', table: this.#book.record });
    this.tellEverybody();
  }

  readonly tellEverybody = (): void => this.company.tell(this.info);

  /** Somebody came or went. */
  noteCompany(): void {
    if (this.#isShut) return;
    this.desertion.review();
    this.#succession.review();
    this.#playing?.look();
    this.session?.still.review();
  }

  /** Somebody did something, which all the others see or not. */
  noteActed(guest: string, how: { readonly isSeen: boolean }): void {
    this.#playing?.acted(this.seating.seatsOf(guest), how);
  }

  /** Asks the players to add to the chance of the next match, then begins it. */
  gather(): void {
    this.assembly.open(this.seating, this.data.fork?.future);
    this.#book.change({ phase: 'starting', times: timesOf(this.data), again: null });
    sendStrangersAway(this);
    this.tellEverybody();
    for (const line of this.company.lines) this.assembly.ask(line, this);
    this.assembly.wait();
  }

  /** Goes on with a match that was stored. */
  async resume(missed: Missed): Promise<void> {
    this.missed = missed;
    const served = await recovered(this.#house, this.game, this.data.match?.id ?? '', this.company.watchDelay);
    const { end, ended } = served.record;
    if (end === null || end.outcome === null) return this.#play(served);
    // Its end was written, and then nothing more.
    this.#book.willEnd(end, ended ?? 0);
    this.#book.end();
  }

  shut(): void {
    this.#isShut = true;
    this.#playing?.shut();
    this.#playing = null;
    for (const part of [this.assembly, this.desertion, this.#succession, this.company]) part.shut();
  }

  /** A match that is on ends without an outcome: its secret is shown, and it can be looked at like any other. */
  async close(): Promise<void> {
    const { session } = this;
    this.shut();
    if (session !== null) {
      const end = { at: session.time.at(), outcome: null, result: null };
      await this.#house.store.write({ kind: 'match', match: endedBy(session.record, end, this.#house.clock) });
    }
    await this.change({ phase: 'closed', code: null });
    this.#sendHome('tableClosed');
  }

  #sendHome(because: 'tableClosed' | 'tableFailed'): void {
    for (const line of [...this.company.lines]) line.close(CLOSING[because], because);
  }

  #begin(gathering: Gathering): void {
    const [{ next, options, fork = null }, { store }] = [this.data, this.#house];
    const record = recordOf(this, this.#house.clock, gathering);
    this.room.begin(this.game.id, options);
    const match = { id: next.id, commitment: next.commitment, outcome: null };
    const on = { phase: 'playing', match, next: drawNextMatch(this.game), planet: null, fork: null } as const;
    const stored = fork === null ? store.write({ kind: 'match', match: record }) : storeFork(this.#house, record, fork);
    if (fork === null) this.#play(started(this.game, record));
    const changed = fork === null ? this.change(on) : stored.then(() => this.change(on)).then(() => this.resume(null));
    Promise.all([stored, changed]).then(
      () => this.company.showAll(this.session),
      (error) => this.#fail(error),
    );
  }

  #play(served: Served): void {
    this.#playing = new Playing(this.#house, served, this.company, {
      turnSeconds: this.data.settings.turnSeconds,
      slow: slowCalls(this.#house, this, (error) => this.#fail(error)),
      calls: {
        ...playingCalls(this, this.#book),
        ...{ ended: (end) => this.#end(end), failed: (error) => this.#fail(error), stuck: () => this.#giveUp() },
      },
    });
    this.company.review();
    this.session?.still.review();
  }

  #end({ outcome, result }: MatchEnd): void {
    this.#playing = null;
    this.#book.end();
    this.company.send({ type: 'ended', match: this.data.match?.id ?? '', outcome, result });
    this.company.send({ type: 'tally', matches: toldTally(this) });
    this.change({}).catch((error) => this.#fail(error));
  }

  /** Its own people are told, and nobody else notices. */
  #fail(error: unknown): void {
    this.#playing?.shut();
    this.#playing = null;
    if (error instanceof Fenced) this.#calls.lost(this);
    if (this.#isShut) return;
    const isHopeless = this.#trouble.isTooMuch(error) || this.data.phase !== 'playing';
    const recovery = isHopeless ? Promise.reject(error) : this.resume(null);
    recovery.then(() => this.company.showAll(this.session)).catch(() => this.#giveUp());
  }

  /** Nothing is written: what was stored is good, and the next start may go on from it. */
  #giveUp(): void {
    this.company.send({ type: 'notice', notice: 'table-has-failed', millis: null });
    this.shut();
    this.#calls.failed(this);
    this.#sendHome('tableFailed');
  }

  /** At a slow table bots play though nobody is here. */
  get isWorking(): boolean {
    return this.data.settings.overDays !== null && this.#playing?.isBotToMove === true;
  }

  #fallAsleep(): void {
    this.session?.still.review();
    // Where only screens are they go on showing how it stands.
    if (!this.company.isEmpty) return;
    const written = layDown(this.#house, this, this.#book);
    this.shut();
    this.#calls.asleep(this);
    written().catch(this.#trouble.note);
  }
}
