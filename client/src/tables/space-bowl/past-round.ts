/** The round that has just ended, as it lay on the table when the tokens were uncovered. Pure. */

import {
  type Card,
  type Event,
  galaxySize,
  type JokerCard,
  type Position,
  placeOf,
  type Reveal,
  skyIn,
  solutions,
  type Throw,
  type Token,
  type View,
} from '#games/space-bowl';
import type { Seat } from '#tabletop';
import type { Told } from '../../host/host.ts';
import type { Ground } from './fitting.ts';

export interface PastRound {
  readonly number: number;
  readonly ground: Ground;
  readonly thrown: Throw;
  /** Null: nobody called. */
  readonly reveal: Reveal | null;
  readonly unseen: Unseen;
  /** Whether there was anything to see at all. */
  readonly hadCard: boolean;
  readonly hasJoker: boolean;
  readonly won: { readonly seat: Seat; readonly from: Position | null } | null;
}

/** Cards that would have done, and nobody pointed at. */
export interface Unseen {
  readonly valid: readonly Position[];
  readonly withJoker: readonly JokerCard[];
}

/** Null while a round is on, and before the first has ended. `remembered`: the galaxy while the round was on, if it was seen. */
export function pastRound(view: View, log: readonly Told[], remembered: View['galaxy'] | null): PastRound | null {
  return isOn(view) ? null : lastRound(view, log, remembered);
}

const isOn = ({ round }: View): boolean => round.phase !== 'pause' && round.phase !== 'over';

/** The last round that was played to its end, though another may be on; null before the first has ended. */
export function lastRound(view: View, log: readonly Told[], remembered: View['galaxy'] | null): PastRound | null {
  const { rounds, lastReveal } = view;
  const last = rounds.at(-1);
  if (last === undefined) return null;
  const reveal = last.kind === 'silent' ? null : lastReveal;
  const thrown = reveal?.thrown ?? throwBack(log, isOn(view) ? 1 : 0);
  if (thrown === null) return null;
  const { options } = view;
  const galaxy = reveal === null ? view.galaxy : (remembered ?? galaxyBefore(view, reveal));
  const found = solutions(skyIn({ galaxy }), thrown, options);
  const tokens = reveal?.tokens ?? [];
  const isTaken = (position: Position): boolean => tokens.some((token) => token.position === position);
  const isHelped = ({ position }: JokerCard): boolean =>
    tokens.some((token) => token.position === position && token.verdict === 'valid-with-joker');
  return {
    number: rounds.length,
    ground: { galaxy, options },
    thrown,
    reveal,
    unseen: {
      valid: found.valid.map(({ position }) => position).filter((position) => !isTaken(position)),
      withJoker: found.withJoker.filter((card) => !isHelped(card)),
    },
    hasJoker: !options.noJoker,
    hadCard: found.valid.length + found.withJoker.length > 0,
    won: reveal === null ? null : wonIn(reveal, view.captain),
  };
}

/** A silent round leaves nothing in the view but its end: its throw is in what was told, so many throws ago. */
function throwBack(log: readonly Told[], ago: number): Throw | null {
  const throws = log.flatMap(({ event }) => ((event as Event).type === 'thrown' ? [event as Event] : []));
  const event = throws.at(-1 - ago);
  return event?.type === 'thrown' ? event.thrown : null;
}

/** [END-1] [END-4] The token whose card is won, if the round was found; [END-5] it may lie nowhere. */
const winningToken = ({ call, tokens }: Reveal): Token | undefined =>
  tokens.find(({ seat, verdict }) => (call.kind === 'go' ? seat === call.caller : verdict !== 'invalid'));

function wonIn(reveal: Reveal, captain: Seat): PastRound['won'] {
  if (!reveal.found) return { seat: captain, from: null };
  const token = winningToken(reveal);
  return token === undefined || token.position === null ? null : { seat: token.seat, from: token.position };
}

/** The card that was won has been replaced since. Whoever was there remembers; else it is what went last. */
function galaxyBefore(view: View, reveal: Reveal): readonly (Card | null)[] {
  const position = reveal.found ? winningToken(reveal)?.position : null;
  if (position === null || position === undefined) return view.galaxy;
  return view.galaxy.with(placeOf(position, galaxySize(view.options)), view.gone.at(-1) ?? null);
}
