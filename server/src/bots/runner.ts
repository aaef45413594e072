/** Somebody who thinks for the bots, away from the thread that everybody waits for. */

import type { Asked, Decision } from '#bots';
import type { Words } from '#tabletop';

export interface BotRunner {
  /** Rejects when `signal` is aborted, or when nobody can answer. Null: nothing to do until something happens. */
  decide(game: string, view: object, asked: Asked, signal: AbortSignal): Promise<Decision<Words['Move']> | null>;
  close(): Promise<void>;
}

/** Threads that think take a while to start: nobody waits for them who has no bots. */
export function startedWhenNeeded(start: () => BotRunner): BotRunner {
  let runner: BotRunner | null = null;
  return {
    decide(...question) {
      runner ??= start();
      return runner.decide(...question);
    },
    close: async () => runner?.close(),
  };
}
