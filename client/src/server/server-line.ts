/** A socket to one table that mends itself: it notices silence, comes back, and says when it can't. */

import { type Signal, signal } from '@preact/signals';
import { CLOSING, type ToClient, type ToServer } from '#protocol';
import { isLevel } from '../catalogue/levels.ts';
import { type Line, type Lost, pageNow } from '../host/host.ts';
import type { LineListener, Place, TableLine } from '../host/line.ts';
import { levelBeside } from '../local/fitting-level.ts';
import { addressOf } from '../router/routes.ts';
import { askTable, recordingOf, tableWithId } from './api.ts';

const HEARTBEAT = 600;
/** No word for this long: the line is dead, whatever the socket says. */
const SILENCE = 1_800;
const RETRIES = [100, 300, 700, 1_500, 3_000, 5_000] as const;
/** A break shorter than this is nobody's business. */
const UNNOTICED = 1_000;

/** Closed for good: coming back would not help. */
const FINAL: { readonly [code: number]: Lost } = {
  [CLOSING.tableClosed]: 'gone',
  [CLOSING.removed]: 'removed',
  [CLOSING.tableFailed]: 'broken',
  [CLOSING.noSpectators]: 'no-spectators',
  [CLOSING.loggedOut]: 'signed-out',
  [CLOSING.screenForgotten]: 'gone',
  [CLOSING.banned]: 'banned',
};

class ServerLine implements TableLine {
  readonly state: Signal<Line> = signal('connecting');
  readonly sharesClock = false;
  isStill = false;
  readonly #listener: LineListener;
  readonly #path: string;
  #socket: WebSocket | null = null;
  #tries = 0;
  #lastHeard = 0;
  /** The same moment on the wall's clock, which goes on while a phone sleeps; the page's may stand. */
  #lastHeardWall = 0;
  #isClosed = false;
  #hasEchoed = false;
  #beat: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #notice: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: LineListener, path: string) {
    this.#listener = listener;
    this.#path = path;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    document.addEventListener('resume', this.#wake);
    this.#open();
  }

  say(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    document.removeEventListener('resume', this.#wake);
    clearTimeout(this.#retry);
    clearTimeout(this.#notice);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #open(): void {
    if (this.#isClosed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.#path}`);
    this.#socket = socket;
    this.#note();
    socket.onopen = () => {
      this.#listener.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#note();
      this.#tries = 0;
      clearTimeout(this.#notice);
      this.#notice = undefined;
      this.state.value = this.isStill ? 'still' : 'online';
      const message = JSON.parse(data) as ToClient;
      if (message.type === 'clock') this.#echo(message.clock);
      this.#listener.heard(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#broke(code);
    };
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#listen(), HEARTBEAT);
  }

  #note(): void {
    this.#lastHeard = pageNow();
    this.#lastHeardWall = Date.now();
  }

  /** A line that says nothing is asked; one that doesn't answer is given up. */
  #listen(): void {
    if (pageNow() - this.#lastHeard > SILENCE) this.#abandon();
    else this.say({ type: 'sync', sent: pageNow() });
  }

  /** Said at once, every other time: from it the server learns how long the way is. */
  #echo(clock: number): void {
    this.#hasEchoed = !this.#hasEchoed;
    if (this.#hasEchoed) this.say({ type: 'sync', sent: pageNow(), heard: clock });
  }

  /** Silence was noticed late enough: the player is told at once, within three seconds of the last word. */
  #abandon(): void {
    this.state.value = 'offline';
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#broke(0);
  }

  #broke(code: number): void {
    clearInterval(this.#beat);
    this.#socket = null;
    if (this.#isClosed) return;
    const end = FINAL[code];
    if (end !== undefined) {
      this.close();
      this.#listener.ended(end);
      return;
    }
    this.#notice ??= setTimeout(() => {
      this.state.value = 'offline';
    }, UNNOTICED);
    const wait = RETRIES[Math.min(this.#tries++, RETRIES.length - 1)] ?? 0;
    clearTimeout(this.#retry);
    // Whole rooms come back at once after a restart: not all at the same moment.
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #hurry = (): void => {
    if (this.#socket !== null) return;
    this.#tries = 0;
    clearTimeout(this.#retry);
    this.#open();
  };

  #drop = (): void => this.#abandon();

  /**
   * A phone that slept has missed everything, and its old line is dead though nobody told it: a new one at once, before
   * any timer notices. What was missed comes with it.
   */
  #wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#socket !== null && Date.now() - this.#lastHeardWall <= SILENCE) {
      this.#listen();
      return;
    }
    const asleep = this.#socket;
    this.#socket = null;
    asleep?.close();
    this.#hurry();
  };
}

/** Every bot at the table plays so many levels better or worse. */
async function changeBots(id: string, steps: number): Promise<void> {
  const found = await tableWithId(id);
  if (!found.ok) throw new Error(found.because);
  for (const [seat, info] of found.value.seats.entries()) {
    if (info.kind !== 'bot' || !isLevel(info.level)) continue;
    const answer = await askTable(id, 'bots', { seat, level: levelBeside(info.level, steps) });
    if (!answer.ok) throw new Error(answer.because);
  }
}

export const atServer = (id: string): Place => ({
  isHere: false,
  open: (listener) => new ServerLine(listener, '/socket'),
  leave: async () => void (await askTable(id, 'leave', {})),
  /** The next match begins at the same table. */
  async rematch(steps, wish = {}) {
    if (steps !== 0) await changeBots(id, steps);
    const answer = await askTable(id, 'rematch', wish);
    if (!answer.ok) throw new Error(answer.because);
    return addressOf.table(id);
  },
  replayAddress: (match) => addressOf.recording(match ?? id),
  recording: async (match) => (match === undefined ? null : recordingOf(match)),
});

/** The same for a screen of the room, which is nobody's: not even of whoever else uses this browser. */
export const atServerAsScreen = (id: string): Place => ({
  ...atServer(id),
  open: (listener) => new ServerLine(listener, '/socket/screen'),
});
