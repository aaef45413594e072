/** Does whoever only reacts to what they hear ever come first? In simulated time, at everything that one can be first at. */

import { spaceBowl } from '#games/space-bowl';
import { spaceBuilder } from '#games/space-builder';
import type { ToClient } from '#protocol';
import { below, type Game, quickChance } from '#tabletop';
import { BUZZER, FairTable, type Stage } from './fair-table.ts';
import type { LineNature } from './simulated-line.ts';

/** What one can be first at, and what leads up to it. */
interface Prize {
  readonly stage: Stage;
  /** A move that is refused whenever it is made, and is no race. */
  readonly wrong: unknown;
  /** What is done first, by seat, once something to search has come to light. */
  readonly before: readonly (readonly unknown[])[];
}

const stageOf = (game: Game, race: object): Stage => ({ game, race: () => race });
const BUILT = [1, 2, 3, 4].map((building) => ({ type: 'build', building, face: 'A', plot: building, turn: 0 }));

export const PRIZES: { readonly [name in 'light' | 'go' | 'joker' | 'finish']: Prize } = {
  light: { stage: BUZZER, wrong: { type: 'buzz', round: -1 }, before: [] },
  go: {
    stage: stageOf(spaceBowl as unknown as Game, { type: 'go' }),
    ...{ wrong: { type: 'place', position: 'A1' }, before: [] },
  },
  joker: {
    stage: stageOf(spaceBowl as unknown as Game, { type: 'joker', position: 'C3' }),
    ...{ wrong: { type: 'throw' }, before: [[{ type: 'go' }]] },
  },
  finish: {
    stage: stageOf(spaceBuilder as unknown as Game, { type: 'finish' }),
    ...{ wrong: { type: 'ready' }, before: [BUILT, BUILT] },
  },
};

export interface SniperReport {
  readonly rounds: number;
  /** Rounds that went to the sniper, who pressed after the other. */
  readonly stolen: number;
  /** Rounds in which the sniper pressed at all, and not before the other. */
  readonly reacted: number;
}

export interface SniperRequest {
  readonly prize: keyof typeof PRIZES;
  readonly rounds: number;
  readonly seed: number;
  readonly honest: LineNature;
  readonly sniper: LineNature;
  /** A fault that the trial must find: the sniper is told of every call as it comes in. */
  readonly overhears?: boolean;
}

/** Sooner races are held longer, whoever presses; then there is time for what is done before. */
const BEFORE_MILLIS = 400;
const PROBING_FROM = 1_500;
const PROBE_MILLIS = 20;
/** Until then the sniper only learns what is usual. */
const QUIET_MILLIS = 400;
/** The first throw or plan may take a while. */
const LONGEST_ROUND = 30_000;

/** Somebody who never looks, tries everything all the time, and presses as soon as anything is other than before. */
export async function runSniper(request: SniperRequest): Promise<SniperReport> {
  const report = { rounds: 0, stolen: 0, reacted: 0 };
  for (let round = 0; round < request.rounds; round++) {
    const { presses, receipts } = await playRound(request, request.seed + round);
    report.rounds++;
    const [honestly, sniped] = presses;
    if (honestly === undefined || sniped === undefined || sniped < honestly) continue;
    report.reacted++;
    if (receipts?.[0]?.seat === 1) report.stolen++;
  }
  return report;
}

async function playRound({ prize, honest, sniper, overhears }: SniperRequest, seed: number) {
  const chance = quickChance(seed);
  const ear = new Ear();
  const { stage, wrong, before } = PRIZES[prize];
  let isOn = false;
  const begin = (seat: number, then: () => void, after: number): void => {
    table.clock.after(BEFORE_MILLIS, () => {
      for (const move of before[seat] ?? []) table.say(seat, { type: 'move', key: table.key(), seat, move });
    });
    table.clock.after(after, then);
  };
  const table: FairTable = new FairTable(
    [
      {
        nature: honest,
        lit: () =>
          begin(
            0,
            () => {
              table.press(0);
              if (overhears === true) table.clock.after(honest.oneWay + sniper.oneWay, () => table.press(1, 0));
            },
            PROBING_FROM + QUIET_MILLIS + 200 + below(chance, 400),
          ),
      },
      {
        nature: sniper,
        lit: () =>
          begin(
            1,
            () => {
              isOn = true;
              probe({ since: table.clock.now(), wrong, ear, table });
            },
            PROBING_FROM,
          ),
        heard: (message, { clock }) => {
          if (isOn && ear.isStartled(message, clock.now())) table.press(1, 0);
        },
      },
    ],
    chance,
    stage,
  );
  await table.open();
  const played = await table.playRound(LONGEST_ROUND);
  table.shut();
  return played;
}

/** From here on until the round is over: every message there is, right and wrong. */
function probe(probing: { since: number; wrong: unknown; ear: Ear; table: FairTable }): void {
  const { since, wrong: move, ear, table } = probing;
  const { receipts = null, presses = [] } = table.rounds[0] ?? {};
  if (receipts !== null || presses[1] !== undefined) return;
  const { clock } = table;
  const [wrong, undo] = [table.key(), table.key()];
  ear.listenFor(wrong, clock.now(), clock.now() - since > QUIET_MILLIS);
  ear.listenFor(undo, clock.now(), clock.now() - since > QUIET_MILLIS);
  table.say(1, { type: 'move', key: wrong, seat: 1, move, pressed: 0 });
  table.say(1, { type: 'undo', key: undo, seat: 1 });
  table.say(1, { type: 'legal', seat: 1 });
  table.say(1, { type: 'refresh', viewer: 1 });
  table.say(1, { type: 'sync', sent: clock.now() });
  clock.after(PROBE_MILLIS, () => {
    if (ear.isWaitingTooLong(clock.now())) table.press(1, 0);
    probe(probing);
  });
}

/** Knows what answers usually are, and how long they take. */
class Ear {
  readonly #asked = new Map<string, number>();
  readonly #usual = new Set<string>();
  #longest = 0;
  #is: 'asleep' | 'learning' | 'listening' = 'asleep';

  listenFor(key: string, now: number, isSerious: boolean): void {
    this.#asked.set(key, now);
    this.#is = isSerious ? 'listening' : 'learning';
  }

  isStartled(message: ToClient, now: number): boolean {
    const { key } = message as { readonly key?: string | null };
    const sent = typeof key === 'string' ? this.#asked.get(key) : undefined;
    if (typeof key === 'string') this.#asked.delete(key);
    const shown = JSON.stringify({ ...message, key: null, sent: 0, clock: 0 });
    if (this.#is === 'learning') {
      this.#usual.add(shown);
      if (sent !== undefined) this.#longest = Math.max(this.#longest, now - sent);
    }
    return this.#react(!this.#usual.has(shown) || (sent !== undefined && now - sent > this.#longest + 1));
  }

  isWaitingTooLong(now: number): boolean {
    return this.#react([...this.#asked.values()].some((sent) => now - sent > this.#longest + PROBE_MILLIS));
  }

  /** Once a round. */
  #react(isOdd: boolean): boolean {
    if (this.#is !== 'listening' || !isOdd) return false;
    this.#is = 'asleep';
    this.#asked.clear();
    return true;
  }
}
