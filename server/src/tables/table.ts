/** A table: who sits at it, how far it has come, and the match on it. */

import { CLOSING, type TableInfo } from '#protocol';
import type { Game, Level, Seat } from '#tabletop';
import { Alarm } from '../clock.ts';
import type { House } from '../house.ts';
import { endedBy } from '../match/kept-record.ts';
import { Playing } from '../match/playing.ts';
import { Patience, recovered, type Served, started } from '../match/recovery.ts';
import { STAND_IN } from '../match/robots.ts';
import type { Session } from '../match/session.ts';
import { sittingsOf } from '../match/sittings.ts';
import type { MatchEnd, TableRecord } from '../store/store.ts';
import { Aliases } from './alias.ts';
import { Assembly } from './assembly.ts';
import { Company } from './company.ts';
import { Conversation } from './conversation.ts';
import { infoOf } from './info.ts';
import { drawNextMatch, type Gathering, newerRules } from './opening.ts';
import { Past } from './past.ts';
import { setupWith } from './planet.ts';
import { awayMillisOf } from './presence.ts';
import { refuse } from './refused.ts';
import { Seating } from './seating.ts';
import { sendStrangersAway } from './strangers.ts';
import { Succession } from './succession.ts';
import type { Missed, TableCalls } from './table-calls.ts';
import type { TableData } from './table-data.ts';

/** With nobody connected the match stands still after this. */
const ASLEEP_AFTER = 60_000;

export class Table {
  readonly id: string;
  readonly aliases: Aliases;
  readonly company: Company;
  readonly seating: Seating;
  readonly assembly: Assembly;
  readonly conversation: Conversation;
  readonly past: Past;
  readonly #house: House;
  readonly #calls: TableCalls;
  readonly #sleep: Alarm;
  readonly #patience: Patience;
  readonly #succession: Succession;
  #data: TableData;
  #playing: Playing | null = null;
  #isShut = false;
  /** What those who come back should be told. */
  missed: Missed = null;

