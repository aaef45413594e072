/** How the house is at a glance, and how it was in the last minutes: for whoever looks after it. */

import type { StatusInfo, StatusSample } from '#protocol';
import type { FairBots } from './bots/fair-share.ts';
import type { House, Log } from './house.ts';
import type { Bans } from './moderation/bans.ts';
import type { Hall } from './tables/hall.ts';

export const SAMPLE_MILLIS = 5_000;
/** Ten minutes. */
const MOST_SAMPLES = 120;
const MOST_ERRORS = 20;
const MOST_REPORTS = 10;

type NotedError = StatusInfo['errors'][number];

/** The last errors that were logged. */
export class ErrorBook {
  #errors: readonly NotedError[] = [];

  get latest(): readonly NotedError[] {
    return this.#errors;
  }

  /** The same log, with an eye on it. */
  over(log: Log): Log {
    return {
      info: (facts, said) => log.info(facts, said),
      warn: (facts, said) => log.warn(facts, said),
      error: (facts, said) => {
        const { err } = facts as { readonly err?: unknown };
        const detail = err instanceof Error ? err.message : '';
        this.#errors = [{ at: Date.now(), said, detail }, ...this.#errors].slice(0, MOST_ERRORS);
        log.error(facts, said);
      },
    };
  }
}

export interface StatusParts {
  readonly house: House;
  readonly hall: Hall;
  readonly bots: FairBots;
  readonly bans: Bans;
  readonly errors: ErrorBook;
  readonly here: () => readonly { readonly guest: string }[];
}

export class Status {
  readonly #parts: StatusParts;
  readonly #since: number;
  readonly #samples: StatusSample[] = [];
  #last = { at: performance.now(), moves: 0, stored: 0, storing: 0 };

  constructor(parts: StatusParts) {
    this.#parts = parts;
    this.#since = parts.house.clock.wall();
  }

  /** Called again and again: what happened since the last time. */
  async sample(): Promise<void> {
    const { house, hall, bots, here } = this.#parts;
    const [moves, storing] = await Promise.all([house.measures.moves.get(), house.measures.storing.get()]);
    const figureOf = (name: string): number =>
      storing.values.find(({ metricName }) => metricName?.endsWith(name) === true)?.value ?? 0;
    const now = {
      at: performance.now(),
      ...{ moves: moves.values[0]?.value ?? 0, stored: figureOf('_count'), storing: figureOf('_sum') },
    };
    const seconds = (now.at - this.#last.at) / 1_000;
    const stored = now.stored - this.#last.stored;
    const delays = [...hall.tables]
      .flatMap(({ company }) => [...company.lines].map(({ delay }) => delay))
      .toSorted(byNumber);
    this.#samples.push({
      at: house.clock.wall(),
      moves: rounded((now.moves - this.#last.moves) / Math.max(seconds, 0.001)),
      store: stored === 0 ? 0 : rounded(((now.storing - this.#last.storing) / stored) * 1_000),
      delay: rounded(delays[Math.floor(delays.length / 2)] ?? 0),
      ...{ people: peopleIn(here()), rooms: hall.size, bots: bots.waiting },
      memory: Math.round(process.memoryUsage.rss() / 1_000_000),
    });
    if (this.#samples.length > MOST_SAMPLES) this.#samples.shift();
    this.#last = now;
  }

  async info(): Promise<StatusInfo> {
    const { house, hall, bans, errors, here } = this.#parts;
    const rooms = hall.register.all;
    const reports = house.store.isFailing ? [] : await house.store.moderation.reports(MOST_REPORTS);
    return {
      ...{ at: house.clock.wall(), since: this.#since, isFailing: house.store.isFailing },
      rooms: {
        open: rooms.length,
        playing: rooms.filter(([, { phase }]) => phase === 'playing').length,
        awake: hall.size,
      },
      people: { here: peopleIn(here()), connections: here().length, banned: bans.all.length },
      storeBytes: house.store.isFailing ? 0 : await house.store.bytes(),
      samples: this.#samples,
      incidents: house.incidents.counts,
      errors: errors.latest,
      reports: reports.map(({ id, wall, why, name }) => ({ id, at: wall, why, name })),
    };
  }
}

const byNumber = (one: number, other: number): number => one - other;
const rounded = (figure: number): number => Math.round(figure * 10) / 10;
const peopleIn = (here: readonly { readonly guest: string }[]): number => new Set(here.map(({ guest }) => guest)).size;
