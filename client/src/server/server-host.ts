/** A table whose match runs at the server. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { CLOSING, PROTOCOL_VERSION, type Said, type TableInfo, type ToClient } from '#protocol';
import type { Refused, Seat, Viewer } from '#tabletop';
import { isTitle, type Title } from '../catalogue/titles.ts';
import type { ClockNow, Host, Line, Lost, Saying, Scene, SeatNow, Told } from '../host/host.ts';
import { pageNow } from '../host/host.ts';
import { randomHex } from '../host/random-hex.ts';
import { addressOf } from '../router/routes.ts';
import { askTable, recordingOf } from './api.ts';
import { ClockSync } from './clock-sync.ts';
import { beginning } from './mirror.ts';
import { seatsFrom } from './seats-from.ts';
import { SeenMatch } from './seen-match.ts';
import { ServerLine } from './server-line.ts';

const KEY_BYTES = 12;
const CONTRIBUTED_BYTES = 16;

export class ServerHost implements Host {
  readonly #seen = new SeenMatch();
  readonly #sync = new ClockSync();
  readonly #offset = signal(0);
  readonly #id: string;
  readonly #line: ServerLine;
  readonly #answers = new Map<string, (refusal: Refused | null) => void>();
  readonly #toldListeners = new Set<(told: Told) => void>();
  readonly #saidListeners = new Set<(saying: Saying) => void>();

  readonly table: ReadonlySignal<TableInfo | null> = this.#seen.table;
  readonly you: Signal<string | null> = signal(null);
  readonly game: ReadonlySignal<Title | null> = computed(() => {
    const id = this.table.value?.game;
    return id !== undefined && isTitle(id) ? id : null;
  });
  readonly scene: ReadonlySignal<Scene | null> = this.#seen.scene;
  readonly seats: ReadonlySignal<readonly SeatNow[]> = computed(() =>
    seatsFrom(this.table.value, this.#seen.looking.value, this.#offset.value),
  );
  readonly clock: ReadonlySignal<ClockNow> = this.#seen.clock;
  readonly line: ReadonlySignal<Line>;
  readonly lost: Signal<Lost | null> = signal(null);
  readonly log: ReadonlySignal<readonly Told[]> = computed(() => this.#seen.mirror.value?.log ?? []);
  readonly ours: ReadonlySignal<readonly Seat[]> = computed(() =>
    this.#seen.viewers.value.filter((viewer) => viewer !== 'spectator'),
  );
  readonly isPaused = signal(false);
  readonly receipts: Signal<Host['receipts']['value']> = signal([]);
  readonly telling: Host['telling'] = computed(() => {
    const waiting = this.table.value?.match?.telling ?? null;
    if (waiting === null) return null;
    return { untold: waiting.untold, told: () => this.#line.say({ type: 'told', at: waiting.at }) };
  });
  readonly canPause = false;
  readonly mayWrite: ReadonlySignal<boolean> = computed(() => this.table.value?.settings.freeText === true);
  /** Told once: a restart, a pause of the whole table. */
  readonly notice: Signal<string | null> = signal(null);

  constructor(id: string) {
    this.#id = id;
    this.#line = new ServerLine({
      opened: () => this.#join(),
      heard: (message) => this.#heard(message),
      ended: (code) => {
        this.lost.value = code === CLOSING.tableFailed ? 'broken' : code === CLOSING.removed ? 'removed' : 'gone';
      },
    });
    this.line = this.#line.state;
  }

  onTold(listener: (told: Told) => void): () => void {
    this.#toldListeners.add(listener);
    return () => this.#toldListeners.delete(listener);
  }

  onSaid(listener: (saying: Saying) => void): () => void {
    this.#saidListeners.add(listener);
    return () => this.#saidListeners.delete(listener);
  }

  play(move: object): Promise<Refused | null> {
    const seat = this.#seen.looking.peek();
    if (typeof seat !== 'number') return Promise.resolve(null);
    const key = randomHex(KEY_BYTES);
    this.#seen.expect({ key, seat, move, isStored: false });
    this.#line.say({ type: 'move', key, seat, move, pressed: pageNow() + this.#sync.offset });
    return this.#answerTo(key);
  }

  undo(): Promise<Refused | null> {
    const seat = this.#seen.looking.peek();
    if (typeof seat !== 'number') return Promise.resolve(null);
    const key = randomHex(KEY_BYTES);
    this.#line.say({ type: 'undo', key, seat });
    return this.#answerTo(key);
  }

  say(what: Said): void {
    this.#line.say({ type: 'say', what });
  }

  /** A table of several people is never stopped by one of them. */
  pause(): void {}

  lookAs(viewer: Viewer): void {
    this.#seen.chosen.value = viewer;
  }

  async leave(): Promise<void> {
    await askTable(this.#id, 'leave', {});
    this.close();
  }

  /** The next match begins at the same table. */
  async rematch(): Promise<string> {
    const answer = await askTable(this.#id, 'rematch', {});
    if (!answer.ok) throw new Error(answer.because);
    return addressOf.table(this.#id);
  }

  replayAddress(): string {
    return addressOf.recording(this.table.peek()?.match?.id ?? this.#id);
  }

  recording(): Promise<unknown> {
    const match = this.table.peek()?.match?.id;
    return match === undefined ? Promise.resolve(null) : recordingOf(match);
  }

  close(): void {
    this.#line.close();
  }

  #answerTo(key: string): Promise<Refused | null> {
    return new Promise((resolve) => this.#answers.set(key, resolve));
  }

  #join(): void {
    this.#sync.forget();
    const seen = [...this.#seen.mirrors.peek().values()].map(({ viewer, stream, seq }) => ({ viewer, stream, seq }));
    this.#line.say({ type: 'join', version: PROTOCOL_VERSION, table: this.#id, ...(seen.length > 0 ? { seen } : {}) });
  }

  #heard(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.you.value = message.you;
        this.#sync.guess(message.clock, pageNow());
        this.#seated(message.viewers, message.table);
        this.#line.say({ type: 'sync', sent: pageNow() });
        this.#resend();
        break;
      case 'table':
        this.#seated(message.viewers, message.table);
        break;
      case 'view':
        this.#seen.put(beginning(message));
        break;
      case 'update':
        if (!this.#seen.follow(message)) this.#line.say({ type: 'refresh', viewer: message.viewer });
        else if (message.viewer === this.#seen.looking.peek())
          for (const told of message.events) for (const listener of this.#toldListeners) listener(told);
        break;
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
        this.#seen.mayUndo.value = message.undo ? message.seat : null;
        this.#seen.store(message.key);
        this.#answer(message.key, null);
        break;
      case 'refused':
        if (message.key === null) this.#refusedAtTheDoor(message.because);
        else {
          this.#seen.drop(message.key);
          this.#answer(message.key, { because: message.because, rule: message.rule ?? '' });
        }
        break;
      case 'said':
        if (message.seat !== null)
          for (const listener of this.#saidListeners) listener({ seat: message.seat, what: message.what });
        break;
      case 'contribution-wanted':
        for (const seat of message.seats) {
          const bytes = randomHex(CONTRIBUTED_BYTES);
          this.#line.say({ type: 'contribute', seat, commitment: message.commitment, bytes });
        }
        break;
      case 'ordered':
        this.receipts.value = message.receipts;
        break;
      case 'notice':
        this.notice.value = message.notice;
        break;
      default:
        break;
    }
  }

  #refusedAtTheDoor(because: string): void {
    if (because === 'no-such-table' || because === 'table-is-closed') this.lost.value = 'gone';
    else if (because === 'table-is-full' || because === 'no-spectators-here') this.lost.value = 'full';
    else if (because === 'table-has-failed') this.lost.value = 'broken';
    else if (because === 'other-version') location.reload();
  }

  #seated(viewers: readonly Viewer[], table: TableInfo): void {
    this.#seen.sit(viewers, table);
    this.#setClock();
    if (isTitle(table.game)) void this.#seen.loadGame(table.game);
  }

  #setClock(): void {
    const { offset } = this.#sync;
    this.#offset.value = offset;
    const { startedAt = null, telling = null } = this.table.peek()?.match ?? {};
    const now = pageNow();
    this.#seen.clock.value =
      startedAt === null || telling !== null
        ? { at: telling?.at ?? this.#seen.mirror.peek()?.at ?? 0, since: null }
        : { at: now + offset - startedAt, since: now };
  }

  #answer(key: string, refusal: Refused | null): void {
    this.#answers.get(key)?.(refusal);
    this.#answers.delete(key);
  }

  /** What was on its way when the line broke is said again; its key makes it count once. */
  #resend(): void {
    for (const { key, seat, move, isStored } of this.#seen.pending.peek()) {
      if (!isStored) this.#line.say({ type: 'move', key, seat, move });
    }
  }
}