  constructor(house: House, id: string, data: TableData, calls: TableCalls) {
    this.id = id;
    this.aliases = new Aliases(id);
    this.#house = house;
    this.#calls = calls;
    this.#data = data;
    this.#patience = new Patience(house);
    this.seating = new Seating(data.game, data.seats);
    this.assembly = new Assembly(house.clock, (gathering) => this.#begin(gathering));
    this.#sleep = new Alarm(house.clock, () => this.#fallAsleep());
    const isCounting = () => this.isPlaying && this.company.isAnybodyHere;
    const rules = () => ({ awayMillis: awayMillisOf(this.#data.settings), isCounting: isCounting() });
    const changed = () => {
      this.#playing?.look();
      this.tellEverybody();
    };
    this.conversation = new Conversation(house);
    this.#succession = new Succession(house, this);
    this.past = new Past(house, this);
    const watchLive = () => this.#data.settings.watchLive;
    this.company = new Company(house, id, () => this.seating, { rules, changed, watchLive });
    this.company.review();
    this.noteCompany();
  }

  get data(): TableData {
    return { ...this.#data, seats: this.seating.all };
  }

  get session(): Session | null {
    return this.#playing?.session ?? null;
  }

  get isPlaying(): boolean {
    return this.#playing !== null;
  }

  /** By the rules its match began with; between matches, by the newest. */
  get game(): Game {
    const { game, rulesVersion } = this.#data;
    return this.#house.shelf.rules(game, rulesVersion) ?? refuse('no-such-game');
  }

  get info(): TableInfo {
    return infoOf(this, this.#playing);
  }

  /** Changes what is written down, and resolves when it is; then everybody is told. */
  async change(changes: Partial<Omit<TableData, 'seats' | 'wall'>>): Promise<void> {
    const { clock } = this.#house;
    this.#data = { ...this.#data, ...changes, wall: clock.wall(), served: clock.now() };
    this.company.review();
    this.#calls.saved(this);
    this.session?.telling.review();
    this.session?.noteSeats(this.seating.all);
    await this.#house.store.write({ kind: 'table', table: this.record });
    this.tellEverybody();
  }

  get record(): TableRecord {
    return { id: this.id, open: this.#data.phase !== 'closed', data: this.data };
  }

  readonly tellEverybody = (): void => this.company.tell(this.info);

  /** Somebody came or went. */
  noteCompany(): void {
    if (this.#isShut) return;
    this.#sleep.set(this.company.size > 0 ? null : this.#house.clock.now() + ASLEEP_AFTER);
    this.#succession.review();
    this.#playing?.look();
    this.session?.telling.review();
  }

  /** Asks the players to add to the chance of the next match, then begins it. */
  gather(): void {
    this.assembly.open(this.seating);
    this.#data = { ...this.#data, phase: 'starting' };
    sendStrangersAway(this);
    this.tellEverybody();
    for (const line of this.company.lines) this.assembly.ask(line, this);
    this.assembly.wait();
  }

  /** Goes on with a match that was stored. */
  async resume(missed: Missed): Promise<void> {
    this.missed = missed;
    this.#play(await recovered(this.#house, this.game, this.#data.match?.id ?? ''));
  }

  shut(): void {
    this.#isShut = true;
    this.#playing?.shut();
    this.#playing = null;
    this.#sleep.set(null);
    for (const part of [this.assembly, this.#succession, this.company]) part.shut();
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
    const [{ next, options, planet }, { clock }, { players, all }] = [this.#data, this.#house, this.seating];
    const record = gathering.matchOf(next, this.game, {
      ...{ table: this.id, options, players, startedAt: clock.now(), setup: setupWith(planet, players.length) },
      ...{ began: clock.wall(), sittings: sittingsOf(all) },
    });
    const stored = this.#house.store.write({ kind: 'match', match: record });
    const match = { id: next.id, commitment: next.commitment, outcome: null };
    this.#play(started(this.game, record));
    const changed = this.change({ phase: 'playing', match, next: drawNextMatch(this.game), planet: null });
    Promise.all([stored, changed]).then(
      () => this.company.showAll(this.session),
      (error) => this.#fail(error),
    );
  }

  #play(served: Served): void {
    this.#playing = new Playing(this.#house, served, this.company, {
      turnSeconds: this.#data.settings.turnSeconds,
      calls: {
        levelOf: (seat) => this.#levelOf(seat),
        isPerson: (seat) => this.seating.at(seat).kind === 'person',
        tellsFirst: () => this.#data.settings.tellFirst,
        isOpenToAll: () => this.#data.settings.listed,
        ...{ turnsChanged: this.tellEverybody, tellingChanged: this.tellEverybody },
        ended: (end) => this.#end(end),
        failed: (error) => this.#fail(error),
        stuck: () => this.#giveUp(),
      },
    });
    this.company.review();
  }

  /** Bots play for somebody: with nobody there they don't. */
  #levelOf(seat: Seat): Level | null {
    if (this.company.size === 0) return null;
    const sitting = this.seating.at(seat);
    if (sitting.kind === 'bot') return sitting.level;
    return sitting.kind === 'person' && this.company.presence.isStoodIn(sitting.guest) ? STAND_IN : null;
  }

  #end({ outcome, result }: MatchEnd): void {
    this.#playing = null;
    const [{ match }, { shelf }] = [this.#data, this.#house];
    if (match === null) return;
    this.company.send({ type: 'ended', match: match.id, outcome, result });
    const end = { phase: 'finished', match: { ...match, outcome }, ...newerRules(shelf, this.#data) } as const;
    this.change(end).catch((error) => this.#fail(error));
  }

  /** Its own people are told, and nobody else notices. */
  #fail(error: unknown): void {
    this.#complain(error);
    this.#playing?.shut();
    this.#playing = null;
    const isHopeless = this.#patience.isOver() || this.#data.phase !== 'playing';
    const recovery = isHopeless ? Promise.reject(error) : this.resume(null);
    recovery.then(() => this.company.showAll(this.session)).catch(() => this.#giveUp());
  }

  #complain(error: unknown): void {
    this.#house.measures.failures.inc();
    this.#house.log.error({ err: error, table: this.id }, 'a table failed');
  }

  /** Nothing is written: what was stored is good, and the next start may go on from it. */
  #giveUp(): void {
    this.company.send({ type: 'notice', notice: 'table-has-failed', millis: null });
    this.shut();
    this.#calls.failed(this);
    this.#sendHome('tableFailed');
  }

  #fallAsleep(): void {
    const [{ session }, { store, clock }] = [this, this.#house];
    const match = session === null ? null : { ...session.record, asleepAt: session.time.at() };
    this.#data = { ...this.#data, served: clock.now() };
    this.shut();
    this.#calls.asleep(this);
    const written = match === null ? [] : [store.write({ kind: 'match', match })];
    // With its own rules back, a match of others goes on: what was stored of it stays as it was.
    if (this.missed?.notice !== 'rules-have-changed') written.push(store.write({ kind: 'table', table: this.record }));
    Promise.all(written).catch((error) => this.#complain(error));
  }
}
