/** A match at the server as this page sees it: the views that came, and one's own moves before they are answered. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TableInfo, Update } from '#protocol';
import type { Game, Seat, Viewer } from '#tabletop';
import { loadRules } from '../catalogue/rules.ts';
import type { Title } from '../catalogue/titles.ts';
import { foretoldView, type PendingMove } from '../host/foretold.ts';
import { type ClockNow, matchNow, type Scene } from '../host/host.ts';
import { loadTable } from '../tables/registry.ts';
import { followed, type Mirrored } from './mirror.ts';

/** How long a stored move stays foretold if its view is late. */
const LATE_VIEW = 600;

export class SeenMatch {
  readonly table: Signal<TableInfo | null> = signal(null);
  readonly viewers: Signal<readonly Viewer[]> = signal([]);
  readonly mirrors: Signal<ReadonlyMap<Viewer, Mirrored>> = signal(new Map());
  readonly chosen: Signal<Viewer | null> = signal(null);
  readonly pending: Signal<readonly PendingMove[]> = signal([]);
  readonly mayUndo: Signal<Seat | null> = signal(null);
  readonly clock: Signal<ClockNow> = signal({ at: 0, since: null });
  /** Whose eyes the screen shows. */
  readonly looking: ReadonlySignal<Viewer | null> = computed(() => this.chosen.value ?? this.viewers.value[0] ?? null);
  readonly mirror: ReadonlySignal<Mirrored | null> = computed(() => {
    const viewer = this.looking.value;
    return viewer === null ? null : (this.mirrors.value.get(viewer) ?? null);
  });
  readonly scene: ReadonlySignal<Scene | null> = computed(() => this.#sceneNow());

  readonly #rules: Signal<Game | null> = signal(null);
  #foretells: (move: object, view: object) => boolean = () => false;
  #title: Title | null = null;

  async loadGame(title: Title): Promise<void> {
    if (this.#title === title) return;
    this.#title = title;
    try {
      const [rules, table] = await Promise.all([loadRules(title), loadTable(title)]);
      this.#foretells = (move, view) => table.foretells(move, view);
      this.#rules.value = rules;
    } catch {
      // A game without rules here is shown as one whose board is still to come.
    }
  }

  sit(viewers: readonly Viewer[], table: TableInfo): void {
    const before = this.table.peek()?.match?.id;
    if (before !== undefined && before !== table.match?.id) {
      this.mirrors.value = new Map();
      this.pending.value = [];
      this.mayUndo.value = null;
    }
    this.viewers.value = viewers;
    this.table.value = table;
  }

  put(mirrored: Mirrored): void {
    this.mirrors.value = new Map(this.mirrors.peek()).set(mirrored.viewer, mirrored);
    this.pending.value = this.pending.peek().filter(({ isStored }) => !isStored);
  }

  /** False when it doesn't fit what was seen before: then only the whole view helps. */
  follow(update: Update): boolean {
    const before = this.mirrors.peek().get(update.viewer);
    const next = before === undefined ? null : followed(before, update);
    if (next !== null) this.put(next);
    return next !== null;
  }

  expect(move: PendingMove): void {
    this.pending.value = [...this.pending.peek(), move];
  }

  /** Stored, but the view that shows it may be a moment behind. */
  store(stored: string): void {
    this.pending.value = this.pending.peek().map((move) => (move.key === stored ? { ...move, isStored: true } : move));
    setTimeout(() => this.drop(stored), LATE_VIEW);
  }

  drop(dropped: string): void {
    this.pending.value = this.pending.peek().filter(({ key }) => key !== dropped);
  }

  #sceneNow(): Scene | null {
    const rules = this.#rules.value;
    const mirror = this.mirror.value;
    const table = this.table.value;
    if (rules === null || mirror === null || table === null) return null;
    const { viewer } = mirror;
    const outcome = table.match?.outcome ?? null;
    if (viewer === 'spectator' || outcome !== null)
      return { viewer, view: mirror.view, offers: [], outcome, acting: [], canUndo: false };
    const foretold = this.pending.value.filter(({ move }) => this.#foretells(move, mirror.view));
    const view = foretoldView(rules, mirror.view, { seat: viewer, at: matchNow(this.clock.peek()) }, foretold);
    return {
      viewer,
      view,
      offers: rules.legalMoves(view),
      outcome,
      acting: this.#actingAmongOurs(rules),
      canUndo: this.mayUndo.value === viewer,
    };
  }

  #actingAmongOurs(rules: Game): readonly Seat[] {
    return [...this.mirrors.value.values()].flatMap(({ viewer, view }) =>
      viewer !== 'spectator' && rules.legalMoves(view).length > 0 ? [viewer] : [],
    );
  }
}
