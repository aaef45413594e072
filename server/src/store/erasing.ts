/** Records without somebody who had themselves erased, or with another in their place. */

import { SOMEBODY } from '#protocol/people';
import type { MatchRecord, PlanRecord } from './store.ts';

interface OfSomebody {
  readonly guest: string | null;
  readonly name?: string;
}

interface RoomData {
  readonly people: readonly OfSomebody[];
  readonly proposals: readonly OfSomebody[];
  readonly tally: readonly { readonly players: readonly OfSomebody[] }[];
  readonly pause: { readonly by: string } | null;
}

interface SeatedData {
  readonly host?: string;
  readonly seats?: readonly { readonly kind: string; readonly guest?: string; readonly name?: string }[];
  readonly sentAway?: readonly string[];
  readonly room?: RoomData;
}

const plansWithout = (plans: readonly PlanRecord[], guest: string, into: string | null): readonly PlanRecord[] =>
  plans.flatMap((plan) => {
    if (plan.guest !== guest) return [plan];
    return into === null ? [] : [{ ...plan, guest: into }];
  });

/** `into`: who they are now; null: somebody whom nobody knows. */
export function matchWithout<Match extends Pick<MatchRecord, 'players' | 'sittings' | 'plans'>>(
  match: Match,
  guest: string,
  into: string | null = null,
): Match {
  const { players, sittings = [] } = match;
  if (!sittings.some((sat) => sat.guest === guest)) return match;
  const moved = sittings.map((sat) => (sat.guest === guest ? { ...sat, guest: into } : sat));
  const plans = match.plans === undefined ? {} : { plans: plansWithout(match.plans, guest, into) };
  if (into !== null) return { ...match, ...plans, sittings: moved };
  const isTheirs = (seat: number): boolean => sittings.find((sat) => sat.seat === seat)?.guest === guest;
  return {
    ...match,
    ...plans,
    players: players.map((player, seat) => (isTheirs(seat) ? { ...player, name: SOMEBODY } : player)),
    sittings: moved.map((sat, index) => (sittings[index]?.guest === guest ? { ...sat, name: SOMEBODY } : sat)),
  };
}

export function tableWithout<Data extends SeatedData>(data: Data, guest: string, into: string | null = null): Data {
  const { host, seats = [], sentAway, room } = data;
  return {
    ...data,
    ...(host === guest ? { host: into ?? SOMEBODY } : {}),
    seats: seats.map((sitting) => {
      if (sitting.guest !== guest) return sitting;
      return into === null ? { ...sitting, guest: SOMEBODY, name: SOMEBODY } : { ...sitting, guest: into };
    }),
    ...(sentAway === undefined ? {} : { sentAway: sentAway.flatMap((one) => (one === guest ? (into ?? []) : one)) }),
    ...(room === undefined ? {} : { room: roomWithout(room, guest, into) }),
  };
}

/** Whoever is two people of a room and turns out to be one is there once. */
export function roomWithout<Room extends RoomData>(room: Room, guest: string, into: string | null): Room {
  const moved = <One extends OfSomebody>(list: readonly One[]): readonly One[] =>
    list.flatMap((one) => {
      if (one.guest !== guest) return [one];
      return into === null || list.some((other) => other.guest === into) ? [] : [{ ...one, guest: into }];
    });
  return {
    ...room,
    people: moved(room.people),
    proposals: moved(room.proposals),
    tally: room.tally.map((match) => ({
      ...match,
      players: match.players.map((player) => {
        if (player.guest !== guest) return player;
        return into === null ? { ...player, guest: null, name: SOMEBODY } : { ...player, guest: into };
      }),
    })),
    pause: room.pause?.by !== guest ? room.pause : into === null ? null : { by: into },
  };
}

/** Words they said are gone from what was reported. */
export function reportWithout<Data extends { readonly words?: readonly { readonly guest: string }[] }>(
  data: Data,
  guest: string,
  into: string | null = null,
): Data {
  const words = (data.words ?? []).flatMap((line) => {
    if (line.guest !== guest) return [line];
    return into === null ? [] : [{ ...line, guest: into }];
  });
  return { ...data, words };
}

/** The same for text of the file; what can't be read is returned as it is, without the id. */
export const rewritten =
  (rewrite: (data: never, guest: string, into: string | null) => object) =>
  (text: unknown, guest: unknown, into: unknown): string => {
    try {
      return JSON.stringify(rewrite(JSON.parse(String(text)) as never, String(guest), into as string | null));
    } catch {
      return String(text).replaceAll(String(guest), String(into ?? SOMEBODY));
    }
  };
