/** A match as this page sees it: the views that came, and one's own moves on them before they are answered. */

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Accepted, type Judged, type TableInfo, type Update, viewHash, type WholeView } from '#protocol';
import type { Game, Seat, Viewer } from '#tabletop';
import { loadRulesOf } from '../catalogue/rules.ts';
import type { Title } from '../catalogue/titles.ts';
import { loadTable } from '../tables/registry.ts';
import { type Ahead, aheadOf } from './ahead.ts';
import { type ClockNow, matchNow, type Scene, type Told } from './host.ts';
import { beginning, followed, type Mirrored } from './mirror.ts';
import { type OwnMove, type Predicted, predicted, withEventsOf, withPartsOf } from './prediction.ts';

/** A move that is shown before it is answered. */
interface Pending extends OwnMove {
  readonly key: string;
  /** Accepted: the frame with this number shows it. */
  readonly seq: number | null;
}

const NO_OFFERS: readonly object[] = [];

export class SeenMatch {
  readonly table: Signal<TableInfo | null> = signal(null);
  readonly viewers: Signal<readonly Viewer[]> = signal([]);
  readonly mirrors: Signal<ReadonlyMap<Viewer, Mirrored>> = signal(new Map());
  readonly clock: Signal<ClockNow> = signal({ at: 0, since: null });
  readonly #chosen: Signal<Viewer | null> = signal(null);
  readonly #rules: Signal<Game | null> = signal(null);
  readonly #predicted: Signal<Predicted | null> = signal(null);
  /** What was accepted last can be taken back until another frame comes. */
  readonly #mayUndo: Signal<{ readonly seat: Seat; readonly seq: number } | null> = signal(null);
  #pending: readonly Pending[] = [];
  #predicts: (move: object, view: object) => boolean = () => false;
  /** The game and the version of its rules. */
  #loaded = '';
  #offered: { readonly view: object; readonly offers: readonly object[] } | null = null;
  #scene: Scene | null = null;

