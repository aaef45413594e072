/** A table: who sits at it, how far it has come, and the match on it. */

import type { Level } from '#bots';
import { CLOSING, type Notice, type TableInfo, type ToClient } from '#protocol';
import type { Game, Seat } from '#tabletop';
import { Alarm } from '../clock.ts';
import type { House } from '../house.ts';
import { LiveMatch, type Served } from '../match/live-match.ts';
import { Playing } from '../match/playing.ts';
import { isRealTime, Patience, recovered } from '../match/recovery.ts';
import { STAND_IN } from '../match/robots.ts';
import type { Session } from '../match/session.ts';
import type { MatchEnd, TableRecord } from '../store/store.ts';
import { Company } from './company.ts';
import { infoOf } from './info.ts';
import type { Line } from './line.ts';
import { drawNextMatch, GATHERING_MILLIS, Gathering } from './opening.ts';
import { refuse } from './refused.ts';
import { Seating } from './seating.ts';
import type { TableData } from './table-data.ts';

/** With nobody connected the match stands still after this. */
const ASLEEP_AFTER = 60_000;

export type Missed = { readonly notice: Notice; readonly millis: number | null } | null;

export interface TableCalls {
  /** What is known of the table has changed. */
  saved(table: Table): void;
  /** Nobody is here any more: it can be let go from memory. */
  asleep(table: Table): void;
}

const millisOf = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);

export class Table {
  readonly id: string;
  readonly company: Company;
  readonly #house: House;
  readonly #calls: TableCalls;
  readonly #gatheringIsOver: Alarm;
  readonly #sleep: Alarm;
  readonly #patience: Patience;
  #data: TableData;
  #seating: Seating;
  #playing: Playing | null = null;
  #gathering: Gathering | null = null;
  #isShut = false;
  /** What those who come back should be told. */
  missed: Missed = null;

  constructor(house: House, id: string, data: TableData, calls: TableCalls) {
    this.id = id;
    this.#house = house;
    this.#calls = calls;
    this.#data = data;
    this.#patience = new Patience(house);
    this.#seating = new Seating(data.game, data.seats);
    this.#gatheringIsOver = new Alarm(house.clock, () => this.#begin());
    this.#sleep = new Alarm(house.clock, () => this.#fallAsleep());
    const rules = () => ({
      awayMillis: millisOf(this.#data.settings.awaySeconds),
      isCounting: this.isPlaying && this.company.isAnybodyHere,
    });
    const changed = () => {
      this.#playing?.look();
      this.tellEverybody();
    };
    this.company = new Company(house, id, () => this.#seating, { rules, changed });
    this.company.review();
    this.noteCompany();
  }

  get data(): TableData {
    return { ...this.#data, seats: this.#seating.all };
  }

  get seating(): Seating {
    return this.#seating;
  }

  get session(): Session | null {
    return this.#playing?.session ?? null;
  }

  get isPlaying(): boolean {
    return this.#playing !== null;
  }

  get game(): Game {
    return this.#house.shelf.game(this.#data.game) ?? refuse('no-such-game');
  }

  get gathering(): Gathering | null {
    return this.#gathering;
  }

  get info(): TableInfo {
    return infoOf(this, this.#playing);
  }

  /** Changes what is written down, and resolves when it is; then everybody is told. */
  async change(changes: Partial<Omit<TableData, 'seats' | 'wall'>>): Promise<void> {
    this.#data = { ...this.#data, ...changes, wall: this.#house.clock.wall() };
    this.company.review();
    this.#calls.saved(this);
    this.session?.telling.review();
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
    this.#playing?.look();
    this.session?.telling.review();
  }

  /** Asks the players to add to the chance of the next match, then begins it. */
  gather(): void {
    this.#gathering = new Gathering(this.#seating.players.length, this.#seating.peopleSeats);
    this.#data = { ...this.#data, phase: 'starting' };
    this.tellEverybody();
    for (const line of this.company.lines) this.askToContribute(line);
    this.#gatheringIsOver.set(this.#house.clock.now() + GATHERING_MILLIS);
    this.beginIfGathered();
  }

  askToContribute(line: Line): void {
    const seats = this.#seating.seatsOf(line.guest);
    if (this.#gathering === null || seats.length === 0) return;
    const { commitment } = this.#data.next;
    line.send(JSON.stringify({ type: 'contribution-wanted', commitment, seats } satisfies ToClient));
  }

  beginIfGathered(): void {
    if (this.#gathering?.isComplete === true) this.#begin();
  }

  /** Goes on with a match that was stored. */
  async resume(missed: Missed): Promise<void> {
    const served = await recovered(this.#house, this.game, this.#data.match?.id ?? '');
    this.missed = missed;
    this.#play(served);
  }

  /** Nothing more happens here. */
  shut(): void {
    this.#isShut = true;
    this.#playing?.shut();
    this.#playing = null;
    this.#gathering = null;
    this.#gatheringIsOver.set(null);
    this.#sleep.set(null);
    this.company.shut();
  }

  async close(because: 'tableClosed' | 'tableFailed'): Promise<void> {
    this.shut();
    await this.change({ phase: 'closed', code: null });
    for (const line of [...this.company.lines]) line.close(CLOSING[because], because);
  }

  #begin(): void {
    const gathering = this.#gathering;
    if (gathering === null) return;
    this.#gathering = null;
    this.#gatheringIsOver.set(null);
    const { next, options } = this.#data;
    const { game } = this;
    const startedAt = this.#house.clock.now();
    const players = this.#seating.players;
    const record = gathering.matchOf(next, game, { table: this.id, options, players, startedAt });
    const stored = this.#house.store.write({ kind: 'match', match: record });
    const match = { id: next.id, commitment: next.commitment, outcome: null };
    this.#play({ match: new LiveMatch(game, record, !isRealTime(this.#house, game.id)), startedAt, tellingAt: null });
    const changed = this.change({ phase: 'playing', match, next: drawNextMatch(game) });
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
        turnsChanged: () => this.tellEverybody(),
        tellsFirst: () => this.#data.settings.tellFirst,
        tellingChanged: () => this.tellEverybody(),
        ended: (end) => this.#end(end),
        failed: (error) => this.#fail(error),
        stuck: () => this.#giveUp(),
      },
    });
    this.company.review();
  }

  #levelOf(seat: Seat): Level | null {
    const sitting = this.#seating.at(seat);
    if (sitting.kind === 'bot') return sitting.level;
    return sitting.kind === 'person' && this.company.presence.isStoodIn(sitting.guest) ? STAND_IN : null;
  }

  #end({ outcome, result }: MatchEnd): void {
    this.#playing = null;
    const { match } = this.#data;
    if (match === null) return;
    this.company.send({ type: 'ended', match: match.id, outcome, result });
    this.change({ phase: 'finished', match: { ...match, outcome } }).catch((error) => this.#fail(error));
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

  #giveUp(): void {
    this.company.send({ type: 'notice', notice: 'table-has-failed', millis: null });
    this.close('tableFailed').catch((error) =>
      this.#house.log.error({ err: error, table: this.id }, 'could not close'),
    );
  }

  #fallAsleep(): void {
    const session = this.session;
    const match = session === null ? null : { ...session.record, asleepAt: session.time.at() };
    this.shut();
    this.#calls.asleep(this);
    if (match !== null) this.#house.store.write({ kind: 'match', match }).catch((error) => this.#complain(error));
  }
}
