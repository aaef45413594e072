/** The way to a table of this device: the worker that runs its match. */

import { signal } from '@preact/signals';
import type { ToClient, ToServer } from '#protocol';
import type { Line } from '../host/host.ts';
import type { LineListener, Place, TableLine } from '../host/line.ts';
import { addressOf } from '../router/routes.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { playAgain } from './new-match.ts';
import { forgetMatch, storedMatch } from './stored-matches.ts';

class WorkerLine implements TableLine {
  readonly state = signal<Line>('local');
  readonly sharesClock = true;
  isStill = false;
  readonly #worker = new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' });

  constructor(id: string, listener: LineListener) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (typeof data === 'string') listener.heard(JSON.parse(data) as ToClient);
      else if (data.kind === 'opened') listener.opened();
      else listener.ended(data.because);
    };
    this.#worker.onerror = () => listener.ended('broken');
    this.#post({ kind: 'open', id });
    this.#sayWhetherSeen();
    document.addEventListener('visibilitychange', this.#sayWhetherSeen);
    addEventListener('pagehide', this.#sayUnseen);
  }

  say(message: ToServer): boolean {
    this.#post(JSON.stringify(message));
    return true;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#sayWhetherSeen);
    removeEventListener('pagehide', this.#sayUnseen);
    this.#post({ kind: 'close' });
    this.#worker.terminate();
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #sayWhetherSeen = (): void => this.#post({ kind: 'seen', isSeen: document.visibilityState === 'visible' });

  #sayUnseen = (): void => this.#post({ kind: 'seen', isSeen: false });
}

/** A match that is kept in this browser, as a table. */
export const onThisDevice = (id: string): Place => ({
  isHere: true,
  open: (listener) => new WorkerLine(id, listener),
  leave: () => forgetMatch(id),
  rematch: async (steps) => addressOf.match(await playAgain(id, steps)),
  replayAddress: () => addressOf.replay(id),
  recording: async () => (await storedMatch(id))?.recording ?? null,
});
