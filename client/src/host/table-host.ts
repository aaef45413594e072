/** A table on the screen, wherever it stands: what is said over its line, and what the page is shown of it. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Notice, PROTOCOL_VERSION, type Said, type TableInfo, type ToClient, type ToServer } from '#protocol';
import type { Refused, Seat, Viewer } from '#tabletop';
import { isTitle, type Title } from '../catalogue/titles.ts';
import { ClockSync, clockOf } from './clock-sync.ts';
import {
  type ClockNow,
  type Line,
  type Looking,
  type Lost,
  type PressReceipt,
  pageNow,
  type Scene,
  type SeatNow,
  type Telling,
  type Told,
} from './host.ts';
import { contributionsTo, keepShown } from './keepsakes.ts';
import { type Place, type RematchAnswer, SHUT_OUT, type TableLine } from './line.ts';
import { Listeners } from './listeners.ts';
import { PlansSeen } from './plans-seen.ts';
import { withPartsOf } from './prediction.ts';
import { randomHex } from './random-hex.ts';
import { type Asked, Requests } from './requests.ts';
import { RoomSeen } from './room-seen.ts';
import { Sayings } from './sayings.ts';
import { asYouAreCalled, seatsFrom } from './seats-from.ts';
import { SeenMatch } from './seen-match.ts';
import { lookingIn, tellingIn } from './stops.ts';

const KEY_BYTES = 12;

export class TableHost {
  readonly #seen = new SeenMatch();
  readonly #sync = new ClockSync();
  readonly #offset = signal(0);
  readonly id: string;
  readonly #place: Place;
  readonly #line: TableLine;
  readonly #requests: Requests;
  #seats: readonly SeatNow[] = [];
  readonly #hearTold = new Listeners<Told>();

  readonly table: ReadonlySignal<TableInfo | null> = this.#seen.table;
  readonly room = new RoomSeen(this.table, (message) => this.#say(message));
  readonly you: Signal<string | null> = signal(null);
  readonly game: ReadonlySignal<Title | null> = computed(() => {
    const id = this.table.value?.game;
    return id !== undefined && isTitle(id) ? id : null;
  });
  readonly scene: ReadonlySignal<Scene | null> = this.#seen.scene;
  readonly seats: ReadonlySignal<readonly SeatNow[]> = computed(() => {
    const seats = seatsFrom(this.table.value, this.#seen.looking.value, this.#offset.value);
    this.#seats = withPartsOf(
      this.#seats,
      this.isHere && this.ours.value.length === 1 ? seats.map(asYouAreCalled) : seats,
    );
    return this.#seats;
  });
  readonly clock: ReadonlySignal<ClockNow> = this.#seen.clock;
  readonly line: ReadonlySignal<Line>;
  readonly lost: Signal<Lost | null> = signal(null);
  /** Everything told so far, oldest first. */
  readonly log: ReadonlySignal<readonly Told[]> = this.#seen.log;
  readonly plans = new PlansSeen(this.#seen);
  /** Seats of people at this device. */
  readonly ours: ReadonlySignal<readonly Seat[]> = computed(() =>
    this.#seen.viewers.value.filter((viewer) => viewer !== 'spectator'),
  );
  readonly isPaused: ReadonlySignal<boolean> = computed(() => this.table.value?.match?.stands?.isPaused === true);
  /** The presses that competed last, in the order that was settled. */
  readonly receipts: Signal<readonly PressReceipt[]> = signal([]);
  /** Null while match time goes on. */
  readonly telling: ReadonlySignal<Telling | null> = computed(() => tellingIn(this.table.value, this.#say));
  readonly looking: ReadonlySignal<Looking | null> = computed(() => lookingIn(this.table.value, this.#say));
  /** The table stands on this device: its time can be stopped, and nobody is far away. */
  readonly isHere: boolean;
  readonly mayWrite: ReadonlySignal<boolean> = computed(() => this.table.value?.settings.freeText === true);
  readonly rematch = (steps = 0, answer?: RematchAnswer): Promise<string> => this.#place.rematch(steps, answer);
  readonly replayAddress = (): string => this.#place.replayAddress(this.table.peek()?.match?.id);
  readonly recording = (): Promise<unknown> => this.#place.recording(this.table.peek()?.match?.id);
  readonly onTold = this.#hearTold.add;
  readonly sayings = new Sayings();
  /** Told once: a restart, a pause of the whole table. */
  readonly notice: Signal<string | null> = signal(null);

  constructor(id: string, place: Place) {
    this.id = id;
    this.#place = place;
    this.isHere = place.isHere;
    this.#line = place.open({
      opened: () => this.#join(),
      heard: (message) => this.#heard(message),
      ended: (why) => {
        this.lost.value = why;
      },
    });
    this.#requests = new Requests(this.#line);
    this.line = this.#line.state;
  }

  /** Null once the move counts. */
  play(move: object): Promise<Refused | null> {
    const pressed = pageNow() + this.#offset.peek();
    return this.#ask((key, seat) => {
      this.#tell(this.#seen.expect(key, { seat, move }));
      return { type: 'move', key, seat, move, pressed };
    });
  }

  readonly undo = (): Promise<Refused | null> => this.#ask((key, seat) => ({ type: 'undo', key, seat }));

  readonly plan = (move: object | null): Promise<Refused | null> => this.#ask(this.plans.asking(move));
  readonly say = (what: Said): boolean => this.#line.say({ type: 'say', what });
  readonly pause = (isPaused: boolean): boolean => this.#line.say({ type: 'pause', isPaused });
  /** Another person at this device takes the screen. */
  readonly lookAs = (viewer: Viewer): void => this.#seen.lookAs(viewer);

  /** Gives the seat up; with others the match goes on without. */
  async leave(): Promise<void> {
    if (this.isHere) this.close();
    await this.#place.leave();
  }

  /** Stops listening; the match itself goes on. */
  close(): void {
    this.#line.close();
    this.#requests.giveUp();
  }

  #ask(asking: (key: string, seat: Seat) => Asked): Promise<Refused | null> {
    const seat = this.#seen.looking.peek();
    if (typeof seat !== 'number') return Promise.resolve(null);
    return this.#requests.ask(asking(randomHex(KEY_BYTES), seat), this.#seen.judged);
  }

  readonly #say = (message: ToServer): boolean => this.#line.say(message);

  #tell(told: readonly Told[]): void {
    for (const one of told) this.#hearTold.tell(one);
  }

  #join(): void {
    this.#requests.hold();
    this.#sync.forget();
    const seen = [...this.#seen.mirrors.peek().values()].map(({ viewer, stream, seq }) => ({ viewer, stream, seq }));
    const asked = { version: PROTOCOL_VERSION, table: this.id, ...(seen.length > 0 ? { seen } : {}) };
    this.#line.say({ type: 'join', ...asked });
  }

  #heard(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.you.value = message.you;
        this.#line.isStill = false;
        // Said again on the same line, another process runs the table by now: its clock is another.
        this.#sync.forget();
        this.#sync.guess(message.clock, pageNow());
        this.#seated(message.viewers, message.table);
        this.#line.say({ type: 'sync', sent: pageNow() });
        this.#requests.repeat();
        break;
      case 'table':
        this.#seated(message.viewers, message.table);
        break;
      case 'view':
        this.#seen.begin(message);
        break;
      case 'update': {
        const told = this.#seen.follow(message);
        if (told === null) this.#line.say({ type: 'refresh', viewer: message.viewer });
        else if (message.viewer === this.#seen.looking.peek()) this.#tell(told);
        break;
      }
      case 'clock':
        this.#sync.note(message.sent, message.clock, pageNow());
        this.#setClock();
        break;
      default:
        this.#heardAside(message);
    }
  }

  #heardAside(message: ToClient): void {
    switch (message.type) {
      case 'accepted':
        this.#seen.accept(message);
        this.#requests.answer(message.key, null);
        break;
      case 'plan':
        this.plans.heard(message);
        this.#requests.answer(message.key ?? '', null);
        break;
      case 'refused':
        if (message.because === 'other-version') location.reload();
        else if (message.key === null) this.lost.value = SHUT_OUT[message.because] ?? this.lost.peek();
        else {
          this.#seen.refuse(message.key);
          this.#requests.answer(message.key, { because: message.because, rule: message.rule ?? '' });
        }
        break;
      case 'said':
      case 'announced':
        this.sayings.heard(message);
        break;
      case 'contribution-wanted':
        for (const mine of contributionsTo(message, this.table.peek())) this.#line.say({ type: 'contribute', ...mine });
        break;
      case 'tally':
        this.room.tally.value = message.matches;
        break;
      case 'ordered':
        this.receipts.value = message.receipts;
        break;
      case 'notice':
        this.#noticed(message.notice);
        break;
    }
  }

  #noticed(notice: Notice): void {
    this.notice.value = notice;
    this.#line.isStill = notice === 'store-stands-still';
    // The server's clock stood: what was known of it is wrong by as much, until the next answer.
    if (notice === 'store-goes-on' || notice === 'server-was-away') this.#sync.forget();
    else this.#setClock();
  }

  #seated(viewers: readonly Viewer[], table: TableInfo): void {
    this.#seen.sit(viewers, table);
    if (!this.isHere) this.room.sat(this.ours.peek()[0]);
    keepShown(table);
    this.#setClock();
    if (isTitle(table.game)) void this.#seen.loadGame(table.game, table.rulesVersion);
  }

  #setClock(): void {
    const offset = this.#line.sharesClock ? 0 : this.#sync.offset;
    this.#offset.value = offset;
    const seen = this.#seen.mirror.peek()?.at ?? 0;
    this.#seen.clock.value = this.#line.isStill
      ? { at: seen, since: null }
      : clockOf(this.table.peek()?.match ?? null, offset, seen);
  }
}
