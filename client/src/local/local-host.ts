/** A table whose match runs in this browser. */

import { type Signal, signal } from '@preact/signals';
import type { Game, Refused, Seat, Viewer } from '#tabletop';
import { loadRules } from '../catalogue/rules.ts';
import { COVERS, type Title } from '../catalogue/titles.ts';
import { foretoldView } from '../host/foretold.ts';
import {
  type ClockNow,
  type Host,
  type Line,
  type Lost,
  matchNow,
  type Scene,
  type SeatNow,
  type Told,
} from '../host/host.ts';
import { addressOf } from '../router/routes.ts';
import { loadTable } from '../tables/registry.ts';
import type { Ask, FromWorker, ToWorker } from './messages.ts';
import { playAgain } from './new-match.ts';
import { forgetMatch, storedMatch } from './stored-matches.ts';

export class LocalHost implements Host {
  readonly game: Signal<Title | null> = signal(null);
  readonly scene: Signal<Scene | null> = signal(null);
  readonly seats: Signal<readonly SeatNow[]> = signal([]);
  readonly clock: Signal<ClockNow> = signal({ at: 0, since: null });
  readonly line: Signal<Line> = signal('local');
  readonly lost: Signal<Lost | null> = signal(null);
  readonly log: Signal<readonly Told[]> = signal([]);
  readonly ours: Signal<readonly Seat[]> = signal([]);
  readonly isPaused = signal(false);
  readonly telling = signal(null);
  readonly receipts = signal([]);
  readonly canPause = true;
  readonly mayWrite = signal(false);

  readonly #id: string;
  readonly #worker: Worker;
  readonly #toldListeners = new Set<(told: Told) => void>();
  readonly #asked = new Map<number, (refusal: Refused | null) => void>();
  #keys = 0;
  #rules: Game | null = null;
  #foretells: (move: object, view: object) => boolean = () => false;

  constructor(id: string) {
    this.#id = id;
    this.#worker = new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#heard(data);
    this.#worker.onerror = () => {
      this.lost.value = 'broken';
    };
    this.#say({ kind: 'open', id });
    this.#sayWhetherSeen();
    document.addEventListener('visibilitychange', this.#sayWhetherSeen);
    addEventListener('pagehide', this.#sayUnseen);
  }

  onTold(listener: (told: Told) => void): () => void {
    this.#toldListeners.add(listener);
    return () => this.#toldListeners.delete(listener);
  }

  /** There is nobody to talk to: bots don't, and people at one device do it aloud. */
  onSaid(): () => void {
    return () => undefined;
  }

  play(move: object): Promise<Refused | null> {
    this.#foretell(move);
    return this.#ask((by) => ({ kind: 'play', by, move }));
  }

  undo(): Promise<Refused | null> {
    return this.#ask((by) => ({ kind: 'undo', by }));
  }

  say(): void {}

  pause(isPaused: boolean): void {
    this.#say({ kind: 'pause', isPaused });
  }

  lookAs(viewer: Viewer): void {
    this.#say({ kind: 'look', viewer });
  }

  async leave(): Promise<void> {
    this.close();
    await forgetMatch(this.#id);
  }

  async rematch(): Promise<string> {
    return addressOf.match(await playAgain(this.#id));
  }

  replayAddress(): string {
    return addressOf.replay(this.#id);
  }

  async recording(): Promise<unknown> {
    return (await storedMatch(this.#id))?.recording ?? null;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#sayWhetherSeen);
    removeEventListener('pagehide', this.#sayUnseen);
    this.#sayUnseen();
    this.#worker.terminate();
    for (const answer of this.#asked.values()) answer(null);
  }

  #ask(asking: (by: Seat) => Ask): Promise<Refused | null> {
    const viewer = this.scene.peek()?.viewer;
    if (typeof viewer !== 'number') return Promise.resolve(null);
    const key = this.#keys++;
    return new Promise((resolve) => {
      this.#asked.set(key, resolve);
      this.#say({ kind: 'ask', key, ask: asking(viewer) });
    });
  }

  #say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #sayWhetherSeen = (): void => this.#say({ kind: 'seen', isSeen: document.visibilityState === 'visible' });

  #sayUnseen = (): void => this.#say({ kind: 'seen', isSeen: false });

  #heard(message: FromWorker): void {
    switch (message.kind) {
      case 'scene':
        this.#take(message);
        break;
      case 'answer':
        this.#asked.get(message.key)?.(message.refusal);
        this.#asked.delete(message.key);
        break;
      case 'missing':
        this.lost.value = 'gone';
        break;
      case 'broken':
        this.lost.value = 'broken';
        break;
    }
  }

  /** One's own move shows before the worker has answered; if it is refused, the next scene is as it was. */
  #foretell(move: object): void {
    const scene = this.scene.peek();
    if (this.#rules === null || typeof scene?.viewer !== 'number' || !this.#foretells(move, scene.view)) return;
    const moment = { seat: scene.viewer, at: matchNow(this.clock.peek()) };
    const view = foretoldView(this.#rules, scene.view, moment, [{ seat: scene.viewer, move }]);
    this.scene.value = { ...scene, view, offers: this.#rules.legalMoves(view) };
  }

  async #loadGame(title: Title): Promise<void> {
    const [rules, table] = await Promise.all([loadRules(title), loadTable(title)]);
    // In a turn game the worker's answer is soon enough, and the page draws once instead of twice.
    if (COVERS[title].pace !== 'turns') this.#foretells = (move, view) => table.foretells(move, view);
    this.#rules = rules;
  }

  #take(message: Extract<FromWorker, { kind: 'scene' }>): void {
    // Without it moves are only shown a little later.
    if (this.game.peek() === null) this.#loadGame(message.game).catch(() => undefined);
    this.game.value = message.game;
    this.seats.value = message.seats;
    this.ours.value = message.ours;
    this.clock.value = message.clock;
    this.isPaused.value = message.isPaused;
    this.log.value = message.isWhole ? message.told : [...this.log.peek(), ...message.told];
    this.scene.value = message.scene;
    if (message.isWhole) return;
    for (const told of message.told) for (const listener of this.#toldListeners) listener(told);
  }
}