  /** Whose eyes the screen shows. */
  readonly looking: ReadonlySignal<Viewer | null> = computed(() => this.#chosen.value ?? this.viewers.value[0] ?? null);
  readonly mirror: ReadonlySignal<Mirrored | null> = computed(() => {
    const viewer = this.looking.value;
    // Whoever sat down after a match sees it as those do who watch.
    return viewer === null ? null : (this.mirrors.value.get(viewer) ?? this.mirrors.value.get('spectator') ?? null);
  });
  readonly scene: ReadonlySignal<Scene | null> = computed(() => {
    const next = this.#sceneNow();
    this.#scene = next === null || this.#scene === null ? next : asBefore(this.#scene, next);
    return this.#scene;
  });
  /** What one could plan for one's next turn; null: nothing. */
  readonly ahead: ReadonlySignal<Ahead | null> = computed(() => aheadOf(this.#rules.value, this.scene.value));
  readonly log: ReadonlySignal<readonly Told[]> = computed(() => {
    const log = this.mirror.value?.log ?? [];
    return this.#predicted.value === null ? log : [...log, ...this.#predicted.value.told];
  });

  /** What whoever presses now has seen: said again later, their press counts only while that stands. */
  get judged(): Judged | null {
    const match = this.table.peek()?.match?.id;
    const view = this.mirror.peek()?.view;
    return match === undefined || view === undefined ? null : { match, hash: viewHash(view) };
  }

  async loadGame(title: Title, rulesVersion: number): Promise<void> {
    const wanted = `${title} ${rulesVersion}`;
    if (this.#loaded === wanted) return;
    this.#loaded = wanted;
    // The rules of the game before know nothing of the views of this one.
    this.#rules.value = null;
    try {
      const [rules, table] = await Promise.all([loadRulesOf(title, rulesVersion), loadTable(title)]);
      if (this.#loaded !== wanted) return;
      this.#predicts = (move, view) => table.predicts(move, view);
      this.#rules.value = rules;
    } catch {
      // A game without rules here is shown as one whose board is still to come.
    }
  }

  sit(viewers: readonly Viewer[], table: TableInfo): void {
    batch(() => {
      const before = this.table.peek()?.match?.id;
      if (before !== undefined && before !== table.match?.id) {
        this.mirrors.value = new Map();
        this.#mayUndo.value = null;
        this.#pending = [];
      }
      this.viewers.value = viewers;
      this.table.value = table;
      this.#predict();
    });
  }

  lookAs(viewer: Viewer): void {
    batch(() => {
      this.#chosen.value = viewer;
      this.#predict();
    });
  }

  /** A whole view: whatever was accepted is in it. */
  begin(whole: WholeView): void {
    const before = this.mirrors.peek().get(whole.viewer) ?? null;
    if (before?.stream !== whole.stream) this.#mayUndo.value = null;
    this.#put(beginning(whole, before), (move) => move.seq === null);
  }

  /** What is new in it to be told; null when it doesn't fit what was seen before: then only the whole view helps. */
  follow(update: Update): readonly Told[] | null {
    const before = this.mirrors.peek().get(update.viewer);
    const shown = update.viewer === this.looking.peek() ? this.#predicted.peek() : null;
    const next = before === undefined ? null : followed(before, update, shown);
    if (next === null) return null;
    const known = new Set(shown?.told.map(({ event }) => event));
    const told = next.log.slice(-update.events.length || next.log.length).filter(({ event }) => !known.has(event));
    this.#put(next, (move) => move.seq === null || move.seq > next.seq);
    return told;
  }

  /** One's own move, shown at once if the game's table says so; what is told of it. */
  expect(key: string, own: OwnMove): readonly Told[] {
    const view = this.scene.peek()?.view;
    if (view === undefined || !this.#predicts(own.move, view)) return [];
    const before = this.#predicted.peek()?.told.length ?? 0;
    this.#pending = [...this.#pending, { ...own, key, seq: null }];
    this.#predict();
    return this.#predicted.peek()?.told.slice(before) ?? [];
  }

  /** It counts; the frame that shows it takes the place of what was predicted. */
  accept({ key, seat, seq, undo }: Accepted): void {
    batch(() => {
      this.#mayUndo.value = undo ? { seat, seq } : null;
      const isSeen = (this.mirrors.peek().get(seat)?.seq ?? 0) >= seq;
      this.#pending = this.#pending.flatMap((move) => (move.key !== key ? move : isSeen ? [] : { ...move, seq }));
      this.#predict();
    });
  }

  /** It doesn't count: the screen shows again what it showed before. */
  refuse(key: string): void {
    this.#pending = this.#pending.filter((move) => move.key !== key);
    this.#predict();
  }

  #put(mirrored: Mirrored, isOpen: (move: Pending) => boolean): void {
    batch(() => {
      this.mirrors.value = new Map(this.mirrors.peek()).set(mirrored.viewer, mirrored);
      this.#pending = this.#pending.filter((move) => move.seat !== mirrored.viewer || isOpen(move));
      this.#predict();
    });
  }

  #predict(): void {
    const rules = this.#rules.peek();
    const mirror = this.mirror.peek();
    const before = this.#predicted.peek();
    const own = this.#pending.filter(({ seat }) => seat === mirror?.viewer);
    if (rules === null || mirror === null || mirror.viewer === 'spectator' || own.length === 0) {
      this.#predicted.value = null;
      return;
    }
    const moment = { seat: mirror.viewer, at: matchNow(this.clock.peek()) };
    const next = predicted(rules, mirror.view, moment, own);
    if (before === null) {
      this.#predicted.value = next;
      return;
    }
    const cameTrue = new Set(mirror.log.map(({ event }) => event));
    const open = before.told.filter(({ event }) => !cameTrue.has(event));
    this.#predicted.value = { view: withPartsOf(before.view, next.view), told: withEventsOf(open, next.told) };
  }

  #sceneNow(): Scene | null {
    const rules = this.#rules.value;
    const mirror = this.mirror.value;
    const table = this.table.value;
    if (rules === null || mirror === null || table === null) return null;
    const { viewer } = mirror;
    const view = this.#predicted.value?.view ?? mirror.view;
    const outcome = table.match?.outcome ?? null;
    if (viewer === 'spectator' || outcome !== null)
      return { viewer, view, offers: NO_OFFERS, outcome, acting: [], canUndo: false };
    const undo = this.#mayUndo.value;
    if (this.#offered?.view !== view) {
      this.#offered = { view, offers: withPartsOf(this.#offered?.offers ?? null, rules.legalMoves(view)) };
    }
    const { offers } = this.#offered;
    const acting = [...this.mirrors.value.values()].flatMap((one) => {
      const canAct = one.viewer === viewer ? offers.length > 0 : rules.legalMoves(one.view).length > 0;
      return one.viewer !== 'spectator' && canAct ? [one.viewer] : [];
    });
    return { viewer, view, offers, outcome, acting, canUndo: undo?.seat === viewer && mirror.seq <= undo.seq };
  }
}

/** The same scene, if nothing in it is another. */
function asBefore(before: Scene, next: Scene): Scene {
  const isSame =
    before.viewer === next.viewer &&
    before.view === next.view &&
    before.offers === next.offers &&
    before.outcome === next.outcome &&
    before.canUndo === next.canUndo &&
    before.acting.join() === next.acting.join();
  return isSame ? before : next;
}
