/**
 * Thinking time, shared. Each place has a share, and each of its tables a share of that: whoever opens many tables
 * makes their own bots slower, and nobody else's. Where bots play among themselves they think when nobody waits who plays.
 */

import type { Asked, Decision } from '#bots';
import type { Words } from '#tabletop';
import type { BotRunner } from './runner.ts';

interface Job {
  readonly ask: () => Promise<Decision<Words['Move']> | null>;
  resolve(decision: Decision<Words['Move']> | null): void;
  reject(reason: unknown): void;
}

/** What one place, or one of its tables, has used of the bots' time, and what it waits for. */
class Share {
  used: number;
  readonly jobs: Job[] = [];
  readonly parts = new Map<string, Share>();

  constructor(used: number) {
    this.used = used;
  }

  /** Who comes anew has no more saved up than whoever has used least. */
  part(name: string): Share {
    const known = this.parts.get(name);
    if (known !== undefined) return known;
    const [least = 0] = [...this.parts.values()].map(({ used }) => used).sort((one, other) => one - other);
    const part = new Share(least);
    this.parts.set(name, part);
    return part;
  }

  get isIdle(): boolean {
    return this.jobs.length === 0 && [...this.parts.values()].every(({ isIdle }) => isIdle);
  }

  /** Who waits for nothing is forgotten. */
  tidy(name: string, inner: string): void {
    const part = this.parts.get(name);
    if (part?.parts.get(inner)?.isIdle === true) part.parts.delete(inner);
    if (part?.isIdle === true) this.parts.delete(name);
  }

  /** Whoever waits and has used least. */
  get next(): { readonly name: string; readonly share: Share } | null {
    let next: { readonly name: string; readonly share: Share } | null = null;
    for (const [name, share] of this.parts) {
      if (!share.isIdle && (next === null || share.used < next.share.used)) next = { name, share };
    }
    return next;
  }
}

export class FairBots {
  readonly #runner: BotRunner;
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  /** Of tables at which people play, and of those at which they only watch. */
  readonly #played = new Share(0);
  readonly #watched = new Share(0);
  #thinking = 0;
  #waiting = 0;
  #isStanding = false;

  constructor(runner: BotRunner, { atOnce, mostWaiting }: { readonly atOnce: number; readonly mostWaiting: number }) {
    this.#runner = runner;
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** The bots of one table. */
  shareOf(place: string, table: string, isPlayed: () => boolean = () => true): BotRunner {
    return {
      decide: (game, view, asked, signal) =>
        this.#decide({ place, table, isPlayed: isPlayed() }, { game, view, asked, signal }),
      close: () => this.#runner.close(),
    };
  }

  /** Nobody thinks while nothing could be written. */
  standStill(): void {
    this.#isStanding = true;
  }

  goOn(): void {
    this.#isStanding = false;
    this.#next();
  }

  close(): Promise<void> {
    return this.#runner.close();
  }

  #decide(
    { place, table, isPlayed }: { readonly place: string; readonly table: string; readonly isPlayed: boolean },
    { game, view, asked, signal }: { game: string; view: object; asked: Asked; signal: AbortSignal },
  ): Promise<Decision<Words['Move']> | null> {
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.#waiting >= this.#mostWaiting) return Promise.reject(new Error('too many bots are thinking'));
    return new Promise((resolve, reject) => {
      const job: Job = { ask: () => this.#runner.decide(game, view, asked, signal), resolve, reject };
      const all = isPlayed ? this.#played : this.#watched;
      const { jobs } = all.part(place).part(table);
      jobs.push(job);
      this.#waiting++;
      const cancel = (): void => {
        const at = jobs.indexOf(job);
        if (at < 0) return;
        jobs.splice(at, 1);
        this.#waiting--;
        all.tidy(place, table);
        reject(signal.reason);
      };
      signal.addEventListener('abort', cancel, { once: true });
      this.#next();
    });
  }

  #next(): void {
    while (!this.#isStanding && this.#thinking < this.#atOnce) {
      const all = this.#played.isIdle ? this.#watched : this.#played;
      const place = all.next;
      const table = place?.share.next ?? null;
      const job = table?.share.jobs.shift();
      if (place === null || table === null || job === undefined) return;
      this.#waiting--;
      this.#think(job, [place.share, table.share], () => all.tidy(place.name, table.name));
    }
  }

  #think(job: Job, shares: readonly Share[], tidy: () => void): void {
    this.#thinking++;
    const begun = performance.now();
    job
      .ask()
      .then(job.resolve, job.reject)
      .finally(() => {
        this.#thinking--;
        for (const share of shares) share.used += performance.now() - begun;
        tidy();
        this.#next();
      });
  }
}
