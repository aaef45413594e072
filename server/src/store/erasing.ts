/** Records without somebody who had themselves erased, or with another in their place. */

import { SOMEBODY } from '#protocol';
import type { MatchRecord } from './store.ts';

interface SeatedData {
  readonly host?: string;
  readonly seats?: readonly { readonly kind: string; readonly guest?: string; readonly name?: string }[];
  readonly sentAway?: readonly string[];
}

/** `into`: who they are now; null: somebody whom nobody knows. */
export function matchWithout<Match extends Pick<MatchRecord, 'players' | 'sittings'>>(
  match: Match,
  guest: string,
  into: string | null = null,
): Match {
  const { players, sittings = [] } = match;
  if (!sittings.some((sat) => sat.guest === guest)) return match;
  const moved = sittings.map((sat) => (sat.guest === guest ? { ...sat, guest: into } : sat));
  if (into !== null) return { ...match, sittings: moved };
  const isTheirs = (seat: number): boolean => sittings.find((sat) => sat.seat === seat)?.guest === guest;
  return {
    ...match,
    players: players.map((player, seat) => (isTheirs(seat) ? { ...player, name: SOMEBODY } : player)),
    sittings: moved.map((sat, index) => (sittings[index]?.guest === guest ? { ...sat, name: SOMEBODY } : sat)),
  };
}

export function tableWithout<Data extends SeatedData>(data: Data, guest: string, into: string | null = null): Data {
  const { host, seats = [], sentAway } = data;
  return {
    ...data,
    ...(host === guest ? { host: into ?? SOMEBODY } : {}),
    seats: seats.map((sitting) => {
      if (sitting.guest !== guest) return sitting;
      return into === null ? { ...sitting, guest: SOMEBODY, name: SOMEBODY } : { ...sitting, guest: into };
    }),
    ...(sentAway === undefined ? {} : { sentAway: sentAway.flatMap((one) => (one === guest ? (into ?? []) : one)) }),
  };
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
