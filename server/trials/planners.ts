/** People at a table who plan ahead. */

import { randomUUID } from 'node:crypto';
import type { PlanTold, Refusal, ToClient } from '#protocol';
import { type Game, type Seat, sameData } from '#tabletop';
import type { Session } from '../src/match/session.ts';
import type { Gathered, Seated } from './company.ts';
import { type TrialServer, until } from './running.ts';

export const sessionOf = async (server: TrialServer, { table }: Gathered): Promise<Session> => {
  const { session } = await server.hall.table(table.id);
  if (session === null) throw new Error('no match is on');
  return session;
};

/** The answer to a plan, or to forgetting one. */
export const planAnswer = ({ heard }: Seated, key: string): Promise<PlanTold | Refusal> => {
  const isAnswer = (message: ToClient): message is PlanTold | Refusal =>
    (message.type === 'plan' || message.type === 'refused') && message.key === key;
  return until(`the answer to ${key}`, () => heard.find(isAnswer));
};

/** By what this player sees. */
export function planned({ player }: Seated, seat: Seat, move: unknown, key: string = randomUUID()): string {
  const match = player.table?.match?.id ?? '';
  const hash = player.seen.get(seat)?.hash ?? '0'.repeat(16);
  player.say({ type: 'plan', key, seat, move, judged: { match, hash } });
  return key;
}

export function forgotten({ player }: Seated, seat: Seat): string {
  const key = randomUUID();
  player.say({ type: 'forget-plan', key, seat });
  return key;
}

export const lastPlan = ({ heard }: Seated): PlanTold['plan'] | undefined =>
  heard.findLast((message) => message.type === 'plan')?.plan;

export interface Pair {
  /** What the seat that waits could plan. */
  readonly plan: object;
  /** What the seat to move could do before. */
  readonly deed: object;
}

/**
 * Of all that the one to move could do and the next could plan: a pair after which the plan's turn has come, and the
 * plan does the same (`fits`) or not.
 */
export function pairWhere(game: Game, state: object, { mover, planner, fits }: Wanted): Pair | null {
  const { plans } = game;
  const view = (of: object, seat: Seat): object => game.view(of as never, seat);
  const ahead = plans?.ahead(view(state, planner)) ?? null;
  if (plans === undefined || ahead === null) return null;
  const movesIn = (of: object): readonly { readonly type: string }[] =>
    game.legalMoves(of).flatMap((offer) => [...firstOf(game.offers.all(offer))]);
  for (const deed of movesIn(view(state, mover))) {
    const after = game.copy(state as never);
    if (game.play(after, { at: 0, by: mover, move: deed }, () => undefined) !== null) continue;
    if (!plans.isDue(view(after, planner))) continue;
    for (const plan of movesIn(ahead)) {
      const [before, now] = [plans.restOf(ahead, plan), plans.restOf(view(after, planner), plan)];
      if (before !== null && sameData(before, now) === fits) return { plan, deed };
    }
  }
  return null;
}

interface Wanted {
  readonly mover: Seat;
  readonly planner: Seat;
  readonly fits: boolean;
}

const MOST_OF_AN_OFFER = 12;

function* firstOf<T>(all: Iterable<T>): Generator<T> {
  let left = MOST_OF_AN_OFFER;
  for (const one of all) {
    if (left-- === 0) return;
    yield one;
  }
}
