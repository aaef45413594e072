/** Who does what in the round under way, and what is left to the one who looks. Pure. */

import { hasSpoken, isSearching, type Move, showsRedButton, type View } from '#games/space-bowl';
import type { Seat } from '#tabletop';

export interface Standing {
  readonly isCaptain: boolean;
  readonly called: 'go' | 'doom' | null;
  readonly follows: boolean;
  readonly showsRed: boolean;
  readonly isReady: boolean;
  /** Has neither spoken nor passed: still looking for a card. */
  readonly looks: boolean;
  /** Filled in the player's colour: they place a token or show the red button. */
  readonly takesPart: boolean;
}

export function standingOf({ round, captain }: View, seat: Seat): Standing {
  const spoke = hasSpoken(round, seat);
  const called = round.call?.caller === seat ? round.call.kind : null;
  return {
    isCaptain: captain === seat,
    called,
    follows: spoke && called === null,
    showsRed: showsRedButton(round, seat),
    isReady: round.ready[seat] === true,
    looks: (round.phase === 'search' || round.phase === 'countdown') && !spoke && round.ready[seat] !== true,
    takesPart: spoke,
  };
}

type Deed = Move['type'];

/** Which kinds of move are offered now. */
export type Can = Readonly<Record<Deed, boolean>>;

export function canDo(offers: readonly object[]): Can {
  const types = new Set((offers as readonly Move[]).map(({ type }) => type));
  return {
    throw: types.has('throw'),
    go: types.has('go'),
    doom: types.has('doom'),
    follow: types.has('follow'),
    joker: types.has('joker'),
    place: types.has('place'),
    ready: types.has('ready'),
  };
}

/**
 * What the buttons are about. `follow`: a go round one is not in. `doubt`: a doom round one is not in. `choose`: a card
 * is owed. `sure`: one is chosen. `red`: the red button is up. `done`: nothing more to do.
 */
export type Situation =
  | 'over'
  | 'watching'
  | 'throw'
  | 'waiting'
  | 'search'
  | 'follow'
  | 'doubt'
  | 'choose'
  | 'sure'
  | 'red'
  | 'done';

export function situationOf(view: View, can: Can): Situation {
  const { viewer, round, choice } = view;
  if (round.phase === 'over') return 'over';
  if (viewer === 'spectator') return 'watching';
  if (round.phase === 'pause') return can.throw ? 'throw' : 'waiting';
  if (round.ready[viewer] === true) return 'done';
  if (round.phase === 'search') return 'search';
  if (showsRedButton(round, viewer)) return 'red';
  if (!isSearching(round, viewer)) return round.phase === 'countdown' ? 'follow' : 'done';
  if (choice !== null) return round.phase === 'countdown' ? 'sure' : 'done';
  return round.call?.kind === 'doom' && round.joker?.by !== viewer ? 'doubt' : 'choose';
}

/** Whoever only looks on has nothing to press, whosever eyes it is with. */
export const situationFor = (view: View, can: Can, { isPlayed }: { readonly isPlayed: boolean }): Situation =>
  isPlayed || view.round.phase === 'over' ? situationOf(view, can) : 'watching';

/** Where there is still something to be won by staying: being done with it is to pass. */
const PASSABLE: readonly Situation[] = ['search', 'follow', 'doubt'];

export const isPassable = (situation: Situation, can: Can): boolean => can.ready && PASSABLE.includes(situation);
