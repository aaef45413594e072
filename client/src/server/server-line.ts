/** A socket to one table that mends itself: it notices silence, comes back, and says when it can't. */

import { type Signal, signal } from '@preact/signals';
import { CLOSING, type ToClient, type ToServer } from '#protocol';
import { type Line, pageNow } from '../host/host.ts';

const HEARTBEAT = 600;
/** No word for this long: the line is dead, whatever the socket says. */
const SILENCE = 1_800;
const RETRIES = [100, 300, 700, 1_500, 3_000, 5_000] as const;
/** A break shorter than this is nobody's business. */
const UNNOTICED = 1_000;

/** Closed for good: coming back would not help. */
const FINAL: readonly number[] = [CLOSING.tableClosed, CLOSING.removed, CLOSING.tableFailed];

export interface LineListener {
  opened(): void;
  heard(message: ToClient): void;
  /** The server doesn't want us back. */
  ended(code: number): void;
}

export class ServerLine {
  readonly state: Signal<Line> = signal('connecting');
  readonly #listener: LineListener;
  #socket: WebSocket | null = null;
  #tries = 0;
  #lastHeard = 0;
  #isClosed = false;
  #beat: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #notice: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: LineListener) {
    this.#listener = listener;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  /** False when there is nobody to say it to. */
  say(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    clearTimeout(this.#notice);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #open(): void {
    if (this.#isClosed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.#socket = socket;
    this.#lastHeard = pageNow();
    socket.onopen = () => {
      this.#listener.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#lastHeard = pageNow();
      this.#tries = 0;
      clearTimeout(this.#notice);
      this.#notice = undefined;
      this.state.value = 'online';
      this.#listener.heard(JSON.parse(data) as ToClient);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#broke(code);
    };
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#listen(), HEARTBEAT);
  }

  /** A line that says nothing is asked; one that doesn't answer is given up. */
  #listen(): void {
    if (pageNow() - this.#lastHeard > SILENCE) this.#abandon();
    else this.say({ type: 'sync', sent: pageNow() });
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
    if (FINAL.includes(code)) {
      this.close();
      this.#listener.ended(code);
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

  /** A phone that slept has missed everything: don't wait for a timer to notice. */
  #wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#socket === null) this.#hurry();
    else this.#listen();
  };
}
