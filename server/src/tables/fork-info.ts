import type { ForkInfo, ForkTree } from '#protocol';
import type { ForkOrigin, MatchRecord, Store } from '../store/store.ts';
import { refuse } from './refused.ts';

/** Where a match went on from, as others may know it. */
export const forkInfo = ({ match, moves, at, future }: ForkOrigin): ForkInfo => ({ match, moves, at, future });

/** More than these are not listed: nobody reads on. */
const MOST_LISTED = 200;
const DEEPEST = 50;

/**
 * The whole family of a match, from the first one that is here. Of one that is on only whoever knows it already is told:
 * who plays at somebody's own table right now is nobody else's business.
 */
export async function forkTree(store: Store, id: string): Promise<ForkTree> {
  let first = (await store.match(id)) ?? refuse('no-such-match');
  for (let depth = 0; first.fork !== undefined && depth < DEEPEST; depth++) {
    const parent = await store.match(first.fork.match);
    if (parent === null) break;
    first = parent;
  }
  return branch(store, first, { asked: id, left: MOST_LISTED }, 0);
}

interface Room {
  readonly asked: string;
  left: number;
}

async function branch(store: Store, match: MatchRecord, room: Room, depth: number): Promise<ForkTree> {
  const forks: ForkTree[] = [];
  for (const id of depth < DEEPEST ? (match.forks ?? []) : []) {
    if (room.left-- <= 0) break;
    const child = await store.match(id);
    const isTold = child !== null && (child.end !== null || id === room.asked);
    if (isTold) forks.push(await branch(store, child, room, depth + 1));
  }
  const { id, game, players, end, fork } = match;
  return {
    ...{ match: id, game, players, isOver: end !== null, outcome: end?.outcome ?? null, forks },
    fork: fork === undefined ? null : forkInfo(fork),
  };
}
