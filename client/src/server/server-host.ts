/** A table whose match runs at the server. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { CLOSING, PHRASES, PROTOCOL_VERSION, REACTIONS, type TableInfo, type ToClient } from '#protocol';
import type { Game, Refused, Seat, Viewer } from '#tabletop';
import { loadRules } from '../catalogue/rules.ts';
import { isTitle, type Title } from '../catalogue/titles.ts';
import {
  type ClockNow,
  type Host,
  type Line,
  type Lost,
  matchNow,
  pageNow,
  type Reaction,
  type Scene,
  type SeatNow,
  type Told,
} from '../host/host.ts';
import { addressOf } from '../router/routes.ts';
import { loadTable } from '../tables/registry.ts';
import { askTable, recordingOf } from './api.ts';
import { ClockSync } from './clock-sync.ts';
import { foretoldView, type PendingMove } from './foretold.ts';
import { beginning, followed, type Mirrored } from './mirror.ts';
import { seatsFrom } from './seats-from.ts';
import { ServerLine } from './server-line.ts';

/** How long a stored move stays foretold if its view is late. */
const LATE_VIEW = 600;

export class ServerHost implements Host {
  readonly table: Signal<TableInfo | null> = signal(null);
  readonly you: Signal<string | null> = signal(null);
  readonly game: ReadonlySignal<Title | null> = computed(() => {
    const id = this.table.value?.game;
    return id !== undefined && isTitle(id) ? id : null;
  });
  readonly scene: ReadonlySignal<Scene | null> = computed(() => this.#sceneNow());
  readonly seats: ReadonlySignal<readonly SeatNow[]> = computed(() =>
    seatsFrom(this.table.value, this.#looking.value, this.#offset.value),
  );
  readonly clock: Signal<ClockNow> = signal({ at: 0, since: null });
  readonly line: ReadonlySignal<Line>;
  readonly lost: Signal<Lost | null> = signal(null);
  readonly log: ReadonlySignal<readonly Told[]> = computed(() => this.#mirror.value?.log ?? []);
  readonly ours: ReadonlySignal<readonly Seat[]> = computed(() =>
    this.#viewers.value.filter((viewer) => viewer !== 'spectator'),
  );
  readonly isPaused = signal(false);
  readonly canPause = false;
  /** Told once: a restart, a pause of the whole table. */
  readonly notice: Signal<string | null> = signal(null);

  readonly #id: string;
  readonly #line: ServerLine;
  readonly #sync = new ClockSync();
  readonly #offset = signal(0);
  readonly #viewers: Signal<readonly Viewer[]> = signal([]);
  readonly #mirrors: Signal<ReadonlyMap<Viewer, Mirrored>> = signal(new Map());
  readonly #chosen: Signal<Viewer | null> = signal(null);
  readonly #rules: Signal<Game | null> = signal(null);
  readonly #pending: Signal<readonly PendingMove[]> = signal([]);
  readonly #mayUndo: Signal<Seat | null> = signal(null);
  readonly #answers = new Map<string, (refusal: Refused | null) => void>();
  readonly #toldListeners = new Set<(told: Told) => void>();
  readonly #reactionListeners = new Set<(reaction: Reaction) => void>();
  readonly #looking: ReadonlySignal<Viewer | null> = computed(
    () => this.#chosen.value ?? this.#viewers.value[0] ?? null,
  );
  readonly #mirror = computed(() => {
    const viewer = this.#looking.value;
    return viewer === null ? null : (this.#mirrors.value.get(viewer) ?? null);
  });
  #foretells: (move: object) => boolean = () => false;

  constructor(id: string) {
    this.#id = id;
    this.#line = new ServerLine({
      opened: () => this.#join(),
      heard: (message) => this.#heard(message),
      ended: (code) => {
        this.lost.value = code === CLOSING.tableFailed ? 'broken' : 'gone';
      },
    });
    this.line = this.#line.state;
  }

  onTold(listener: (told: Told) => void): () => void {
    this.#toldListeners.add(listener);
    return () => this.#toldListeners.delete(listener);
  }

  onReaction(listener: (reaction: Reaction) => void): () => void {
    this.#reactionListeners.add(listener);
    return () => this.#reactionListeners.delete(listener);
  }

  play(move: object): Promise<Refused | null> {
    const seat = this.#looking.peek();
    if (typeof seat !== 'number') return Promise.resolve(null);
    const key = newKey();
    this.#pending.value = [...this.#pending.peek(), { key, seat, move, isStored: false }];
    return this.#ask(key, () =>
      this.#line.say({ type: 'move', key, seat, move, pressed: pageNow() + this.#sync.offset }),
    );
  }

  undo(): Promise<Refused | null> {
    const seat = this.#looking.peek();
    if (typeof seat !== 'number') return Promise.resolve(null);
    const key = newKey();
    return this.#ask(key, () => this.#line.say({ type: 'undo', key, seat }));
  }

  react(saying: string): void {
    const phrase = PHRASES.find((known) => known === saying);
    const reaction = REACTIONS.find((known) => known === saying);
    if (phrase !== undefined) this.#line.say({ type: 'say', what: { kind: 'phrase', phrase } });
    else if (reaction !== undefined) this.#line.say({ type: 'say', what: { kind: 'reaction', reaction } });
  }

  pause(): void {
    // A table of several people is never stopped by one of them.
  }

  lookAs(viewer: Viewer): void {
    this.#chosen.value = viewer;
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

  #ask(key: string, send: () => void): Promise<Refused | null> {
    return new Promise((resolve) => {
      this.#answers.set(key, resolve);
      send();
    });
  }

  #join(): void {
    this.#sync.forget();
    const seen = [...this.#mirrors.peek().values()].map(({ viewer, stream, seq }) => ({ viewer, stream, seq }));
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
        this.#put(beginning(message));
        break;
      case 'update': {
        const before = this.#mirrors.peek().get(message.viewer);
        const next = before === undefined ? null : followed(before, message);
        if (next === null) this.#line.say({ type: 'refresh', viewer: message.viewer });
        else {
          this.#put(next);
          if (message.viewer === this.#looking.peek()) this.#tell(message.events);
        }
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
        this.#mayUndo.value = message.undo ? message.seat : null;
        this.#store(message.key);
        this.#answer(message.key, null);
        break;
      case 'refused':
        if (message.key === null) this.#refusedAtTheDoor(message.because);
        else {
          this.#pending.value = this.#pending.peek().filter(({ key }) => key !== message.key);
          this.#answer(message.key, { because: message.because, rule: message.rule ?? '' });
        }
        break;
      case 'said':
        if (message.seat !== null && message.what.kind !== 'text') {
          const reaction = message.what.kind === 'phrase' ? message.what.phrase : message.what.reaction;
          for (const listener of this.#reactionListeners) listener({ seat: message.seat, reaction });
        }
        break;
      case 'contribution-wanted':
        for (const seat of message.seats)
          this.#line.say({ type: 'contribute', seat, commitment: message.commitment, bytes: randomHex(16) });
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
    this.#viewers.value = viewers;
    const match = this.table.peek()?.match?.id;
    if (match !== undefined && match !== table.match?.id) {
      this.#mirrors.value = new Map();
      this.#pending.value = [];
      this.#mayUndo.value = null;
    }
    this.table.value = table;
    this.#setClock();
    if (this.#rules.peek() === null && isTitle(table.game)) void this.#loadGame(table.game);
  }

  async #loadGame(title: Title): Promise<void> {
    try {
      const [rules, table] = await Promise.all([loadRules(title), loadTable(title)]);
      this.#foretells = (move) => table.foretells(move);
      this.#rules.value = rules;
    } catch {
      // A game without rules here is shown as one whose board is still to come.
    }
  }

  #setClock(): void {
    this.#offset.value = this.#sync.offset;
    const startedAt = this.table.peek()?.match?.startedAt ?? null;
    if (startedAt === null) this.clock.value = { at: this.#mirror.peek()?.at ?? 0, since: null };
    else {
      const now = pageNow();
      this.clock.value = { at: now + this.#sync.offset - startedAt, since: now };
    }
  }

  #put(mirrored: Mirrored): void {
    this.#mirrors.value = new Map(this.#mirrors.peek()).set(mirrored.viewer, mirrored);
    this.#pending.value = this.#pending.peek().filter(({ isStored }) => !isStored);
  }

  #tell(events: readonly Told[]): void {
    for (const told of events) for (const listener of this.#toldListeners) listener(told);
  }

  /** Stored, but the view that shows it may be a moment behind. */
  #store(key: string): void {
    this.#pending.value = this.#pending.peek().map((move) => (move.key === key ? { ...move, isStored: true } : move));
    setTimeout(() => {
      this.#pending.value = this.#pending.peek().filter((move) => move.key !== key);
    }, LATE_VIEW);
  }

  #answer(key: string, refusal: Refused | null): void {
    this.#answers.get(key)?.(refusal);
    this.#answers.delete(key);
  }

  /** What was on its way when the line broke is said again; its key makes it count once. */
  #resend(): void {
    for (const { key, seat, move, isStored } of this.#pending.peek()) {
      if (!isStored) this.#line.say({ type: 'move', key, seat, move });
    }
  }

  #sceneNow(): Scene | null {
    const rules = this.#rules.value;
    const mirror = this.#mirror.value;
    const table = this.table.value;
    if (rules === null || mirror === null || table === null) return null;
    const { viewer } = mirror;
    const outcome = table.match?.outcome ?? null;
    const foretold = this.#pending.value.filter(({ move }) => this.#foretells(move));
    const view =
      viewer === 'spectator' || outcome !== null
        ? mirror.view
        : foretoldView(rules, mirror.view, { seat: viewer, at: matchNow(this.clock.peek()) }, foretold);
    const acting = [...this.#mirrors.value.values()].flatMap((seen) =>
      seen.viewer !== 'spectator' && outcome === null && rules.legalMoves(seen.view).length > 0 ? [seen.viewer] : [],
    );
    return {
      viewer,
      view,
      offers: outcome === null && viewer !== 'spectator' ? rules.legalMoves(view) : [],
      outcome,
      acting,
      canUndo: viewer !== 'spectator' && this.#mayUndo.value === viewer,
    };
  }
}

const newKey = (): string => randomHex(12);

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
